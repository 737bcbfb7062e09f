import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS, Network, playerOf, readWeights, scatter } from '@ahu/bots';
import { askBot, type Game, legalMoves, type Move, playToEnd, type Seat, Sfc32 } from '@ahu/core';
import { allocationsOf } from './allocations.ts';
import { median } from './race.ts';
import { type Shares, sharesOf } from './shares.ts';
import type { Subject } from './subjects.ts';

export interface Searching {
  readonly iterationsPerSecond: number;
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

const ROUNDS = 3;
/** Allocations are counted over this multiple of the iterations, so that what is done once a decision hardly counts. */
const LONGER = 4;

/** Decisions as `strong` takes them, from the first to the last of a game of greedy bots. */
export function measureSearch(subject: Subject, seats: number): Searching {
  const decisions = decisionsOf(subject, seats, 8);
  const think = thinking(subject, seats, decisions, 1);
  think();
  const seconds = median(Array.from({ length: ROUNDS }, () => secondsOf(think)));
  return {
    iterationsPerSecond: (decisions.length * LEVELS.strong.iterations) / seconds,
    shares: sharesOf(think),
    allocated: allocatedBySearch(subject, seats),
    trained: existsSync(weightsPath(subject.game, seats)),
  };
}

/** Before V8 has compiled a function for good, even its loops allocate: on a busy machine that can take a while. */
const ATTEMPTS = 5;

export function allocatedBySearch(subject: Subject, seats: number): PerIteration {
  const decisions = decisionsOf(subject, seats, 4);
  const think = thinking(subject, seats, decisions, LONGER);
  const iterations = decisions.length * LONGER * LEVELS.strong.iterations;
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

function thinking({ game, insight }: Subject, seats: number, decisions: readonly Decision[], scale: number) {
  const bot = playerOf('strong', game, { insight, network: networkOf({ game, insight }, seats) }, { scale });
  return (): void => {
    for (const { view, seat, moves } of decisions) bot.explain(view, seat, moves, new Sfc32('think'));
  };
}

const weightsPath = (game: Game, seats: number): string =>
  fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${game.id}-${seats}.json`));

function networkOf({ game, insight }: Pick<Subject, 'game' | 'insight'>, seats: number): Network {
  const path = weightsPath(game, seats);
  if (existsSync(path)) return readWeights(JSON.parse(readFileSync(path, 'utf8')));
  const network = new Network(insight.featureCount(seats), 64);
  scatter(network, new Sfc32('untrained'));
  return network;
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}
