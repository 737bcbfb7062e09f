import { EVERYBODY, expectObject, expectOneOf, type Game, has, type Move, type RuleId, type Seat } from '@ahu/core';
import { audit } from '../audit/index.ts';
import { breaksPay, breaksTake, pay, take } from '../phases/capping.ts';
import { scores, winners } from '../phases/end.ts';
import { breaksGain, gainKind } from '../phases/erecting.ts';
import { breaksPlace, place } from '../phases/placement.ts';
import { substitute } from '../phases/sculpting.ts';
import { breaksDraft, breaksDraw, breaksLay, draft, draw, lay, setUp, start } from '../phases/setup.ts';
import {
  breaksCap,
  breaksCarry,
  breaksChoose,
  breaksErect,
  breaksPass,
  carry,
  choose,
  finish,
  pass,
} from '../phases/transport.ts';
import { breaksDone, done, goOn } from '../phases/turn.ts';
import { breaksBuy, buy } from '../position/improvements.ts';
import * as m from '../position/moves.ts';
import { DRAW, layout, type State, toMove } from '../position/state.ts';
import { breaksStep, step } from '../position/walk.ts';
import type { Act } from '../public/acts.ts';
import { TABLE } from '../public/notation.ts';
import type { Refusal } from '../public/refusals.ts';
import { RULES } from '../public/rules.ts';
import type { Options, View } from '../public/view.ts';
import { CASES, MAX_PLAYERS, MAX_ROUNDS } from '../public/vocabulary.ts';
import { receive } from '../tiles/barter.ts';
import { breaksTablet, breaksTile, playTablet, playTile } from '../tiles/index.ts';
import { CANDIDATES } from './candidates.ts';
import { determinize } from './determinize.ts';
import { explain } from './explain.ts';
import { view } from './knowledge.ts';
import { OPTIONS, readOptions } from './options.ts';

interface Verb {
  /** The rule that the argument would break; phase and seat are right. */
  readonly breaks: (state: State, seat: Seat, argument: number) => RuleId | undefined;
  readonly play: (state: State, seat: Seat, argument: number) => void;
}

const never = () => undefined;

/** An action after which the turn may go on, or end by itself (R7.0). */
const action =
  (act: Verb['play']): Verb['play'] =>
  (state, seat, argument) => {
    act(state, seat, argument);
    goOn(state);
  };

/** In the order of moves.ts. */
const VERBS: readonly Verb[] = [
  { breaks: breaksLay, play: lay },
  { breaks: breaksDraw, play: draw },
  { breaks: breaksDraft, play: draft },
  { breaks: breaksPlace, play: action(place) },
  { breaks: breaksTile, play: action(playTile) },
  { breaks: breaksTablet, play: action(playTablet) },
  { breaks: breaksBuy, play: action(buy) },
  { breaks: never, play: substitute }, // both are there to choose (R4.3)
  { breaks: breaksCarry, play: carry },
  { breaks: breaksStep, play: step },
  { breaks: breaksErect, play: action(finish) },
  { breaks: breaksCap, play: action(finish) },
  { breaks: breaksChoose, play: action(choose) },
  { breaks: breaksGain, play: action(gainKind) },
  { breaks: breaksPay, play: action(pay) },
  { breaks: breaksTake, play: action(take) },
  { breaks: never, play: action(receive) }, // any three resources can be taken (R6.2)
  { breaks: breaksPass, play: pass },
  { breaks: breaksDone, play: done },
];

function breaks(state: State, seat: Seat, move: Move): RuleId | undefined {
  const verb = m.VERB_OF[move];
  if (verb === undefined) return 'R3.0';
  if ((m.PHASES_OF[verb] & (1 << state.phase)) === 0) return m.RULE_OF[verb];
  if (!has(toMove(state), seat)) return 'R3.0';
  return VERBS[verb].breaks(state, seat, m.ARGUMENT_OF[move]);
}

function moves(state: State, seat: Seat, out: Int32Array): number {
  if (!has(toMove(state), seat)) return 0;
  let count = 0;
  for (const { verb, from, length, when } of CANDIDATES[state.phase]) {
    if (!when(state, seat)) continue;
    const { breaks } = VERBS[verb];
    const first = from(state);
    for (let argument = first; argument < first + length; argument++) {
      if (breaks(state, seat, argument) === undefined) out[count++] = m.moveOf(verb, argument);
    }
  }
  return count;
}

function play(state: State, seat: Seat, move: Move): void {
  VERBS[m.VERB_OF[move]].play(state, seat, m.ARGUMENT_OF[move]);
}

const SEATS = [2, 3, 4] as const;

/** All tiles laid, the order drawn, the draft; every tile, tablet and improvement of the game, Barter in two plies. */
const SET_UP = 29 + 4 + 4;
const FREE_ACTIONS = 2 * (29 + 4) + 12;
/** Each player places up to 6 figures and ends those turns, answers three steps and a few substitutes, and passes. */
const LONGEST_ROUND = MAX_PLAYERS * (2 * 6 + 3 + 6 + 1);
/** A step over every case and a choice for each, and up to ten decisions around them. */
const LONGEST_TRANSPORT = 2 * CASES.length + 10;
/** Every ahu is erected on once, every pukao placed once. */
const TRANSPORTS = 29 + 20;

/** The newest first. */
const VERSIONS = [2, 1];

const byRules = (rules: number): Game<State, View, Options, Act, Refusal> => ({
  id: 'rapa-nui',
  rulesVersion: rules,
  seats: SEATS,
  moveCount: m.MOVE_COUNT,
  longestGame: SET_UP + FREE_ACTIONS + MAX_ROUNDS * LONGEST_ROUND + TRANSPORTS * LONGEST_TRANSPORT,
  rules: RULES,
  options: OPTIONS,
  readOptions,
  start: (seats, options) => start(seats, options, rules),
  copy: (from, into) => layout.copy(from, into),
  toMove,
  breaks,
  explain: (state, seat, move) => explain(state, seat, move, breaks(state, seat, move)),
  moves,
  weight: (state, move) => (state.phase === DRAW ? 1 : state.box[m.ARGUMENT_OF[move]]),
  play,
  scores,
  winners,
  witnesses: () => EVERYBODY,
  view,
  determinize,
  isOpen: () => true, // all that can be done is seen by everybody (R10.1)
  asksOpenly: () => true,
  actOf: TABLE.actOf,
  moveOf: TABLE.moveOf,
  write: TABLE.write,
  read: TABLE.read,
  save: (state) => ({ ...state.setup.table, ...layout.save(state) }),
  load: (json) => {
    const { seats, rules = 1, firstGame, offerings, board, ...position } = expectObject(json, '');
    const options = readOptions({ firstGame, offerings, board });
    const version = expectOneOf(rules, 'rules', VERSIONS);
    const state = layout.load(position, setUp(expectOneOf(seats, 'seats', SEATS), options, version));
    audit(state);
    return state;
  },
});

const [newest, ...earlier] = VERSIONS.map(byRules);

export const rapaNui: Game<State, View, Options, Act, Refusal> = { ...newest, earlier };
