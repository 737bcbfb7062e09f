/** What happened, in sentences; each lights what it is about. */
import type { View } from '@ahu/rapa-nui-cards';
import type { Happening } from '../../engine/frame.ts';
import type { Names, Telling } from '../kit.ts';
import { payOf, playPrice, sacrificePrice } from './gains.ts';
import { type Deed, readDeed } from './reading.ts';
import { sayGain } from './saying.ts';
import { MOAI } from './vocabulary.ts';
import { w } from './words/index.ts';

type Happened = Happening<View>;

export function tell(happening: Happened, names: Names): readonly Telling[] {
  const { before, seat, notation } = happening;
  if (before.phase === 'lay') return tellRefill(happening, names);
  const name = names[seat];
  if (notation === undefined) return [{ text: w().hid({ name }), lights: [`seat:${seat}`, lastDown(happening)] }];
  const deed = readDeed(notation);
  const told = tellDeed(happening, deed, name);
  if (deed.verb === 'take') return [told, ...tellScoring(happening, names)];
  return deed.verb === 'substitute' ? [told, ...tellPaidOn(happening, names)] : [told];
}

const lastDown = ({ after }: Happened): string => `down:${after.faceDown.length - 1}`;

function tellDeed(happening: Happened, deed: Deed, name: string): Telling {
  const { seat, before, after } = happening;
  const words = w();
  const by = `seat:${seat}`;
  switch (deed.verb) {
    case 'buy': {
      const price = sacrificePrice(before, seat, deed.type);
      return { text: words.bought({ name, type: deed.type, price }), lights: [`pile:${deed.type}`, by] };
    }
    case 'play': {
      const { kind, count } = deed;
      const text = words.played({ name, kind, n: count, price: playPrice(kind, count) });
      return { text, lights: [`area:${seat}:${kind}`] };
    }
    case 'discard':
      return { text: words.discarded({ name }), lights: [by] };
    case 'sacrifice':
      return { text: words.sacrificed({ name, type: deed.type }), lights: [`stone:${deed.type}`, by] };
    case 'hide':
      return { text: words.hidKnown({ name, type: deed.type }), lights: [lastDown(happening), by] };
    case 'offer':
      return { text: words.offered({ name, type: deed.type }), lights: [`stone:${deed.type}`, `pile:${deed.type}`] };
    case 'take': {
      const kind = before.columns[deed.column].at(-1) as number;
      return { text: words.took({ name, kind, column: deed.column + 1 }), lights: [`card:col:${deed.column}`, by] };
    }
    case 'glory':
      return { text: words.choseGlory({ name, n: won(happening, 'glory') }), lights: [`glory:${seat}`] };
    case 'wood':
      return { text: words.choseWood({ name, n: won(happening, 'wood') }), lights: [`wood:${seat}`] };
    case 'substitute':
      return { text: words.substituted({ name, type: deed.type }), lights: [`pile:${deed.type}`, by] };
    case 'reveal':
      return { text: words.revealed({ name, type: deed.type }), lights: [`down:${after.revealed - 1}`, by] };
    case 'lay':
      return { text: '', lights: [] };
  }
}

const won = ({ seat, before, after }: Happened, what: 'glory' | 'wood'): number =>
  after.players[seat][what] - before.players[seat][what];

/** The cards of a refill come one by one; they are told when the last lies there. */
function tellRefill(happening: Happened, names: Names): Telling[] {
  const { before, after } = happening;
  if (before.dealing) return after.dealing ? [] : [{ text: w().dealt, lights: ['deck'] }];
  if (after.phase === 'lay') return [];
  const kinds = after.columns[before.column].toReversed();
  const refilled = {
    text: w().refilled({ column: before.column + 1, kinds }),
    lights: [`card:col:${before.column}`, 'deck'],
  };
  if (after.phase === 'reveal' || after.phase === 'over') return [refilled, { text: w().deckOut, lights: ['deck'] }];
  return [refilled, ...tellScoring(happening, names)];
}

/** After the last take the uncovered card pays (C5.3). */
function tellScoring(happening: Happened, names: Names): Telling[] {
  const { after } = happening;
  if (after.phase === 'lay' || after.phase === 'take') return [];
  const kind = after.columns[after.column].at(-1) as number;
  const paid = gainers(happening);
  const lights = [`card:col:${after.column}`, ...paid.map((seat) => `seat:${seat}`)];
  if (paid.length > 0) return [{ text: w().scored({ kind, gains: sayGains(happening, paid, kind, names) }), lights }];
  if (kind === MOAI && after.phase === 'choose') return [{ text: w().scoredMoai, lights }];
  return [{ text: after.phase === 'substitute' ? w().scoredShort({ kind }) : w().scoredNobody({ kind }), lights }];
}

/** Once somebody has chosen from another pile, the next ones get what is due to them. */
function tellPaidOn(happening: Happened, names: Names): Telling[] {
  const others = gainers(happening).filter((seat) => seat !== happening.seat);
  if (others.length === 0) return [];
  const kind = happening.before.columns[happening.before.column].at(-1) as number;
  const gains = sayGains(happening, others, kind, names);
  return [{ text: w().paidOn({ gains }), lights: others.map((seat) => `seat:${seat}`) }];
}

/** A scoring pays in one of these only. */
const gainOf = ({ before, after }: Happened, seat: number): number => {
  const [was, is] = [before.players[seat], after.players[seat]];
  return is.wood + is.glory + is.sacrificeCount - was.wood - was.glory - was.sacrificeCount;
};

const gainers = (happening: Happened): number[] =>
  happening.after.players.flatMap((_, seat) => (gainOf(happening, seat) > 0 ? [seat] : []));

const sayGains = (happening: Happened, seats: readonly number[], kind: number, names: Names): string[] =>
  seats.map((seat) => sayGain(payOf(kind), { name: names[seat], n: gainOf(happening, seat) }));
