/** Moves as the table reads them: what is to be done, with what, and where. */
import { TILES, type TileName } from './vocabulary.ts';

/** A place on the table that a move names. */
export type Place =
  | { readonly kind: 'case'; readonly id: string }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'star'; readonly place: number };

export interface Placement {
  readonly figure: 'villager' | 'sorcerer';
  readonly place: Place;
  /** The column that the chief goes under along with it. */
  readonly chief: number | undefined;
}

/** Columns and stars are counted from 1 in notation, from 0 here. */
function readPlace(text: string): Place | undefined {
  const [, how, what] = /^(at|in column|on) (\w+)$/.exec(text) ?? [];
  if (how === 'at') return { kind: 'case', id: what };
  if (how === 'in column') return { kind: 'column', column: Number(what) - 1 };
  return how === 'on' ? { kind: 'star', place: Number(what) - 1 } : undefined;
}

export function writePlace(place: Place): string {
  if (place.kind === 'case') return `at ${place.id}`;
  return place.kind === 'column' ? `in column ${place.column + 1}` : `on ${place.place + 1}`;
}

export function readPlacement(notation: string): Placement | undefined {
  const [, figure, where, chief] =
    /^place (villager|sorcerer) (.+?)(?: with chief in column (\d))?$/.exec(notation) ?? [];
  const place = where === undefined ? undefined : readPlace(where);
  if (place === undefined) return undefined;
  return { figure: figure as Placement['figure'], place, chief: chief === undefined ? undefined : Number(chief) - 1 };
}

/** A tile played, as itself or by the Rongo tablet. */
export interface Use {
  readonly by: 'play' | 'rongo';
  readonly tile: TileName;
  /** Only of a helping hand: the chief goes, not a sculptor. */
  readonly chief: boolean;
  readonly place: Place | undefined;
  /** Of Barter: what is given. */
  readonly bundle: string | undefined;
}

export function readUse(notation: string): Use | undefined {
  const [, by, use] = /^(play|rongo) (.+)$/.exec(notation) ?? [];
  const tile = use === undefined ? undefined : TILES.find((name) => use === name || use.startsWith(`${name} `));
  if (tile === undefined) return undefined;
  const rest = use.slice(tile.length + 1);
  const chief = rest.startsWith('with chief ');
  const place = readPlace(chief ? rest.slice('with chief '.length) : rest);
  return { by: by as Use['by'], tile, chief, place, bundle: place || rest === '' ? undefined : rest };
}

interface Payment {
  readonly bundle: string;
  readonly offering: string;
}

export function readPayment(notation: string): Payment | undefined {
  const [, bundle, offering] = /^pay (.+) for (\w+)$/.exec(notation) ?? [];
  return bundle === undefined ? undefined : { bundle, offering };
}

/** The light of a place: the id that its drawing carries in `data-light`. */
export function lightOf(place: Place): string {
  if (place.kind === 'case') return `case:${place.id}`;
  return place.kind === 'column' ? `column:${place.column + 1}` : `star:${place.place + 1}`;
}

/** 'erect at n3a', 'cap n3a' → 'n3a'. */
export const readFinish = (notation: string): string | undefined => /^(?:erect at|cap) (\w+)$/.exec(notation)?.[1];
export const readStep = (notation: string): string | undefined => /^step (\w+)$/.exec(notation)?.[1];
