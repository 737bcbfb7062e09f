import { SUBJECTS } from './subjects.ts';
import { askBot, playToEnd, Sfc32, tellBots, seatsOf } from '@ahu/core';
import { readFileSync } from 'node:fs';
import { networkPlayer, readWeights } from '@ahu/bots';
import { readPlainWeights } from './plain/weights.ts';
import { NetworkEvaluator as PlainEv } from './plain/evaluator.ts';
import { SearchBot as PlainBot } from './plain/search-bot.ts';
const [id, seatsT, file, gamesT, newIt, oldIt, ms = '0', rivalFile] = process.argv.slice(2);
const seats = Number(seatsT);
const { game, insight } = SUBJECTS.find((s) => s.game.id === id)!;
const network = readWeights(JSON.parse(readFileSync(file, 'utf8')));
const rival = rivalFile ? readWeights(JSON.parse(readFileSync(rivalFile, 'utf8'))) : undefined;
const plain = readPlainWeights(new URL(`./plain/weights/${id}-${seats}.json`, import.meta.url));
const cap = Number(ms) > 0 ? { clock: () => performance.now(), cap: () => Number(ms) } : {};
let won = 0; let n = 0; let tn=0,to=0;
for (; n < Number(gamesT); n++) {
  const random = new Sfc32(`v ${Math.floor(n / seats)}`);
  const state = game.start(seats, game.readOptions({}));
  const bots = Array.from({ length: seats }, (_, s) => s === n % seats ? networkPlayer(game, { insight, network }, { iterations: Number(newIt), ...cap }) : rival ? networkPlayer(game, { insight, network: rival }, { iterations: Number(oldIt), ...cap }) : new PlainBot('p', game, insight, new PlainEv(insight, plain), { iterations: Number(oldIt), ...cap }));
  playToEnd(game, state, random, (seat) => {const t=performance.now(); const m= askBot(game, state, seat, bots[seat], random); if(seat===n%seats)tn+=performance.now()-t; else to+=(performance.now()-t)/(seats-1); return m;}, (seat, move) => tellBots(game, state, bots, seat, move));
  const w = seatsOf(game.winners(state)); if (w.includes(n % seats)) won += 1 / w.length;
}
const p = won / n, z = 1.96, d = 1 + z * z / n, c = (p + z * z / 2 / n) / d, h = z * Math.sqrt(p * (1 - p) / n + z * z / 4 / n / n) / d;
console.log(id, seats, file.split('/').slice(-2).join('/'), `new ${newIt} old ${oldIt} ms ${ms}${rival?' vs '+rivalFile:''}: ${won.toFixed(1)}/${n} = ${(100 * p).toFixed(1)} % (${(100 * (c - h)).toFixed(0)}–${(100 * (c + h)).toFixed(0)}) time ratio ${(tn/to).toFixed(2)}`);
