import type { PlayerView, View } from '@ahu/rapa-nui';
import { listed } from './counting.ts';
import { RESOURCES, SIZES, STACKS, TILES } from './rapa-nui-names.ts';
import type { Happening, Names } from './words.ts';

export function tell(happening: Happening<View>, names: Names): string[] {
  const { before, after } = happening;
  const deed = tellDeed(happening, names);
  return [
    ...(deed === undefined ? [] : [deed]),
    ...tellGains(happening, names),
    ...tellTurnOrder(before, after, names),
    ...tellSculpting(before, after, names),
    ...(after.round > before.round && before.round > 0 ? [`Round ${before.round} is over.`] : []),
  ];
}

/** What one move did; undefined for what is not worth a sentence. */
function tellDeed(happening: Happening<View>, names: Names): string | undefined {
  const { seat, notation = '', before } = happening;
  const [verb, ...rest] = notation.split(' ');
  const object = rest.join(' ');
  const who = names[seat];
  switch (verb) {
    case 'draft':
      return `${who} drafts ${object}; other such tiles go.`;
    case 'place':
      return `${who} places ${tellFigure(object)}.`;
    case 'play':
      return `${who} plays ${object}.`;
    case 'rongo':
      return `${who} gives up the Rongo tablet for ${object}.`;
    case 'buy':
      return `${who} buys the improvement ${object}.`;
    case 'take':
      return tellTaking(happening, who, object);
    case 'for':
      return `${who} takes ${object} in exchange.`;
    case 'pass':
      return `${who} passes.`;
    default:
      return tellTransport(before, verb, object, who);
  }
}

const tellFigure = (object: string): string =>
  object
    .replace('villager', 'a villager')
    .replace(/sorcerer on (\d)/, 'the sorcerer on place $1')
    .replace('with chief', 'and the chief');

/** A transport is one sentence over several moves. */
function tellTransport(before: View, verb: string, object: string, who: string): string | undefined {
  switch (verb) {
    case 'carry':
      return `${who} carries a ${object}`;
    case 'step':
      return `… ${before.path.length === 1 ? 'over ' : ''}${object}`;
    case 'erect':
      return `… and erects it ${object}.`;
    case 'cap':
      return `… and caps the moai on ${object}.`;
    case 'choose':
      return `${who} chooses ${object} for the way.`;
    case 'pay':
      return `${who} pays ${object.split(' for ')[0]}.`;
    default:
      return undefined;
  }
}

function tellTaking({ before }: Happening<View>, who: string, object: string): string {
  const stack = STACKS.indexOf(object);
  if (stack < 0) return `${who} takes a ${object} instead of a large one.`;
  return `${who} takes ${article(object)} ${object} worth ${before.stacks[stack][0]}.`;
}

const article = (word: string): string => (word.startsWith('e') ? 'an' : 'a');

/** Resources that came in, and an offering that needed no choice. */
function tellGains({ notation = '', before, after }: Happening<View>, names: Names): string[] {
  if (/^(draft|for) /.test(notation)) return [];
  const gains = names.flatMap((name, seat) => {
    const gain = gainOf(before.players[seat], after.players[seat]);
    return gain === '' ? [] : [`${name} +${gain}`];
  });
  const taken = STACKS.filter((_, i) => after.stacks[i].length < before.stacks[i].length && notation.startsWith('pay'));
  return [
    ...(gains.length > 0 ? [`  ${gains.join(', ')}.`] : []),
    ...taken.map((name) => `  That buys ${article(name)} ${name} worth ${before.stacks[STACKS.indexOf(name)][0]}.`),
  ];
}

const gainOf = (before: PlayerView, after: PlayerView): string =>
  [...difference(before.resources, after.resources, RESOURCES), ...difference(before.tiles, after.tiles, TILES)].join(
    ' ',
  );

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
