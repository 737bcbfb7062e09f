import { KINDS, type PlayerView, SACRIFICE_PRICE, TYPES, type View } from '@ahu/rapa-nui-cards';
import type { Happening, Names } from './words.ts';

const TYPE_NAMES: readonly string[] = TYPES;
/** By type. */
const PLURALS = ['fish', 'berries', 'potatoes', 'cereals'];

export function tell(happening: Happening<View>, names: Names): string[] {
  const { seat, before } = happening;
  if (before.phase === 'lay') return tellRefill(happening, names);
  const deed = `${names[seat]} ${tellDeed(happening)}.`;
  return before.phase === 'take' ? [deed, ...tellScoring(happening, names)] : [deed];
}

function tellDeed({ seat, notation, before, after }: Happening<View>): string {
  if (notation === undefined) return 'lays a sacrifice card face down';
  const [verb, ...rest] = notation.split(' ');
  const object = rest.join(' ');
  switch (verb) {
    case 'buy':
      return `buys a ${object} card for ${priceOf(before, seat, object)} wood`;
    case 'play':
      return rest.length > 1 ? tellGathering(Number(rest[0]), rest[1]) : `plays a ${object}`;
    case 'discard':
      return 'discards a moai';
    case 'sacrifice':
      return `lays a ${object}${before.phase === 'hide' ? '' : ' card on the stone'}`;
    case 'offer':
      return `adds a ${object} card from the pile to the stone`;
    case 'take':
      return `takes a ${KINDS[before.columns[after.column].at(-1) as number]} from ${object}`;
    case 'reveal':
      return `reveals a ${object} card`;
    default:
      return tellChoice(before, after, seat, object);
  }
}

const tellGathering = (count: number, type: string): string =>
  `plays ${count} ${PLURALS[TYPE_NAMES.indexOf(type)]} for ${count - 1} wood`;

const priceOf = ({ players }: View, seat: number, type: string): number =>
  Math.max(0, SACRIFICE_PRICE - players[seat].area[TYPE_NAMES.indexOf(type)]);

function tellChoice(before: View, after: View, seat: number, object: string): string {
  if (before.phase === 'substitute') return `chooses a ${object} card instead`;
  const [was, is] = [before.players[seat], after.players[seat]];
  return `chooses ${is.glory - was.glory + is.wood - was.wood} ${object} for moai`;
}

/** The cards of a refill come one by one; they are told when the last lies there. */
function tellRefill(happening: Happening<View>, names: Names): string[] {
  const { before, after } = happening;
  if (before.dealing || after.phase === 'lay') return [];
  const laid = after.columns[before.column].map((kind) => KINDS[kind]);
  const refill = `Column ${before.column + 1} is refilled: ${laid.slice(0, -1).join(', ')}, ${laid.at(-1)} in front.`;
  if (after.phase === 'reveal' || after.phase === 'over') return [refill, 'The deck is used up.'];
  return [refill, ...tellScoring(happening, names)];
}

/** After the last take the uncovered card pays (C5.3). */
function tellScoring({ before, after }: Happening<View>, names: Names): string[] {
  if (after.phase === 'lay' || after.phase === 'take') return [];
  const scored = KINDS[after.columns[after.column].at(-1) as number];
  const paid = scored === 'woodcutter' ? 'wood' : scored === 'priest' ? 'glory' : `${scored} cards`;
  const gains = after.players.flatMap((player, seat) => {
    const gain = wealth(player) - wealth(before.players[seat]);
    return gain > 0 ? [`${names[seat]} +${gain}`] : [];
  });
  if (gains.length > 0) return [`  A ${scored} is scored: ${gains.join(', ')} ${paid}.`];
  return [`  A ${scored} is scored${after.phase === 'turn' ? ', and pays nobody' : ''}.`];
}

/** A scoring pays in one of these only. */
const wealth = ({ wood, glory, sacrificeCount }: PlayerView): number => wood + glory + sacrificeCount;
