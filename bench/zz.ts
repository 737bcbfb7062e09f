import { readFileSync } from 'node:fs';
import { Inference, Network, networkPlayer, traitsOf } from '@ahu/bots';
import { askBot, legalMoves, playToEnd, Sfc32 } from '@ahu/core';
import { NetworkEvaluator as PlainEv } from './plain/evaluator.ts';
import { Network as Plain } from './plain/network.ts';
import { SearchBot as PlainBot } from './plain/search-bot.ts';
import { SUBJECTS } from './subjects.ts';

// bit test
{
  const shape = { inputs: 100, hidden: 64, seats: 3, kinds: 5, traits: 20 };
  const net = new Network(shape);
  const r = new Sfc32('x');
  for (let i = 0; i < net.weights.length; i++) net.weights[i] = (r.below(2001) - 1000) / 3000;
  const traits = { kinds: 5, count: 20, of: (m: number) => [m % 5, 5 + (m % 15)] };
  const a = new Inference(net, traits, 40, 'wasm'),
    b = new Inference(net, traits, 40, 'plain');
  const wa = new Float64Array(8),
    wb = new Float64Array(8);
  let bad = 0;
  for (let n = 0; n < 200; n++) {
    for (let i = 0; i < 100; i++) a.features[i] = b.features[i] = r.below(3) == 0 ? r.below(1000) / 700 - 0.3 : 0;
    a.run(1, wa);
    b.run(1, wb);
    const mv = Int32Array.from({ length: 40 }, (_, i) => i);
    a.ask(mv, 40);
    b.ask(mv, 40);
    for (let i = 0; i < 3; i++) if (wa[i] !== wb[i]) bad++;
    for (let i = 0; i < 40; i++) if (a.promises[i] !== b.promises[i]) bad++;
    if (a.weightOfHint(3) !== b.weightOfHint(3)) bad++;
    for (let h = 0; h < 64; h++) if (a.hidden[h] !== b.hidden[h]) bad++;
  }
  console.log('bit differences', bad, wa[0], a.promises[3]);
}
for (const s of SUBJECTS)
  for (const seats of s.game.seats) {
    const { game, insight, greedy } = s;
    const random = new Sfc32('search');
    const state = game.start(seats, game.readOptions({}));
    const all: any[] = [];
    playToEnd(game, state, random, (seat) => {
      const moves = legalMoves(game, state, seat);
      if (moves.length > 1) all.push({ view: game.view(state, seat), seat, moves });
      return askBot(game, state, seat, greedy, random);
    });
    const ds = Array.from({ length: 8 }, (_, i) => all[Math.round((i * (all.length - 1)) / 7)]);
    const file = JSON.parse(readFileSync(`bench/plain/weights/${game.id}-${seats}.json`, 'utf8'));
    const ints = new Int16Array(Uint8Array.from(Buffer.from(file.weights, 'base64')).buffer);
    const plain = new Plain(
      file.inputs,
      file.hidden,
      Float32Array.from(ints, (x) => x * file.step),
    );
    const traits = traitsOf(game, insight);
    const net = new Network({ inputs: file.inputs, hidden: 64, seats, kinds: traits.kinds, traits: traits.count });
    net.parts.rows.set(plain.weights.subarray(0, file.inputs * 64));
    net.parts.biases.set(plain.weights.subarray(file.inputs * 64, file.inputs * 64 + 64));
    net.parts.values.set(plain.weights.subarray(file.inputs * 64 + 64, file.inputs * 64 + 128));
    net.parts.hintBiases.fill(4);
    const oldBot = new PlainBot('o', game, insight, new PlainEv(insight, plain), { iterations: 800 });
    const newBot = networkPlayer(game, { insight, network: net }, { iterations: 800 });
    const time = (b: any) => {
      const t = performance.now();
      for (const d of ds) b.explain(d.view, d.seat, d.moves, new Sfc32('think'));
      return (6400 / (performance.now() - t)) * 1000;
    };
    const a: number[] = [],
      b: number[] = [];
    time(oldBot);
    time(newBot);
    for (let i = 0; i < 3; i++) {
      a.push(time(oldBot));
      b.push(time(newBot));
    }
    a.sort((x, y) => x - y);
    b.sort((x, y) => x - y);
    console.log(game.id, seats, Math.round(a[1]), Math.round(b[1]), (b[1] / a[1]).toFixed(2));
  }
