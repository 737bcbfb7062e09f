/** Acts as sentences that a person can read and type: the only file that knows them. */
import { ActTable, type Pattern } from '@ahu/core';
import { ACTS_BY_VERB, type Act, type Place, type Placement, type Use } from './acts.ts';
import { bundleName } from './bundles.ts';
import { TOTEMS } from './vocabulary.ts';

function placeName(place: Place): string {
  if (place.kind === 'case') return `at ${place.id}`;
  return place.kind === 'column' ? `in column ${place.column + 1}` : `on ${place.place + 1}`;
}

function placementOf({ figure, place, chief }: Placement): string {
  const placed = `place ${figure} ${placeName(place)}`;
  return chief === undefined ? placed : `${placed} with chief in column ${chief + 1}`;
}

function sentenceOf(act: Act): string {
  switch (act.kind) {
    case 'lay':
    case 'draft':
      return `${act.kind} ${act.tile}`;
    case 'draw':
      return `draw ${TOTEMS[act.seat]}`;
    case 'place':
      return placementOf(act);
    case 'use':
      return `${act.by} ${useName(act)}`;
    case 'buy':
      return `buy ${act.improvement}`;
    case 'substitute':
      return `take ${act.size} moai`;
    case 'carry':
      return `carry ${act.cargo}${act.cargo === 'pukao' ? '' : ' moai'}`;
    case 'step':
      return `step ${act.to}`;
    case 'erect':
      return `erect at ${act.ahu}`;
    case 'cap':
      return `cap ${act.ahu}`;
    case 'choose':
      return `choose ${bundleName(act.bundle)}`;
    case 'gain':
      return `gain ${act.count} ${act.resource}`;
    case 'pay':
      return `pay ${bundleName(act.bundle)} for ${act.offering}`;
    case 'take':
      return `take ${act.stack}`;
    case 'receive':
      return `for ${bundleName(act.bundle)}`;
    default:
      return act.kind;
  }
}

/** Forgives case, spaces, commas, plurals, and a 1 before a resource. */
function readings(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[\s,+]+/g, ' ')
    .trim();
  const plain = words.replace(/\b(reed|egg|wood|pearl|villager)s\b/g, '$1');
  return [words, plain, plain.replace(/\b1 (reed|egg|wood|pearl)\b/g, '$1')];
}

export const TABLE = new ActTable<Act>(ACTS_BY_VERB.flat(), {
  write: sentenceOf,
  plain: (text) => text.toLowerCase(),
  readings,
});

/**
 * An act as its sentence.
 * @example
 * writeAct({ kind: 'place', figure: 'villager', place: { kind: 'case', id: 'n3' } }); // 'place villager at n3'
 */
export const writeAct = (act: Act): string => sentenceOf(act);

/**
 * A sentence as its act; undefined for what is none.
 * @example
 * readAct('pay 4 reed for hut'); // { kind: 'pay', bundle: [4, 0, 0, 0], offering: 'hut' }
 */
export const readAct: (text: string) => Act | undefined = TABLE.readAct;

/** A place without its number or name, and that. */
function placeParts(place: Place): [how: string, what: string] {
  if (place.kind === 'case') return ['at …', place.id];
  return place.kind === 'column' ? ['in column …', String(place.column + 1)] : ['on …', String(place.place + 1)];
}

/**
 * What the acts of a long list have in common, and in what this one differs.
 * @example
 * patternOf({ kind: 'erect', ahu: 'n3a' }); // { pattern: 'erect at …', part: 'n3a' }
 * patternOf({ kind: 'pass' }); // { pattern: 'pass', part: '' }
 */
export function patternOf(act: Act): Pattern {
  switch (act.kind) {
    case 'place': {
      const [how, part] = placeParts(act.place);
      if (act.chief !== undefined) return { pattern: `… with chief in column ${act.chief + 1}`, part: '' };
      return { pattern: `place ${act.figure} ${how}`, part };
    }
    case 'use': {
      if (act.given) return { pattern: `${act.by} ${act.tile} …`, part: bundleName(act.given) };
      if (!act.place) return { pattern: sentenceOf(act), part: '' };
      const [how, part] = placeParts(act.place);
      return { pattern: [act.by, act.tile, ...(act.chief ? ['with chief'] : []), how].join(' '), part };
    }
    case 'erect':
      return { pattern: sentenceOf({ ...act, ahu: '…' }), part: act.ahu };
    case 'pay':
      return { pattern: `pay … for ${act.offering}`, part: bundleName(act.bundle) };
    case 'gain':
      return { pattern: 'gain …', part: `${act.count} ${act.resource}` };
    case 'receive':
      return { pattern: 'for …', part: bundleName(act.bundle) };
    case 'choose':
      return { pattern: 'choose …', part: bundleName(act.bundle) };
    default:
      return { pattern: sentenceOf(act), part: '' };
  }
}

/**
 * A tile and what it is played on, as sentences write it.
 * @example
 * useName({ kind: 'use', by: 'play', tile: 'rest', place: { kind: 'case', id: 'n3' } }); // 'rest at n3'
 */
export function useName({ tile, place, chief, given }: Use): string {
  const target = given ? [bundleName(given)] : place ? [placeName(place)] : [];
  return [tile, ...(chief ? ['with chief'] : []), ...target].join(' ');
}
