import { EVERYBODY, type Game, has, type Move, type RuleId, type Seat } from '@ahu/core';
import { changes } from './changes.ts';
import { determinize } from './determinize.ts';
import { sidesWith } from './dice.ts';
import { type View, view, witnesses } from './knowledge.ts';
import { LONGEST_GAME } from './longest-game.ts';
import { ARGUMENT_OF, belongsTo, MOVE_COUNT, PEEKS, read, VERB_OF, write } from './moves.ts';
import { offers } from './offers.ts';
import { load, SEATS, save } from './position.ts';
import { RULES } from './rules.ts';
import { scores, winners } from './score.ts';
import { OPTIONS, readOptions, start } from './setup.ts';
import { layout, type Options, PLACE, ROLL, type State, toMove } from './state.ts';
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

export const giants: Game<State, View, Options> = {
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
  write,
  read,
  save,
  load,
};
