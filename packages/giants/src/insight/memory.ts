/** Features and hints are asked for many seats and moves of a position in a row: what was studied last is kept. */
import type { Seat } from '@ahu/core';
import { changes } from '../position/changes.ts';
import type { State } from '../position/state.ts';
import { Needs } from './needs.ts';
import { Outlook } from './outlook.ts';

const outlook = new Outlook();
const needs = new Needs();
let studied: State | undefined;
let since = 0;
/** Who looks on, whose sealed bid is counted, and whose needs were gathered. */
let viewer: Seat = -1;
let bidder: Seat = -1;
let needy: Seat = -1;

export function outlookOf(state: State, seat: Seat): Outlook {
  const sealed = state.bid[seat] >= 0 ? seat : -1;
  const isKnown = state === studied && since === changes.count && sealed === bidder;
  if (isKnown && seat === viewer) return outlook;
  if (!isKnown) outlook.study(state, seat);
  outlook.regard(state, seat);
  studied = state;
  since = changes.count;
  bidder = sealed;
  viewer = seat;
  needy = -1;
  return outlook;
}

/** Of the position and seat that the outlook was asked for last. */
export function needsOf(state: State, seat: Seat): Needs {
  if (needy !== seat) needs.gather(state, seat, outlook);
  needy = seat;
  return needs;
}
