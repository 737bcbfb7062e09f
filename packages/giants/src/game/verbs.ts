/** What each verb may do and does: the file of its phase knows. */
import type { RuleId, Seat } from '@ahu/core';
import { breaksBid, breaksPick, breaksReveal, decline, pick, placeBid, reveal } from '../phases/auction.ts';
import { breaksDraw, breaksRoll, drawFirst, roll } from '../phases/dice.ts';
import {
  breaksMarkAtQuarry,
  breaksRecover,
  keepMarkers,
  leaveAtQuarry,
  markAtQuarry,
  recover,
} from '../phases/end-of-round.ts';
import { breaksPeek, peek } from '../phases/peek.ts';
import * as place from '../phases/placement.ts';
import * as transport from '../phases/transport.ts';
import * as m from '../position/moves.ts';
import { PLACE, type State } from '../position/state.ts';

interface Deed {
  /** Of a player who is asked for it. */
  readonly breaks: (state: State, seat: Seat, argument: number) => RuleId | undefined;
  readonly play: (state: State, seat: Seat, argument: number) => void;
}

/** A seat that is to move may always decline, pass, leave or keep. */
const nothing = (): undefined => undefined;

const BY_VERB: Readonly<Record<number, Deed>> = {
  [m.DRAWS]: { breaks: (s, _, first) => breaksDraw(s, first), play: (s, _, first) => drawFirst(s, first) },
  [m.ROLLS]: { breaks: (s, _, face) => breaksRoll(s, face), play: (s, _, face) => roll(s, face) },
  [m.BIDS_SEALED]: { breaks: breaksBid, play: placeBid },
  [m.REVEALS]: { breaks: breaksReveal, play: reveal },
  [m.PICKS]: { breaks: breaksPick, play: pick },
  [m.DECLINES]: { breaks: nothing, play: decline },
  [m.PLACES_WORKER]: {
    breaks: (s, seat, arg) => place.breaksPlaceWorker(s, seat, m.hexPlaced(arg), m.logsPlaced(arg)),
    play: (s, seat, arg) => place.placeWorker(s, seat, m.hexPlaced(arg), m.logsPlaced(arg)),
  },
  [m.PLACES_SORCERER]: {
    breaks: (s, seat, arg) =>
      place.breaksPlaceSorcerer(s, seat, m.hexPlaced(arg), m.logsPlaced(arg), m.sorcererAction(arg)),
    play: (s, seat, arg) => place.placeSorcerer(s, seat, m.hexPlaced(arg), m.logsPlaced(arg), m.sorcererAction(arg)),
  },
  [m.PLACES_CHIEF]: {
    breaks: (s, seat, arg) => place.breaksPlaceChief(s, seat, m.hexPlaced(arg), m.chiefAction(arg)),
    play: (s, seat, arg) => place.placeChief(s, seat, m.hexPlaced(arg), m.chiefAction(arg)),
  },
  [m.TAKES_TABLET]: { breaks: place.breaksTakeTablet, play: place.takeTablet },
  [m.PASSES]: {
    breaks: nothing,
    play: (s, seat) => (s.phase === PLACE ? place.passPlacement(s, seat) : transport.passTransport(s, seat)),
  },
  [m.CARRIES]: { breaks: transport.breaksCarry, play: (s, _, object) => transport.carry(s, object) },
  [m.PUTS_BACK]: { breaks: transport.breaksPutBack, play: transport.putBack },
  [m.STEPS]: { breaks: transport.breaksStep, play: transport.step },
  [m.ERECTS]: { breaks: transport.breaksErectHere, play: transport.erectHere },
  [m.CAPS]: { breaks: transport.breaksCapHere, play: (s, _, slot) => transport.capHere(s, slot) },
  [m.MARKS]: { breaks: transport.breaksMarkHere, play: transport.markHere },
  [m.LEAVES]: { breaks: transport.breaksLeave, play: transport.leave },
  [m.PAYS]: { breaks: transport.breaksPay, play: (s, _, payment) => transport.payCrew(s, payment) },
  [m.MARKS_AT_QUARRY]: { breaks: breaksMarkAtQuarry, play: markAtQuarry },
  [m.LEAVES_AT_QUARRY]: { breaks: nothing, play: leaveAtQuarry },
  [m.RECOVERS]: { breaks: breaksRecover, play: recover },
  [m.KEEPS_MARKERS]: { breaks: nothing, play: keepMarkers },
  [m.PEEKS]: { breaks: breaksPeek, play: peek },
};

/** By verb. */
export const DEEDS: readonly Deed[] = Array.from({ length: m.PEEKS + 1 }, (_, verb) => BY_VERB[verb]);
