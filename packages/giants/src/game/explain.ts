/** A refusal with its facts: asked once `breaks` has named the rule. */
import { has, type Move, type RuleId, refusal, type Seat } from '@ahu/core';
import { ARGUMENT_OF, belongsTo, PEEKS, VERB_OF } from '../position/moves.ts';
import { BID, type State, toMove } from '../position/state.ts';
import type { Act } from '../public/acts.ts';
import { TABLE } from '../public/notation.ts';
import type { Facts, Refusal } from '../public/refusals.ts';
import { aboutBid, aboutPeek, aboutPick, aboutRecovery } from './explain-auction.ts';
import { aboutPlacement, aboutTablet } from './explain-placement.ts';
import * as transport from './explain-transport.ts';

export function explain(state: State, seat: Seat, move: Move, rule: RuleId | undefined): Refusal | undefined {
  return rule === undefined ? undefined : (refusal(rule, factsOf(state, seat, move, rule)) as Refusal);
}

function factsOf(state: State, seat: Seat, move: Move, rule: RuleId): Facts | undefined {
  const verb = VERB_OF[move];
  if (verb === undefined || !belongsTo(verb, state.phase) || rule === 'G3.14') return undefined;
  if (verb !== PEEKS && !has(toMove(state), seat)) return aboutTurn(state);
  if (seat < 0 || seat >= state.setup.seats) return undefined;
  return factsAbout(state, seat, TABLE.acts[move], ARGUMENT_OF[move], rule);
}

/** Several are asked in an auction, and chance is nobody to wait for. */
function aboutTurn(state: State): Facts | undefined {
  const waiting = toMove(state);
  return state.phase !== BID && has(waiting, state.asked) ? { why: 'turn', asked: state.asked } : undefined;
}

function factsAbout(state: State, seat: Seat, act: Act, argument: number, rule: RuleId): Facts | undefined {
  switch (act.kind) {
    case 'bid':
      return aboutBid(state, seat, act);
    case 'pick':
      return aboutPick(state, seat, act.size);
    case 'place':
      return aboutPlacement(state, seat, act);
    case 'takeTablet':
      return aboutTablet(state, seat);
    case 'carry':
      return transport.aboutCarry(state, argument, rule);
    case 'putBack':
      return transport.aboutPutBack(state);
    case 'step':
      return transport.aboutStep(state, seat, argument, rule);
    case 'pay':
      return transport.aboutPayment(state, seat, act.seats);
    case 'erect':
      return transport.aboutErecting(state, seat, argument);
    case 'cap':
      return transport.aboutCapping(state, argument);
    case 'mark':
      return transport.aboutMark(state, seat, state.carried);
    case 'leave':
      return transport.aboutLeaving(state, rule);
    case 'markAtQuarry':
      return rule === 'G3.34' ? { why: 'notAtQuarry', object: act.object } : transport.aboutMark(state, seat, argument);
    case 'recover':
      return aboutRecovery(act.object);
    case 'peek':
      return aboutPeek(state, seat, argument);
    default:
      return undefined;
  }
}
