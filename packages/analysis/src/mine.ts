import { networkPlayer } from '@ahu/bots';
import { askBot, firstOf, legalMoves, Match, type Ply, type Position, type Seed, Sfc32, seedFrom } from '@ahu/core';
import { decisionsOf } from './decisions.ts';
import { type Examination, examine } from './examine.ts';
import { type Exercise, packLog } from './exercise.ts';
import type { Knowledge } from './judge.ts';

export interface Mining {
  readonly seats: number;
  /** Iterations of the bots whose game it is taken from. */
  readonly thought: number;
  /** Iterations of the first look; what it finds is confirmed with ten times as many. */
  readonly iterations: number;
}

/** The right moves are better than all others by this much of the chance to win. */
const GAP = 0.06;
/** With fewer moves there is nothing to find, and more right ones than this are no exercise. */
const FEWEST = 4;
const MOST_RIGHT = 3;
/** Worlds in which an exercise is confirmed, and how much more is thought there. */
const WORLDS = ['one', 'two', 'three'] as const;
const MORE = 10;
/** Exercises of one game, so that they are of many, and plies between them. */
const OF_A_GAME = 4;
const APART = 20;

/** Plays a game of bots and yields the exercises that it finds in it. The same seed gives the same ones. */
export function* mine(knowledge: Knowledge, seed: string, plan: Mining): Generator<Exercise> {
  const { game } = knowledge;
  const random = new Sfc32(seed);
  const bots = Array.from({ length: plan.seats }, () => networkPlayer(game, knowledge, { iterations: plan.thought }));
  const seats = bots.map((_, seat) => ({ name: `Seat ${seat}` }));
  const match = new Match(game, { seats, options: game.readOptions({}), seed: seedFrom(seed), log: [] });
  const dig = digger(knowledge, plan, seed, random.below(APART));
  for (match.settle(); !match.over && dig.found < OF_A_GAME; match.settle()) {
    const { state, log } = match;
    const seat = firstOf(game.toMove(state));
    yield* dig.at({ state, seat, log, seed: match.seed });
    match.play(seat, askBot(game, state, seat, bots[seat], random));
  }
}

/** Yields the exercises that it finds in a match that people played, with the usual options. */
export function* mineMatch(knowledge: Knowledge, match: Match, name: string, plan: Mining): Generator<Exercise> {
  const dig = digger(knowledge, plan, name, 0);
  for (const { ply, seat, state } of decisionsOf(match, knowledge.insight)) {
    if (dig.found === OF_A_GAME) return;
    yield* dig.at({ state, seat, log: match.log.slice(0, ply), seed: match.seed });
  }
}

/** Looks at the spots of one game, and skips those that are close to one that was found. */
function digger(knowledge: Knowledge, plan: Mining, name: string, from: number) {
  let after = from;
  return {
    found: 0,
    *at(spot: Spot): Generator<Exercise> {
      if (spot.log.length < after) return;
      const exercise = exerciseAt(knowledge, spot, name, plan);
      if (!exercise) return;
      this.found++;
      after = spot.log.length + APART;
      yield exercise;
    },
  };
}

interface Spot {
  readonly state: Position;
  readonly seat: number;
  readonly log: readonly Ply[];
  readonly seed: Seed;
}

function exerciseAt(knowledge: Knowledge, spot: Spot, name: string, { iterations }: Mining): Exercise | undefined {
  const { game } = knowledge;
  const { state, seat, log, seed } = spot;
  if (legalMoves(game, state, seat).length < FEWEST) return undefined;
  const glance = examine(knowledge, spot, iterations, 'glance', GAP);
  if (!isClear(glance)) return undefined;
  const looks: Examination[] = [];
  for (const world of WORLDS) {
    const look = examine(knowledge, spot, MORE * iterations, world, GAP);
    looks.push(look);
    if (!isClear(look) || !looks[0].best.includes(look.best[0])) return undefined;
  }
  const [{ best }] = looks;
  return {
    id: `${name} ${log.length}`,
    seats: state.setup.seats,
    seed,
    log: packLog(log),
    seat,
    best: best.map((move) => game.write(move)),
    kind: game.actOf(best[0]).kind,
    gap: rounded(Math.min(...looks.map(({ gap }) => gap))),
    promise: rounded(looks[0].promise),
  };
}

const isClear = ({ gap, best }: Examination): boolean => gap >= GAP && best.length <= MOST_RIGHT;

const rounded = (number: number): number => Math.round(1000 * number) / 1000;
