/**
 * Teaches a network of today's shape what the plain evaluation of 0.1 knows (bench/plain): node scripts/distil.ts
 * GAME SEATS GAMES FILE. How the first weights of this shape were made, from which `ahu train` went on.
 */
import { writeFileSync } from 'node:fs';
import {
  type Expert,
  type Habits,
  Learner,
  Lessons,
  Network,
  SelfPlay,
  scatter,
  traitsOf,
  writeWeights,
} from '@ahu/bots';
import { type Game, type Insight, legalMoves, type Position, Sfc32 } from '@ahu/core';
import type { Network as PlainNetwork } from '../bench/plain/network.ts';
import { readPlainWeights } from '../bench/plain/weights.ts';
import { findGame } from '../packages/cli/src/games/games.ts';

const LOOKS = 12;
/** As 0.1 turned values into attention. */
const CONFIDENCE = 0.03;
const HABITS: Habits = {
  thorough: 0.5,
  iterations: 1,
  briefly: 1,
  kept: 0.3,
  noise: 0.3,
  curiosity: 0.02,
  sealedCuriosity: 0.06,
  lambda: 0.9,
};

/** Looks one move ahead with the evaluation of 0.1, at the moves with the highest hints. */
class PlainExpert implements Expert<Position> {
  readonly #features: Float32Array;
  readonly game: Game;
  readonly insight: Insight;
  readonly network: PlainNetwork;

  constructor(game: Game, insight: Insight, network: PlainNetwork) {
    this.game = game;
    this.insight = insight;
    this.network = network;
    this.#features = new Float32Array(network.inputs);
  }

  advise(state: Position, seat: number, _iterations: number, noise: number, random: Sfc32) {
    const { game, insight } = this;
    const world = game.determinize(game.view(state, seat), random);
    const hints = legalMoves(game, world, seat).map((move) => ({ move, hint: insight.hint(world, seat, move) }));
    hints.sort((a, b) => b.hint - a.hint || a.move - b.move);
    const hopeful = Math.max(1, hints.filter(({ hint }) => hint > 0).length);
    const moves = hints.slice(0, Math.min(hopeful, 32)).map(({ move }) => move);
    const after = game.copy(world);
    const values = moves.slice(0, LOOKS).map((move) => {
      game.play(game.copy(world, after), seat, move);
      return this.#value(after, seat);
    });
    const best = Math.max(...values);
    const shares = moves.map((_, i) => (i < values.length ? Math.exp((values[i] - best) / CONFIDENCE) : 0));
    const sum = shares.reduce((total, share) => total + share, 0);
    let drawn = noise > 0 && random.below(10) === 0 ? (random.below(1 << 20) / (1 << 20)) * sum : -1;
    let chosen = values.indexOf(best);
    for (let i = 0; drawn >= 0; i++) {
      drawn -= shares[i];
      chosen = i;
    }
    const worths = Float64Array.from({ length: 8 }, (_, i) => (i < state.setup.seats ? this.#value(world, i) : 0));
    return { move: moves[chosen], moves, shares: shares.map((share) => share / sum), worths };
  }

  #value(world: Position, seat: number): number {
    this.insight.features(world, seat, this.#features);
    return this.network.evaluate(this.#features);
  }
}

const [id, seatsText, gamesText, path, hiddenText = '64'] = process.argv.slice(2);
const [seats, games, hidden] = [seatsText, gamesText, hiddenText].map(Number);
const { game, insight } = findGame(id);
const traits = traitsOf(game, insight);
const plain = readPlainWeights(new URL(`../bench/plain/weights/${id}-${seats}.json`, import.meta.url));
const shape = { inputs: plain.inputs, hidden, seats, kinds: traits.kinds, traits: traits.count };
const network = new Network(shape);
scatter(network, new Sfc32(`distil ${id} ${seats}`));
takeOver(network, plain);
const learner = new Learner(network, traits, game.moveCount, 100_000);
const selfPlay = new SelfPlay(game, insight, game.start(seats, game.readOptions({})), HABITS);
const sitters = Array.from({ length: seats }, () => ({ expert: new PlainExpert(game, insight, plain), learns: true }));
const random = new Sfc32(`distil ${id} ${seats}`);
for (let n = 1; n <= games; n++) {
  const lessons = new Lessons(shape.inputs, seats, 4000);
  selfPlay.play(sitters, lessons, random);
  learner.memory.addAll(lessons);
  if (learner.memory.stored < 2000) continue;
  const losses = learner.learn(Learner.batches(lessons.stored, 3), 0.001 * (n < games / 2 ? 1 : 0.4), random);
  if (n % Math.ceil(games / 10) === 0) console.log(n, losses.value.toFixed(4), losses.moves.toFixed(3));
}
const command = `node scripts/distil.ts ${id} ${seats} ${games}`;
const made = { command, games };
const file = writeWeights(new Network(shape, learner.settled), { game: id, made });
writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);

/** The hidden layer and the own value of 0.1 as far as they go. */
function takeOver({ parts }: Network, { weights, inputs, hidden: known }: PlainNetwork): void {
  for (let i = 0; i < inputs; i++) parts.rows.set(weights.subarray(i * known, (i + 1) * known), i * hidden);
  parts.biases.set(weights.subarray(inputs * known, (inputs + 1) * known));
  parts.values.fill(0);
  parts.values.set(weights.subarray((inputs + 1) * known, (inputs + 2) * known));
  parts.valueBiases.fill(-Math.log(seats - 1));
  parts.valueBiases[0] = weights[(inputs + 2) * known];
}
