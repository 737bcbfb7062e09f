/** What is asked, and where the game is, in words. */
import {
  MOAI,
  playPrice,
  readAct,
  refillsLeft,
  scoringOf,
  type View,
  valuesWith,
  worthOf,
} from '@ahu/rapa-nui-cards/public';
import type { Frame } from '../../../engine/frame.ts';
import type { Ending, Names } from '../../contract/kit.ts';
import type { CardInteraction } from '../interaction/interaction.ts';
import { previewed } from '../interaction/preview.ts';
import { readSpot } from '../interaction/spots.ts';
import { w } from '../words/index.ts';
import { foretell } from './say.ts';

export function question(frame: Frame<View>, names: Names): string {
  if (frame.over) return w().over({ names: frame.winners.map((seat) => names[seat]) });
  return frame.waiting.includes(frame.viewer) ? asked(frame, names) : awaited(frame.view, names);
}

function asked({ view, moves }: Frame<View>, names: Names): string {
  switch (view.phase) {
    case 'sacrifice':
      return w().layFaceUp({ name: names[view.active] });
    case 'hide':
      return w().layFaceDown;
    case 'offer':
      return w().layFromPile;
    case 'take':
      return w().takeNow({ n: view.toTake });
    case 'choose':
      return w().gloryOrWood({ n: scoringOf(view, MOAI).gains[view.seat] });
    case 'substitute':
      return w().pileEmpty({ type: view.columns[view.column].at(-1) as number });
    case 'reveal':
      return w().showCard;
    default:
      return askedForPlay(new Set(moves.map((notation) => readAct(notation)?.kind)));
  }
}

function askedForPlay(kinds: ReadonlySet<string | undefined>): string {
  if (kinds.has('discard')) return w().mustDiscard;
  return kinds.has('buy') ? w().buyOrPlay : w().playNow;
}

function awaited({ phase, asked }: View, names: Names): string {
  const name = names[asked];
  switch (phase) {
    case 'sacrifice':
    case 'hide':
    case 'offer':
      return w().waitSacrifice({ name });
    case 'take':
    case 'lay':
      return w().waitTake({ name });
    case 'choose':
    case 'substitute':
      return w().waitChoose({ name });
    case 'reveal':
      return w().waitReveal({ name });
    default:
      return w().waitPlay({ name });
  }
}

/** What the place that is pointed at or chosen would bring. */
export function detail(interaction: CardInteraction): string {
  const { view, names, state, acts } = interaction;
  const spot = previewed(interaction);
  if (spot === undefined || !state.lit.has(spot)) return '';
  const { place, index } = readSpot(spot);
  if (place === 'col') return foretell(view, index, names);
  if (place === 'own') return w().wouldLay(afterLaying(view, index, 1));
  if (place === 'pile') return view.phase === 'offer' ? w().wouldOffer(afterLaying(view, index, 0)) : '';
  if (index !== MOAI) return '';
  return acts.some(({ kind }) => kind === 'discard') ? w().wouldDiscard : w().costs({ n: playPrice(MOAI, 1) });
}

/** What the viewer's sacrifice cards are worth once one more lies on the stone, given up by them or not. */
function afterLaying(view: View, type: number, given: number): { type: number; value: number; worth: number } {
  const values = valuesWith(view, type);
  const own = view.players[view.seat].sacrifices ?? [];
  return { type, value: values[type], worth: worthOf(own, values) - given * values[type] };
}

/** The refill that uses up the deck ends the game (C7.1). */
export function ends(view: View): Ending | undefined {
  if (view.phase === 'reveal' || view.phase === 'over') return undefined;
  const refills = refillsLeft(view);
  return { short: w().endsShort({ refills }), text: w().ends({ refills }), isLast: refills === 0 };
}

export function stage({ phase, deckSize }: View): string {
  switch (phase) {
    case 'sacrifice':
    case 'hide':
    case 'offer':
      return w().stageSacrifice({ n: deckSize });
    case 'take':
    case 'lay':
      return w().stageTake({ n: deckSize });
    case 'choose':
    case 'substitute':
      return w().stageScore({ n: deckSize });
    case 'reveal':
      return w().stageReveal;
    case 'over':
      return w().stageOver;
    default:
      return w().stagePlay({ n: deckSize });
  }
}
