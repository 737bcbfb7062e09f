/** What happened, in sentences; each lights what it is about. */
import { type Act, MOAI, payOf, playPrice, sacrificePrice, type View } from '@ahu/rapa-nui-cards/public';
import type { Names, Telling, Told } from '../../contract/kit.ts';
import { w } from '../words/index.ts';
import { sayGain } from './say.ts';

type Happened = Told<View, Act>;

export function tell(happening: Happened, names: Names): readonly Telling[] {
  const { before, seat, act } = happening;
  if (before.phase === 'lay') return tellRefill(happening, names);
  const name = names[seat];
  if (act === undefined) return [{ text: w().hid({ name }), lights: [`seat:${seat}`, lastDown(happening)] }];
  const told = tellAct(happening, act, name);
  if (act.kind === 'take') return [told, ...tellScoring(happening, names)];
  return act.kind === 'substitute' ? [told, ...tellPaidOn(happening, names)] : [told];
}

const lastDown = ({ after }: Happened): string => `down:${after.faceDown.length - 1}`;

function tellAct(happening: Happened, act: Act, name: string): Telling {
  const { seat, before, after } = happening;
  const words = w();
  const by = `seat:${seat}`;
  switch (act.kind) {
    case 'buy': {
      const price = sacrificePrice(before, seat, act.type);
      return { text: words.bought({ name, type: act.type, price }), lights: [`pile:${act.type}`, by] };
    }
    case 'play': {
      const { card, count } = act;
      const text = words.played({ name, kind: card, n: count, price: playPrice(card, count) });
      return { text, lights: [`area:${seat}:${card}`] };
    }
    case 'discard':
      return { text: words.discarded({ name }), lights: [by] };
    case 'sacrifice':
      return { text: words.sacrificed({ name, type: act.type }), lights: [`stone:${act.type}`, by] };
    case 'hide':
      return { text: words.hidKnown({ name, type: act.type }), lights: [lastDown(happening), by] };
    case 'offer':
      return { text: words.offered({ name, type: act.type }), lights: [`stone:${act.type}`, `pile:${act.type}`] };
    case 'take': {
      const kind = before.columns[act.column].at(-1) as number;
      return { text: words.took({ name, kind, column: act.column + 1 }), lights: [`card:col:${act.column}`, by] };
    }
    case 'choose': {
      const chose = act.pay === 'glory' ? words.choseGlory : words.choseWood;
      return { text: chose({ name, n: won(happening, act.pay) }), lights: [`${act.pay}:${seat}`] };
    }
    case 'substitute':
      return { text: words.substituted({ name, type: act.type }), lights: [`pile:${act.type}`, by] };
    case 'reveal':
      return { text: words.revealed({ name, type: act.type }), lights: [`down:${after.revealed - 1}`, by] };
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

/** After one player has chosen from another pile, the next ones get what is due to them. */
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
