import unhomoglyph from 'unhomoglyph';
import { RESERVED } from '../words/index.ts';

/** As long as the protocol allows. */
const LONGEST = 40;

/** Letters that show nothing, and marks without a script of their own, which can be put on any letter. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ACCENTS = /\p{Script=Inherited}/gu;
/** The blank of Braille looks like a space and is none. */
const SPACES = /[\p{White_Space}\u2800]+/gu;

const LETTER = /[\p{L}\p{N}]/u;
/** More accents on one letter, or more signs of a script, than any language writes. */
const STACK = /\p{Script=Inherited}{3}|\p{M}{5}/u;
const UNKNOWN = /[\p{Cn}\p{Co}\p{Cc}\p{Cs}]/u;

/** What the page calls bots and their levels in every language, and those whose word counts here. */
const TAKEN = [
  ...['Hotu', 'Vakai', 'Riro', 'Tuu', 'Ava', 'bot', ...RESERVED],
  ...['Ahu', 'admin', 'administrator', 'moderator', 'system', 'server'],
];

/** As it is shown: without letters that show nothing, and with single spaces. */
export const cleaned = (name: string): string =>
  name.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();

/** Whether a cleaned name can be read: something in it can be seen, and no tower of accents stands on a letter. */
export const isReadable = (name: string): boolean =>
  LETTER.test(name) && !UNKNOWN.test(name) && !STACK.test(name.normalize('NFD'));

/**
 * Names with the same skeleton look the same, or nearly so. This is the skeleton of UTS #39, without accents, and the
 * same for capitals and small letters: each of the three forms of a name is replaced by what it looks like, because
 * "I" looks like "l", while "i" does not.
 */
export function skeletonOf(name: string): string {
  const given = looksOf(cleaned(name).normalize('NFKC'));
  return looksOf(looksOf(given.toUpperCase()).toLowerCase());
}

const looksOf = (text: string): string =>
  unhomoglyph(bare(text)).normalize('NFD').replace(ACCENTS, '').replace(SPACES, ' ').trim();

const bare = (text: string): string => text.normalize('NFD').replace(INVISIBLE, '').replace(ACCENTS, '');

const lettersOf = (name: string): string => skeletonOf(name).replace(/\P{L}/gu, '');
const NOT_TO_BE_HAD = new Set(TAKEN.flatMap((word) => [word, `Bot${word}`, `Robot${word}`]).map(lettersOf));

/** Whether a name is one of a bot, a level or the house, or claims to be: "a.d.m.i.n", "adm1n" and "admin 2" too. */
export const isReserved = (name: string): boolean =>
  [name, name.replace(/\p{N}/gu, '')].some((each) => NOT_TO_BE_HAD.has(lettersOf(each)));

/** "Ana 2", "Ana 3": within the length of a name. */
export function numbered(name: string, number: number): string {
  const end = ` ${number}`;
  const fitting = name.slice(0, LONGEST - end.length).replace(/\p{Cs}$/u, '');
  return `${fitting.trimEnd()}${end}`;
}
