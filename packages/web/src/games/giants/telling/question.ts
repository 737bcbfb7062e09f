/** What the viewer is asked, and what the choice of the moment would cost. */
import {
  boardHex,
  type Held,
  isAbandoned,
  objectCalled,
  sculptorsIn,
  sizeOf,
  type View,
  type Wage,
} from '@ahu/giants/public';
import type { Frame } from '../../../engine/frame.ts';
import { describeHex } from '../drawing/describe.ts';
import { Bidding, UnderWay } from '../interaction/asked.ts';
import { Peeking } from '../interaction/base.ts';
import { type GiantsInteraction, hexOf } from '../interaction/interaction.ts';
import { Placing } from '../interaction/placing.ts';
import { isCarrying } from '../interaction/states.ts';
import type { Carrying } from '../interaction/transporting.ts';
import { w } from '../words/index.ts';

type Names = readonly string[];

export function question({ view, viewer, waiting, over }: Frame<View>, names: Names): string {
  if (over) return w().gameOver;
  if (waiting.length === 0) return w().diceRoll;
  if (!waiting.includes(viewer)) return w().waitFor({ names: waiting.map((seat) => names[seat]) });
  const { phase, carried, entering, players } = view;
  const object = objectCalled(view, carried);
  switch (phase) {
    case 'bid':
      return w().askBid;
    case 'reveal':
      return w().askReveal;
    case 'pick':
      return w().askPick({ count: players[viewer].sculptors });
    case 'place':
      return w().askPlace;
    case 'transport':
      return w().askTransport;
    case 'carry':
      return w().askGoal({ size: sizeOf(object?.object ?? '') });
    case 'crew':
      return w().askCrew({ hex: entering ?? '' });
    case 'quarry':
      return w().askQuarry;
    default:
      return w().askRecover;
  }
}

/** The same, with what the viewer has already chosen in mind. */
export function refined(interaction: GiantsInteraction): string {
  const { state, frame, names, view } = interaction;
  const hex = hexOf(interaction);
  if (state instanceof Peeking) return w().askPeek;
  if (state instanceof UnderWay && view.phase !== 'crew') return w().underWay({ size: sizeOf(state.object ?? '') });
  const { piece } = state;
  if (piece) return hex ? w().askPlaceHere({ piece, hex }) : w().askHex({ piece });
  if (state instanceof Placing && state.hex) return w().askPiece({ hex: state.hex });
  if (!isCarrying(state)) return question(frame, names);
  const size = sizeOf(state.object);
  if (state.plan.byHand) return w().askStep({ size });
  const goal = state.goalAt(hex);
  return goal && goal.route.length > 0 && goal.ends.length > 0
    ? w().askEnd({ size, hex: goal.hex })
    : w().askGoal({ size });
}

export const earnings = (wages: readonly Wage[], names: Names): { name: string; points: string }[] =>
  wages.map(({ seat, least, most }) => ({
    name: names[seat],
    points: least === most ? `${most}` : `${least}–${most}`,
  }));

/** The line below the question. */
export function detail(interaction: GiantsInteraction): string {
  const { state, names, view, plan } = interaction;
  const hex = hexOf(interaction);
  if (state instanceof Bidding) return aboutBid(state.held);
  if (plan.length > 0) return '';
  if (isCarrying(state)) return aboutTransport(state, hex, names);
  const isChief = state instanceof Placing && state.piece === 'chief';
  if (isChief && hex && state.options(hex).some(({ action }) => action !== 'none')) return w().chiefPays;
  const document = hex && boardHex(view, hex);
  return document ? describeHex(view, document, names) : '';
}

function aboutBid(held: Held): string {
  const sculptors = sculptorsIn(held);
  const brings = w().bidBrings({ markers: held.markers, sculptors });
  return sculptors === 0 ? `${brings}. ${w().bidWinsNothing}` : brings;
}

/** The longest that is said while fists are filled, so that nothing moves under the pointer. */
export function room({ state, view }: GiantsInteraction): string | undefined {
  if (!(state instanceof Bidding)) return undefined;
  const { markers = 0, workers = 0 } = view.players[view.seat].reserve ?? {};
  const most = { markers, workers, sorcerer: true, chief: true };
  return `${w().bidBrings({ markers, sculptors: sculptorsIn(most) })}. ${w().bidWinsNothing}`;
}

function aboutTransport(state: Carrying, hex: string | undefined, names: Names): string {
  const seen = objectCalled(state.view, state.object);
  const goal = state.goalAt(hex);
  if (!goal) return hex ? w().outOfReach({ hex }) : '';
  if (goal.ends.length === 0 || goal.route.length === 0) return seen && isAbandoned(seen) ? w().mustFinish : '';
  return goal.wages.length === 0 ? w().free : w().pays({ to: earnings(goal.wages, names) });
}
