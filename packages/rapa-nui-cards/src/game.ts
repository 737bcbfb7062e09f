import { expectKeys, expectObject, expectOneOf, type Game, has, type Move, type RuleId, type Seat } from '@ahu/core';
import { audit } from './audit.ts';
import { breaksReveal, reveal, scores, winners } from './end.ts';
import { determinize, type View, view, witnesses } from './knowledge.ts';
import * as m from './moves.ts';
import { breaksLay, breaksTake, lay, take } from './refill.ts';
import { RULES } from './rules.ts';
import { breaksHide, breaksOffer, breaksSacrifice, hide, offer, sacrifice } from './sacrifice.ts';
import { breaksSubstitute, choose, substitute } from './scoring.ts';
import { start } from './setup.ts';
import { layout, type Options, type State, toMove } from './state.ts';
import {
  breaksBuy,
  breaksDiscard,
  breaksGather,
  breaksPlay,
  buy,
  discard,
  gather,
  kindPlayed,
  playCard,
} from './turn.ts';
import { TYPES } from './vocabulary.ts';

/** What stands behind `play 2 fish`: how many, and of what. */
const gatheredCount = (argument: number): number => 1 + Math.floor(argument / TYPES.length);
const gatheredType = (argument: number): number => argument % TYPES.length;

function breaks(state: State, seat: Seat, move: Move): RuleId | undefined {
  const verb = m.VERB_OF[move];
  if (verb === undefined) return 'C3.0';
  if (state.phase !== m.phaseOf[verb]) return m.ruleOf[verb];
  if (!has(toMove(state), seat)) return 'C3.0';
  const argument = m.ARGUMENT_OF[move];
  switch (verb) {
    case m.LAYS:
      return breaksLay(state, argument);
    case m.BUYS:
      return breaksBuy(state, seat, argument);
    case m.GATHERS:
      return breaksGather(state, seat, gatheredType(argument), gatheredCount(argument));
    case m.PLAYS:
      return breaksPlay(state, seat, kindPlayed(argument));
    case m.DISCARDS:
      return breaksDiscard(state, seat);
    case m.SACRIFICES:
      return breaksSacrifice(state, seat, argument);
    case m.HIDES:
      return breaksHide(state, seat, argument);
    case m.OFFERS:
      return breaksOffer(state, argument);
    case m.TAKES:
      return breaksTake(state, argument);
    case m.SUBSTITUTES:
      return breaksSubstitute(state, argument);
    case m.REVEALS:
      return breaksReveal(state, argument);
    default:
      return undefined; // glory and wood are both always there to choose (C1.4, C6.3)
  }
}

function moves(state: State, seat: Seat, out: Int32Array): number {
  let count = 0;
  const end = m.END_MOVE[state.phase];
  for (let move = m.FIRST_MOVE[state.phase]; move < end; move++) {
    if (breaks(state, seat, move) === undefined) out[count++] = move;
  }
  return count;
}

function play(state: State, seat: Seat, move: Move): void {
  const argument = m.ARGUMENT_OF[move];
  switch (m.VERB_OF[move]) {
    case m.LAYS:
      return lay(state, argument);
    case m.BUYS:
      return buy(state, seat, argument);
    case m.GATHERS:
      return gather(state, seat, gatheredType(argument), gatheredCount(argument));
    case m.PLAYS:
      return playCard(state, seat, kindPlayed(argument));
    case m.DISCARDS:
      return discard(state, seat);
    case m.SACRIFICES:
      return sacrifice(state, seat, argument);
    case m.HIDES:
      return hide(state, seat, argument);
    case m.OFFERS:
      return offer(state, argument);
    case m.TAKES:
      return take(state, seat, argument);
    case m.CHOICES:
      return choose(state, seat, argument);
    case m.SUBSTITUTES:
      return substitute(state, seat, argument);
    case m.REVEALS:
      return reveal(state);
  }
}

const SEATS = [2, 3, 4] as const;

export const rapaNuiCards: Game<State, View, Options> = {
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
  moves,
  weight: (state, move) => state.deck[m.ARGUMENT_OF[move]],
  play,
  scores,
  winners,
  witnesses: (_state, seat, move) => witnesses(seat, move),
  view,
  determinize,
  write: m.write,
  read: m.read,
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
