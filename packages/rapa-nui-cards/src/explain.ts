/** A refusal with its facts: asked once `breaks` has named the rule. */
import { has, type Move, NOBODY, type RuleId, refusal, type Seat } from '@ahu/core';
import { ARGUMENT_OF, phaseOf, VERB_OF } from './moves.ts';
import type { Act } from './public/acts.ts';
import { TABLE } from './public/notation.ts';
import { playPrice } from './public/queries.ts';
import type { Facts, Refusal } from './public/refusals.ts';
import { HAND, MOAI, MOAI_PRICE } from './public/vocabulary.ts';
import { of, type State, toMove } from './state.ts';
import { sacrificePrice } from './turn.ts';

export function explain(state: State, seat: Seat, move: Move, rule: RuleId | undefined): Refusal | undefined {
  return rule === undefined ? undefined : (refusal(rule, factsOf(state, seat, move)) as Refusal);
}

function factsOf(state: State, seat: Seat, move: Move): Facts | undefined {
  const verb = VERB_OF[move];
  if (verb === undefined || state.phase !== phaseOf[verb]) return undefined;
  const waiting = toMove(state);
  if (!has(waiting, seat)) return waiting === NOBODY ? undefined : { why: 'turn', asked: state.asked };
  return factsAbout(state, seat, TABLE.acts[move], ARGUMENT_OF[move]);
}

function factsAbout(state: State, seat: Seat, act: Act, argument: number): Facts | undefined {
  switch (act.kind) {
    case 'buy':
      return aboutBuying(state, seat, act.type);
    case 'play':
      return aboutPlaying(state, seat, act.card, act.count);
    case 'discard':
      return aboutDiscarding(state, seat);
    case 'sacrifice':
    case 'hide':
      return { why: 'sacrifices', type: act.type };
    case 'offer':
    case 'substitute':
      return { why: 'pile', type: act.type };
    case 'take':
      return { why: 'column', column: argument };
    default:
      return undefined;
  }
}

function aboutBuying(state: State, seat: Seat, type: number): Facts {
  if (state.bought) return { why: 'bought' };
  if (state.pile[type] === 0) return { why: 'pile', type };
  return { why: 'wood', has: state.wood[seat], needs: sacrificePrice(state, seat, type) };
}

function aboutPlaying(state: State, seat: Seat, card: number, count: number): Facts {
  const held = state.hand[of(seat, card)];
  if (held < count) return { why: 'hand', card, has: held, needs: count };
  return { why: 'wood', has: state.wood[seat], needs: playPrice(card, count) };
}

function aboutDiscarding(state: State, seat: Seat): Facts {
  const held = state.hand[of(seat, MOAI)];
  if (held < HAND) return { why: 'hand', card: MOAI, has: held, needs: HAND };
  return { why: 'rich', has: state.wood[seat], needs: MOAI_PRICE };
}
