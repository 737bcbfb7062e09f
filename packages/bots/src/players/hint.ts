import type { Act, Explainer, Game, Line, Move, Position, Random, Reason, Seat } from '@ahu/core';
import { type Candidate, isEven } from '../search/candidate.ts';
import type { SearchBot } from './search-bot.ts';

/** What a seat can do, to the end of its turn or of what it is about, and why. */
export interface Plan {
  /** The seat's own acts, in notation. */
  readonly line: readonly string[];
  /**
   * The expected share of the victory, from 0 to 1. A quarter of it is the margin (`worthOf`), which goes with the
   * victory closely enough to tell a player the chance to win.
   */
  readonly value: number;
  /** All of them, the heaviest first; `mainReasons` are told. */
  readonly reasons: readonly Reason[];
  /** What speaks for the best plan and is not so with this one. */
  readonly lacks: readonly Reason[];
}

/** What a strong bot would do, and what else it weighed. */
export interface Hint {
  /** Best first. */
  readonly plans: readonly Plan[];
  /** The number of plans, from the first, between which the search saw no difference. */
  readonly even: number;
}

/** The most plans of a hint, and without those that are even the best and the second. */
const PLANS = 3;
const UNEVEN_PLANS = 2;
/** The most candidates that are looked at for plans with reasons of their own. */
const LOOKED_AT = 6;
/** A reason that weighs less is not missed. */
const TELLING = 1;

interface Asked<State extends Position, View> {
  readonly game: Game<State, View>;
  /** Without it a hint says what to play, and not why. */
  readonly explainer?: Explainer<View>;
  readonly bot: SearchBot<State, View>;
  readonly view: View;
  readonly seat: Seat;
  readonly random: Random;
}

/** Makes a hint of what the bot has just found; throws if there is no candidate. */
export function hintOf<State extends Position, View>(
  asked: Asked<State, View>,
  candidates: readonly Candidate[],
): Hint {
  const [best] = candidates;
  const plans: Plan[] = [];
  let even = 0;
  for (const candidate of candidates.slice(0, LOOKED_AT)) {
    const plan = planOf(asked, candidate, plans[0]);
    const tried = candidate === best || candidate.visits > 0;
    if (!tried || plans.length === PLANS || plans.some((other) => isSame(other, plan))) continue;
    if (even === plans.length && isEven(best, candidate)) even++;
    plans.push(plan);
  }
  return { plans: plans.slice(0, Math.max(UNEVEN_PLANS, even)), even };
}

function planOf<State extends Position, View>(
  asked: Asked<State, View>,
  { move, value }: Candidate,
  best: Plan | undefined,
): Plan {
  const line = lineOf(asked, move);
  const reasons = asked.explainer?.reasons(line) ?? [];
  const own = line.plies.filter(({ seat }) => seat === asked.seat);
  const notation = own.map(({ act }) => asked.game.write(asked.game.moveOf(act)));
  return { line: notation, value, reasons, lacks: best ? lacking(best.reasons, reasons) : [] };
}

/** What speaks for the best plan, and is not so or less so with another. */
export const lacking = (best: readonly Reason[], reasons: readonly Reason[]): Reason[] =>
  best.filter(
    ({ kind, weight }) => weight >= TELLING && !reasons.some((other) => other.kind === kind && other.weight >= weight),
  );

/** Plays the bot's line in one of the worlds that fit the view, as the seat would see it. */
function lineOf<State extends Position, View>(
  { game, explainer, bot, view, seat, random }: Asked<State, View>,
  first: Move,
): Line<View, Act> {
  const views: View[] = [];
  const goesOn = (world: State): boolean => {
    const after = game.view(world, seat);
    views.push(after);
    return explainer?.goesOn(after) ?? false;
  };
  const plies = bot.line(view, seat, first, random, goesOn);
  return {
    seat,
    before: view,
    plies: plies.map((ply, i) => ({ seat: ply.seat, act: game.actOf(ply.move), after: views[i] })),
  };
}

/** Whether two plans lead to the very same, as far as the game can tell. */
const isSame = (a: Plan, b: Plan): boolean =>
  a.reasons.length > 0 && JSON.stringify(a.reasons) === JSON.stringify(b.reasons);
