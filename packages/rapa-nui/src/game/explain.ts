/** A refusal with its facts: asked once `breaks` has named the rule. */
import { has, type Move, type RuleId, refusal, type Seat } from '@ahu/core';
import { ARGUMENT_OF, PHASES_OF, VERB_OF } from '../position/moves.ts';
import { OVER, type State, toMove } from '../position/state.ts';
import type { Act } from '../public/acts.ts';
import { TABLE } from '../public/notation.ts';
import type { Facts, Refusal } from '../public/refusals.ts';
import { RESOURCES } from '../public/vocabulary.ts';
import { aboutPayment, aboutPurchase, aboutTaking } from './explain-exchange.ts';
import { aboutPlacement } from './explain-placement.ts';
import { aboutCarry, aboutRaising, aboutStep } from './explain-transport.ts';
import { aboutUse } from './explain-use.ts';

export function explain(state: State, seat: Seat, move: Move, rule: RuleId | undefined): Refusal | undefined {
  return rule === undefined ? undefined : (refusal(rule, factsOf(state, seat, move, rule)) as Refusal);
}

function factsOf(state: State, seat: Seat, move: Move, rule: RuleId): Facts | undefined {
  const verb = VERB_OF[move];
  if (verb === undefined || (PHASES_OF[verb] & (1 << state.phase)) === 0) return undefined;
  if (has(toMove(state), seat)) return factsAbout(state, seat, TABLE.acts[move], ARGUMENT_OF[move], rule);
  const isAsked = state.phase !== OVER && has(toMove(state), state.asked);
  return isAsked ? { why: 'turn', asked: state.asked } : undefined;
}

function factsAbout(state: State, seat: Seat, act: Act, argument: number, rule: RuleId): Facts | undefined {
  switch (act.kind) {
    case 'place':
      return aboutPlacement(state, seat, act);
    case 'use':
      return aboutUse(state, seat, act, rule);
    case 'buy':
      return aboutPurchase(state, seat, argument, rule);
    case 'carry':
      return aboutCarry(state, seat, argument, rule);
    case 'step':
      return aboutStep(state, argument);
    case 'erect':
    case 'cap':
      return aboutRaising(state, seat, argument, act.kind);
    case 'gain':
      return { why: 'due', due: state.due, resource: RESOURCES[state.kind] };
    case 'pay':
      return aboutPayment(state, seat, argument);
    case 'take':
      return aboutTaking(state, argument, rule);
    case 'pass':
      return { why: 'acted' };
    default:
      return undefined;
  }
}
