import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inferenceOf, Network, networkPlayer, readWeights, scatter, traitsOf } from '@ahu/bots';
import { askBot, type Game, legalMoves, type Move, playToEnd, type Seat, Sfc32 } from '@ahu/core';
import { allocationsOf } from './allocations.ts';
import { NetworkEvaluator as PlainEvaluator } from './plain/evaluator.ts';
import { SearchBot as PlainBot } from './plain/search-bot.ts';
import { readPlainWeights } from './plain/weights.ts';
import { median } from './race.ts';
import { type Shares, sharesOf } from './shares.ts';
import type { Subject } from './subjects.ts';

export interface Searching {
  readonly iterationsPerSecond: number;
  /** Of the search of 0.1, which evaluates every seat and every candidate by itself, in the same run. */
  readonly plainIterationsPerSecond: number;
  /** How many times as many, round by round. */
  readonly timesPlain: number;
  /** Positions a second with a value for every seat: by one run with promises for the moves, and plainly. */
  readonly evaluationsPerSecond: number;
  readonly plainEvaluationsPerSecond: number;
  readonly shares: Shares;
  readonly allocated: PerIteration;
  /** Without weights it asks a network that has learnt nothing, which takes as long. */
  readonly trained: boolean;
}

interface PerIteration {
  readonly objects: number;
  readonly numbers: number;
  /** The functions that allocate most objects. */
  readonly by: string;
}

interface Decision {
  readonly view: unknown;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Less than one: what is done once a decision counts a little, but nothing that every iteration does. */
export const MAX_OBJECTS_PER_ITERATION = 0.5;

const ROUNDS = 5;
/** A round of the card game takes 30 milliseconds: V8 needs several to compile either search for good. */
const WARM_UPS = 8;
/** Allocations are counted over this multiple of the iterations, so that what is done once a decision hardly counts. */
const LONGER = 4;

/** Iterations a decision. */
const ITERATIONS = 800;
const EVALUATIONS = 20_000;

/** Decisions from the first to the last of a game of greedy bots, searched by both in turn. */
export function measureSearch(subject: Subject, seats: number): Searching {
  const decisions = decisionsOf(subject, seats, 8);
  const think = thinking(newBot(subject, seats, ITERATIONS), decisions);
  const thinkPlainly = thinking(plainBot(subject, seats), decisions);
  for (let n = 0; n < WARM_UPS; n++) {
    think();
    thinkPlainly();
  }
  const rounds = Array.from({ length: ROUNDS }, () => [secondsOf(think), secondsOf(thinkPlainly)] as const);
  const iterations = decisions.length * ITERATIONS;
  return {
    iterationsPerSecond: iterations / median(rounds.map(([seconds]) => seconds)),
    plainIterationsPerSecond: iterations / median(rounds.map(([, seconds]) => seconds)),
    timesPlain: median(rounds.map(([seconds, plainly]) => plainly / seconds)),
    ...measureEvaluations(subject, seats, decisions),
    shares: sharesOf(think),
    allocated: allocatedBySearch(subject, seats),
    trained: existsSync(weightsPath(subject.game, seats)),
  };
}

function measureEvaluations({ game, insight }: Subject, seats: number, decisions: readonly Decision[]) {
  const inference = inferenceOf(networkOf({ game, insight }, seats), game, insight);
  const plain = new PlainEvaluator(insight, readPlainWeights(plainPath(game, seats)));
  const random = new Sfc32('evaluations');
  const worlds = decisions.map(({ view, seat, moves }) => ({
    world: game.determinize(view, random),
    seat,
    moves: Int32Array.from(moves),
  }));
  const worths = new Float64Array(8);
  const evaluate = () => {
    for (let n = 0; n < EVALUATIONS; n++) {
      const { world, seat, moves } = worlds[n % worlds.length];
      insight.features(world, seat, inference.features);
      inference.run(seat, worths);
      inference.ask(moves, moves.length);
    }
  };
  const evaluatePlainly = () => {
    for (let n = 0; n < EVALUATIONS; n++) plain.evaluate(worlds[n % worlds.length].world, random, worths);
  };
  const rateOf = (work: () => void): number => {
    work();
    return EVALUATIONS / median(Array.from({ length: ROUNDS }, () => secondsOf(work)));
  };
  return { evaluationsPerSecond: rateOf(evaluate), plainEvaluationsPerSecond: rateOf(evaluatePlainly) };
}

/** Before V8 has compiled a function for good, even its loops allocate: on a busy machine that can take a while. */
const ATTEMPTS = 5;

export function allocatedBySearch(subject: Subject, seats: number): PerIteration {
  const decisions = decisionsOf(subject, seats, 4);
  const think = thinking(newBot(subject, seats, LONGER * ITERATIONS), decisions);
  const iterations = decisions.length * LONGER * ITERATIONS;
  // The trees grow to their size.
  think();
  let allocations = allocationsOf(think);
  for (let i = 1; i < ATTEMPTS && allocations.objects > MAX_OBJECTS_PER_ITERATION * iterations; i++) {
    allocations = allocationsOf(think);
  }
  const { objects, numbers, by } = allocations;
  const most = by.slice(0, 5).map(([where, count]) => `${count} by ${where}`);
  return { objects: objects / iterations, numbers: numbers / iterations, by: most.join('\n') };
}

/** Positions with a choice, spread over a game. */
function decisionsOf({ game, greedy }: Subject, seats: number, count: number): Decision[] {
  const random = new Sfc32('search');
  const state = game.start(seats, game.readOptions({}));
  const all: Decision[] = [];
  playToEnd(game, state, random, (seat) => {
    const moves = legalMoves(game, state, seat);
    if (moves.length > 1) all.push({ view: game.view(state, seat), seat, moves });
    return askBot(game, state, seat, greedy, random);
  });
  return Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))]);
}

type Explaining = Pick<ReturnType<typeof newBot>, 'explain'>;

const newBot = ({ game, insight }: Subject, seats: number, iterations: number) =>
  networkPlayer(game, { insight, network: networkOf({ game, insight }, seats) }, { iterations });

const plainPath = (game: Game, seats: number): URL =>
  new URL(`./plain/weights/${game.id}-${seats}.json`, import.meta.url);

function plainBot({ game, insight }: Subject, seats: number): Explaining {
  const evaluator = new PlainEvaluator(insight, readPlainWeights(plainPath(game, seats)));
  return new PlainBot('plain', game, insight, evaluator, { iterations: ITERATIONS });
}

function thinking(bot: Explaining, decisions: readonly Decision[]) {
  return (): void => {
    for (const { view, seat, moves } of decisions) bot.explain(view, seat, moves, new Sfc32('think'));
  };
}

const weightsPath = (game: Game, seats: number): string =>
  fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${game.id}-${seats}.json`));

function networkOf({ game, insight }: Pick<Subject, 'game' | 'insight'>, seats: number): Network {
  const path = weightsPath(game, seats);
  if (existsSync(path)) return readWeights(JSON.parse(readFileSync(path, 'utf8')));
  const { kinds, count } = traitsOf(game, insight);
  const network = new Network({ inputs: insight.featureCount(seats), hidden: 64, seats, kinds, traits: count });
  scatter(network, new Sfc32('untrained'));
  return network;
}

/** Of the processor, so that what else the machine is busy with does not count. */
function secondsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
