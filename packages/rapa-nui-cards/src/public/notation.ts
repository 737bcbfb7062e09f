/** Acts as sentences that a person can read and type: the only file that knows them. */
import { ActTable } from '@ahu/core';
import { ACTS_BY_VERB, type Act } from './acts.ts';
import { KINDS, TYPES } from './vocabulary.ts';

function sentenceOf(act: Act): string {
  switch (act.kind) {
    case 'lay':
      return `lay ${KINDS[act.card]}`;
    case 'play':
      return `play ${act.count === 1 ? '' : `${act.count} `}${KINDS[act.card]}`;
    case 'discard':
      return 'discard moai';
    case 'hide':
      return `sacrifice ${TYPES[act.type]} face down`;
    case 'take':
      return `take column ${act.column + 1}`;
    case 'choose':
      return `choose ${act.pay}`;
    case 'substitute':
      return `choose ${TYPES[act.type]}`;
    default:
      return `${act.kind} ${TYPES[act.type]}`;
  }
}

/** Forgives case, spaces, a plural, a "1" and the "sweet" of a potato. */
function readings(text: string): string[] {
  const words = text
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/sweet /g, '')
    .replace(/^play 1 /, 'play ');
  return [words, words.replace(/(potato)es$/, '$1').replace(/berries$/, 'berry')];
}

export const TABLE = new ActTable<Act>(ACTS_BY_VERB.flat(), { write: sentenceOf, readings });

/**
 * An act as its sentence.
 * @example
 * writeAct({ kind: 'play', card: 0, count: 2 }); // 'play 2 fish'
 */
export const writeAct = (act: Act): string => sentenceOf(act);

/**
 * A sentence as its act; undefined for what is none.
 * @example
 * readAct('sacrifice fish face down'); // { kind: 'hide', type: 0 }
 */
export const readAct: (text: string) => Act | undefined = TABLE.readAct;
