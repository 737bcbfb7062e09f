import { EVERYBODY, type Game, has, type Move, type RuleId, type Seat } from '@ahu/core';
import { sidesWith } from '../phases/dice.ts';
import { changes } from '../position/changes.ts';
import { ARGUMENT_OF, belongsTo, MOVE_COUNT, PEEKS, VERB_OF } from '../position/moves.ts';
import { OPTIONS, readOptions, start } from '../position/setup.ts';
import { layout, PLACE, ROLL, type State, toMove } from '../position/state.ts';
import type { Act } from '../public/acts.ts';
import { TABLE } from '../public/notation.ts';
import { asksOpenly, isOpen } from '../public/openness.ts';
import type { Refusal } from '../public/refusals.ts';
import { RULES } from '../public/rules.ts';
import type { Options, View } from '../public/view.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { view, witnesses } from './knowledge.ts';
import { LONGEST_GAME } from './longest-game.ts';
import { offers } from './offers.ts';
import { load, SEATS, save } from './position.ts';
import { scores, winners } from './score.ts';
import { DEEDS } from './verbs.ts';

function breaks(state: State, seat: Seat, move: Move): RuleId | undefined {
  const verb = VERB_OF[move];
  if (verb === undefined || !belongsTo(verb, state.phase)) return 'G3.0';
  if (!mayAct(state, seat, verb)) return outOfTurn(state, seat);
  return DEEDS[verb].breaks(state, seat, ARGUMENT_OF[move]);
}

/** Everybody may peek at any time (G3.35); for all else one must be asked. */
function mayAct(state: State, seat: Seat, verb: number): boolean {
  const waiting = verb === PEEKS ? EVERYBODY : toMove(state);
  return has(waiting, seat) && (verb !== PEEKS || seat < state.setup.seats);
}

function outOfTurn(state: State, seat: Seat): RuleId {
  if (state.phase !== PLACE || seat < 0 || seat >= state.setup.seats) return 'G3.0';
  return has(state.passed, seat) ? 'G3.14' : 'G3.9';
}

export const giants: Game<State, View, Options, Act, Refusal> = {
  id: 'giants',
  rulesVersion: 1,
  seats: SEATS,
  moveCount: MOVE_COUNT,
  longestGame: LONGEST_GAME,
  rules: RULES,
  options: OPTIONS,
  readOptions,
  start,
  copy: (from, into) => {
    changes.count++;
    return layout.copy(from, into);
  },
  toMove,
  breaks,
  explain: (state, seat, move) => explain(state, seat, move, breaks(state, seat, move)),
  moves: offers,
  weight: (state, move) => (state.phase === ROLL ? sidesWith(state, ARGUMENT_OF[move]) : 1),
  play: (state, seat, move) => {
    changes.count++;
    DEEDS[VERB_OF[move]].play(state, seat, ARGUMENT_OF[move]);
  },
  scores,
  winners,
  witnesses: (_state, seat, move) => witnesses(seat, move),
  reveals: (move) => VERB_OF[move] === PEEKS,
  view,
  determinize: (seen, random, into) => {
    changes.count++;
    return determinize(seen, random, into);
  },
  isOpen,
  asksOpenly,
  actOf: TABLE.actOf,
  moveOf: TABLE.moveOf,
  write: TABLE.write,
  read: TABLE.read,
  save,
  load,
};
