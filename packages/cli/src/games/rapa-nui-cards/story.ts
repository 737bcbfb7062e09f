import {
  type Act,
  KINDS,
  type PlayerView,
  playPrice,
  sacrificePrice,
  TYPES,
  type View,
} from '@ahu/rapa-nui-cards/public';
import type { Happening, Names } from '../contract/words.ts';

type Told = Happening<View, Act>;

/** By type. */
const PLURALS = ['fish', 'berries', 'potatoes', 'cereals'];

export function tell(happening: Told, names: Names): string[] {
  const { seat, before } = happening;
  if (before.phase === 'lay') return tellRefill(happening, names);
  const told = `${names[seat]} ${tellAct(happening)}.`;
  return before.phase === 'take' ? [told, ...tellScoring(happening, names)] : [told];
}

function tellAct({ seat, act, before, after }: Told): string {
  switch (act?.kind) {
    case undefined:
      return 'lays a sacrifice card face down';
    case 'buy':
      return `buys a ${TYPES[act.type]} card for ${sacrificePrice(before, seat, act.type)} wood`;
    case 'lay':
      return `lays a ${KINDS[act.card]}`;
    case 'play':
      return act.count === 1 ? `plays a ${KINDS[act.card]}` : tellGathering(act.card, act.count);
    case 'discard':
      return 'discards a moai';
    case 'hide':
      return `lays a ${TYPES[act.type]} face down`;
    case 'sacrifice':
      return `lays a ${TYPES[act.type]} card on the stone`;
    case 'offer':
      return `adds a ${TYPES[act.type]} card from the pile to the stone`;
    case 'take':
      return `takes a ${KINDS[before.columns[act.column].at(-1) as number]} from column ${act.column + 1}`;
    case 'reveal':
      return `reveals a ${TYPES[act.type]} card`;
    case 'substitute':
      return `chooses a ${TYPES[act.type]} card instead`;
    case 'choose': {
      const [was, is] = [before.players[seat], after.players[seat]];
      return `chooses ${is.glory - was.glory + is.wood - was.wood} ${act.pay} for moai`;
    }
  }
}

const tellGathering = (type: number, count: number): string =>
  `plays ${count} ${PLURALS[type]} for ${playPrice(type, count)} wood`;

/** The cards of a refill come one by one; they are told when the last lies there. */
function tellRefill(happening: Told, names: Names): string[] {
  const { before, after } = happening;
  if (before.dealing || after.phase === 'lay') return [];
  const laid = after.columns[before.column].map((kind) => KINDS[kind]);
  const refill = `Column ${before.column + 1} is refilled: ${laid.slice(0, -1).join(', ')}, ${laid.at(-1)} in front.`;
  if (after.phase === 'reveal' || after.phase === 'over') return [refill, 'The deck is used up.'];
  return [refill, ...tellScoring(happening, names)];
}

/** After the last take the uncovered card pays (C5.3). */
function tellScoring({ before, after }: Told, names: Names): string[] {
  if (after.phase === 'lay' || after.phase === 'take') return [];
  const scored = KINDS[after.columns[after.column].at(-1) as number];
  const gains = after.players.flatMap((player, seat) => {
    const gain = wealth(player) - wealth(before.players[seat]);
    return gain > 0 ? [`${names[seat]} +${gain}`] : [];
  });
  const isOne = gains.length === 1 && gains[0].endsWith('+1');
  const cards = `${scored} ${isOne ? 'card' : 'cards'}`;
  const paid = scored === 'woodcutter' ? 'wood' : scored === 'priest' ? 'glory' : cards;
  if (gains.length > 0) return [`  A ${scored} is scored: ${gains.join(', ')} ${paid}.`];
  return [`  A ${scored} is scored${after.phase === 'turn' ? ', and brings nobody anything' : ''}.`];
}

/** A scoring pays in one of these only. */
const wealth = ({ wood, glory, sacrificeCount }: PlayerView): number => wood + glory + sacrificeCount;
