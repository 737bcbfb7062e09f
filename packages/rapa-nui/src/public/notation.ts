/** Acts as sentences that a person can read and type: the only file that knows them. */
import { ActTable } from '@ahu/core';
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

function useOf({ by, tile, place, chief, given }: Use): string {
  const target = given ? [bundleName(given)] : place ? [placeName(place)] : [];
  return [by, tile, ...(chief ? ['with chief'] : []), ...target].join(' ');
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
      return useOf(act);
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
export function readAct(text: string): Act | undefined {
  const move = TABLE.read(text);
  return move === undefined ? undefined : TABLE.acts[move];
}
