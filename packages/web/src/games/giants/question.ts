/** What the viewer is asked, and what the choice of the moment would cost. */
import { boardHex, isAbandoned, objectCalled, sculptorsIn, sizeOf, type View, type Wage } from '@ahu/giants/public';
import type { Frame } from '../../engine/frame.ts';
import { describeHex } from './describe.ts';
import type { Turn } from './turn.svelte.ts';
import { w } from './words/index.ts';

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
export function refined(turn: Turn, frame: Frame<View>, names: Names): string {
  const { piece, hex, object } = turn;
  if (turn.peeking) return w().askPeek;
  if (turn.pending.length > 0 && turn.phase !== 'crew') return w().underWay({ size: sizeOf(object ?? '') });
  if (!turn.mine) return question(frame, names);
  if (turn.phase === 'place' && piece) return hex ? w().askPlaceHere({ piece, hex }) : w().askHex({ piece });
  if (object !== undefined && (turn.phase === 'transport' || turn.phase === 'carry')) {
    const size = sizeOf(object);
    if (turn.byHand) return w().askStep({ size });
    return turn.goal && turn.goal.route.length > 0 ? w().askEnd({ size, hex: turn.goal.hex }) : w().askGoal({ size });
  }
  return question(frame, names);
}

const earnings = (wages: readonly Wage[], names: Names): { name: string; points: string }[] =>
  wages.map(({ seat, least, most }) => ({
    name: names[seat],
    points: least === most ? `${most}` : `${least}–${most}`,
  }));

/** The line below the question. */
export function detail(turn: Turn, names: Names): string | undefined {
  const { view, hex } = turn;
  if (turn.phase === 'bid' && turn.mine) {
    const sculptors = sculptorsIn(turn.bid);
    const brings = w().bidBrings({ markers: turn.bid.markers, sculptors });
    return sculptors === 0 ? `${brings}. ${w().bidWinsNothing}` : brings;
  }
  if (turn.pending.length > 0) return undefined;
  if (turn.object !== undefined) return aboutTransport(turn, names);
  if (turn.piece === 'chief' && hex && turn.options(hex).some(({ action }) => action !== 'none')) return w().chiefPays;
  const document = hex && boardHex(view, hex);
  return document ? describeHex(view, document, names) : undefined;
}

function aboutTransport({ view, goal, hex, object = '' }: Turn, names: Names): string | undefined {
  const seen = objectCalled(view, object);
  const abandoned = seen && isAbandoned(seen);
  if (!goal) return hex ? w().outOfReach({ hex }) : undefined;
  if (goal.route.length === 0) return abandoned ? w().mustFinish : undefined;
  return goal.wages.length === 0 ? w().free : w().pays({ to: earnings(goal.wages, names) });
}
