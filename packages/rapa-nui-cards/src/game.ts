import { expectKeys, expectObject, expectOneOf, type Game, has, type Move, type RuleId, type Seat } from '@ahu/core';
import { audit } from './audit.ts';
import { breaksReveal, reveal, scores, winners } from './end.ts';
import { explain } from './explain.ts';
import { determinize, view, witnesses } from './knowledge.ts';
import * as m from './moves.ts';
import type { Act } from './public/acts.ts';
import { TABLE } from './public/notation.ts';
import { asksOpenly, isOpen } from './public/openness.ts';
import type { Refusal } from './public/refusals.ts';
import { RULES } from './public/rules.ts';
import type { Options, View } from './public/view.ts';
import { breaksLay, breaksTake, lay, listLays, listTakes, take } from './refill.ts';
import { breaksHide, breaksOffer, breaksSacrifice, hide, offer, sacrifice } from './sacrifice.ts';
import { breaksSubstitute, choose, substitute } from './scoring.ts';
import { start } from './setup.ts';
import { LAY, layout, type State, TAKE, TURN, toMove } from './state.ts';
import {
  breaksBuy,
  breaksDiscard,
  breaksGather,
  breaksPlay,
  buy,
  discard,
  gather,
  listTurn,
  playCard,
} from './turn.ts';

interface Verb {
  /** The rule that the argument would break; phase and seat are right. */
  readonly breaks: (state: State, seat: Seat, argument: number) => RuleId | undefined;
  readonly play: (state: State, seat: Seat, argument: number) => void;
}

/** In the order of moves.ts. */
const VERBS: readonly Verb[] = [
  { breaks: breaksLay, play: lay },
  { breaks: breaksBuy, play: buy },
  { breaks: breaksGather, play: gather },
  { breaks: breaksPlay, play: playCard },
  { breaks: breaksDiscard, play: discard },
  { breaks: breaksSacrifice, play: sacrifice },
  { breaks: breaksHide, play: hide },
  { breaks: breaksOffer, play: offer },
  { breaks: breaksTake, play: take },
  { breaks: () => undefined, play: choose }, // glory and wood are both always there to choose (C1.4, C6.3)
  { breaks: breaksSubstitute, play: substitute },
  { breaks: breaksReveal, play: reveal },
];

function breaks(state: State, seat: Seat, move: Move): RuleId | undefined {
  const verb = m.VERB_OF[move];
  if (verb === undefined) return 'C3.0';
  if (state.phase !== m.phaseOf[verb]) return m.ruleOf[verb];
  if (!has(toMove(state), seat)) return 'C3.0';
  return VERBS[verb].breaks(state, seat, m.ARGUMENT_OF[move]);
}

/** The phases of almost all plies have lists of their own, in which the rules can be inlined: twice as fast. */
function moves(state: State, seat: Seat, out: Int32Array): number {
  if (!has(toMove(state), seat)) return 0;
  switch (state.phase) {
    case LAY:
      return listLays(state, seat, out);
    case TURN:
      return listTurn(state, seat, out);
    case TAKE:
      return listTakes(state, seat, out);
    default:
      return listPhase(state, seat, out);
  }
}

function listPhase(state: State, seat: Seat, out: Int32Array): number {
  let count = 0;
  const end = m.END_MOVE[state.phase];
  for (let move = m.FIRST_MOVE[state.phase]; move < end; move++) {
    if (VERBS[m.VERB_OF[move]].breaks(state, seat, m.ARGUMENT_OF[move]) === undefined) out[count++] = move;
  }
  return count;
}

function play(state: State, seat: Seat, move: Move): void {
  VERBS[m.VERB_OF[move]].play(state, seat, m.ARGUMENT_OF[move]);
}

const SEATS = [2, 3, 4] as const;

export const rapaNuiCards: Game<State, View, Options, Act, Refusal> = {
  id: 'rapa-nui-cards',
  rulesVersion: 1,
  seats: SEATS,
  moveCount: m.MOVE_COUNT,
  // At most 45 turns, each with a purchase, a play and two choices a player; 95 cards laid or taken; 9 sacrifice rounds.
  longestGame: 45 * (2 + 2 * 4) + 95 + 9 * 6,
  rules: RULES,
  options: { openHands: { choices: [false, true], about: 'everybody sees every hand' } },
  readOptions: (json) => {
    const { openHands = false } = expectKeys(json, '', [], ['openHands']);
    return { openHands: expectOneOf(openHands, 'openHands', [false, true]) };
  },
  start,
  copy: (from, into) => layout.copy(from, into),
  toMove,
  breaks,
  explain: (state, seat, move) => explain(state, seat, move, breaks(state, seat, move)),
  moves,
  weight: (state, move) => state.deck[m.ARGUMENT_OF[move]],
  play,
  scores,
  winners,
  witnesses: (_state, seat, move) => witnesses(seat, move),
  view,
  determinize,
  isOpen,
  asksOpenly,
  actOf: TABLE.actOf,
  moveOf: TABLE.moveOf,
  write: TABLE.write,
  read: TABLE.read,
  save: (state) => ({ ...state.setup, ...layout.save(state) }),
  load: (json) => {
    const { seats, openHands, ...position } = expectObject(json, '');
    const state = layout.load(position, {
      seats: expectOneOf(seats, 'seats', SEATS),
      openHands: expectOneOf(openHands, 'openHands', [false, true]),
    });
    audit(state);
    return state;
  },
};
