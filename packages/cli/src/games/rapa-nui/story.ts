import {
  type Act,
  broughtBy,
  bundleName,
  type Counts,
  type Place,
  type Placement,
  type PlayerView,
  RESOURCES,
  SIZES,
  STACK_NAMES,
  TILES,
  useName,
  type View,
} from '@ahu/rapa-nui/public';
import { listed } from '../contract/counting.ts';
import type { Happening, Names } from '../contract/words.ts';

type Told = Happening<View, Act>;

export function tell(happening: Told, names: Names): string[] {
  const { before, after } = happening;
  const told = tellAct(happening, names);
  return [
    ...(told === undefined ? [] : [told]),
    ...tellGains(happening, names),
    ...tellTurnOrder(before, after, names),
    ...tellSculpting(before, after, names),
    ...(after.round > before.round && before.round > 0 ? [`Round ${before.round} is over.`] : []),
  ];
}

/** What one move did; undefined for what is not worth a sentence. */
function tellAct({ seat, act, before }: Told, names: Names): string | undefined {
  const who = names[seat];
  switch (act?.kind) {
    case 'draft':
      return `${who} drafts ${act.tile}; other such tiles go.`;
    case 'place':
      return `${who} places ${tellPlacement(act)}.`;
    case 'use':
      return act.by === 'play'
        ? `${who} plays ${useName(act)}.`
        : `${who} discards the Rongo tablet for ${useName(act)}.`;
    case 'buy':
      return `${who} buys the improvement ${act.improvement}.`;
    case 'substitute':
      return `${who} takes a ${act.size} moai instead of a large one.`;
    case 'take':
      return `${who} takes ${article(act.stack)} ${act.stack} worth ${before.stacks[STACK_NAMES.indexOf(act.stack)][0]}.`;
    case 'receive':
      return `${who} takes ${bundleName(act.bundle)} in exchange.`;
    case 'pass':
      return `${who} passes.`;
    default:
      return act && tellTransport(before, act, who);
  }
}

function tellPlacement({ figure, place, chief }: Placement): string {
  const placed = `${figure === 'villager' ? 'a villager' : 'the sorcerer'} ${tellPlace(place)}`;
  return chief === undefined ? placed : `${placed} and the chief in column ${chief + 1}`;
}

function tellPlace(place: Place): string {
  if (place.kind === 'case') return `at ${place.id}`;
  return place.kind === 'column' ? `in column ${place.column + 1}` : `on place ${place.place + 1}`;
}

/** A transport is one sentence over several moves. */
function tellTransport(before: View, act: Act, who: string): string | undefined {
  switch (act.kind) {
    case 'carry':
      return `${who} carries a ${act.cargo === 'pukao' ? act.cargo : `${act.cargo} moai`}`;
    case 'step':
      return `… ${before.path.length === 1 ? 'over ' : ''}${act.to}`;
    case 'erect':
      return `… and erects it at ${act.ahu}.`;
    case 'cap':
      return `… and caps the moai on ${act.ahu}.`;
    case 'choose':
      return `${who} chooses ${bundleName(act.bundle)} for the way.`;
    case 'pay':
      return `${who} pays ${bundleName(act.bundle)}.`;
    default:
      return undefined;
  }
}

const article = (word: string): string => (word.startsWith('e') ? 'an' : 'a');

/** Resources that came in, and an offering that needed no choice. */
function tellGains({ seat: mover, act, before, after }: Told, names: Names): string[] {
  if (act?.kind === 'draft') return [];
  const brought = broughtBy(act, mover, before, after);
  const gains = names.flatMap((name, seat) => {
    const gain = gainOf(brought[seat], before.players[seat], after.players[seat]);
    return gain === '' ? [] : [`${name} +${gain}`];
  });
  const isLower = (_: string, i: number) => after.stacks[i].length < before.stacks[i].length;
  const taken = act?.kind === 'pay' ? STACK_NAMES.filter(isLower) : [];
  return [
    ...(gains.length > 0 ? [`  ${gains.join(', ')}.`] : []),
    ...taken.map(
      (name) => `  That buys ${article(name)} ${name} worth ${before.stacks[STACK_NAMES.indexOf(name)][0]}.`,
    ),
  ];
}

const gainOf = (resources: Counts, before: PlayerView, after: PlayerView): string =>
  [
    ...RESOURCES.flatMap((name, r) => (resources[r] > 0 ? [`${resources[r]} ${name}`] : [])),
    ...difference(before.tiles, after.tiles, TILES),
  ].join(' ');

const difference = (before: readonly number[], after: readonly number[], words: readonly string[]): string[] =>
  words.flatMap((name, i) => (after[i] > before[i] ? [`${after[i] - before[i]} ${name}`] : []));

function tellTurnOrder(before: View, after: View, names: Names): string[] {
  const known = after.order.every((seat) => seat !== null);
  if (!known || after.order.every((seat, i) => seat === before.order[i])) return [];
  return [`The turn order is ${listed(after.order.map((seat) => names[seat as number]))}.`];
}

/** Moai are taken when the last question before them is answered, by several players at once. */
function tellSculpting(before: View, after: View, names: Names): string[] {
  const taken = names.flatMap((name, seat) => {
    const moai = difference(before.players[seat].sculpted, after.players[seat].sculpted, SIZES);
    return moai.length === 0 ? [] : [`${name} ${listed(moai)}`];
  });
  return taken.length === 0 ? [] : [`  Moai sculpted: ${taken.join('; ')}.`];
}
