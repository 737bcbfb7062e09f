/** Moves as the rules write them, and what is in them. */
import type { Piece } from './view.ts';

export interface Bid {
  readonly markers: number;
  readonly workers: number;
  readonly sorcerer: boolean;
  readonly chief: boolean;
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count > 1 ? 's' : ''}`];

/** `2 markers 1 worker chief` */
export function writeBid({ markers, workers, sorcerer, chief }: Bid): string {
  const parts = [...counted(markers, 'marker'), ...counted(workers, 'worker')];
  return [...parts, ...(sorcerer ? ['sorcerer'] : []), ...(chief ? ['chief'] : [])].join(' ') || 'nothing';
}

export const readBid = (text: string): Bid => ({
  markers: Number(/(\d) marker/.exec(text)?.[1] ?? 0),
  workers: Number(/(\d) worker/.exec(text)?.[1] ?? 0),
  sorcerer: text.includes('sorcerer'),
  chief: text.includes('chief'),
});

/** A worker and the sorcerer count 1, the chief 3 (G3.4). */
export const sculptorsIn = ({ workers, sorcerer, chief }: Bid): number =>
  workers + Number(sorcerer) + 3 * Number(chief);

export interface Placement {
  readonly piece: Piece;
  readonly logs: number;
  readonly hex: string;
  /** village, hut, forest, headdress, `reserve 1`. */
  readonly action: string | undefined;
}

export function writePlacement({ piece, logs, hex, action }: Placement): string {
  const along = logs === 0 ? '' : ` ${logs} log${logs > 1 ? 's' : ''}`;
  return `place ${piece}${along} at ${hex}${action === undefined ? '' : `: ${action}`}`;
}

export function readPlacement(notation: string): Placement | undefined {
  const [, piece, logs, hex, action] = /^place (\w+)(?: (\d) logs?)? at (\w+)(?:: (.*))?$/.exec(notation) ?? [];
  return piece === undefined ? undefined : { piece: piece as Piece, logs: Number(logs ?? 0), hex, action };
}

/** What is said about: `carry moai 2c` with 'carry ' is 'moai 2c'. */
export const after = (notation: string, verb: string): string | undefined =>
  notation.startsWith(verb) ? notation.slice(verb.length) : undefined;

export const allAfter = (notations: readonly string[], verb: string): string[] =>
  notations.flatMap((notation) => after(notation, verb) ?? []);

/** `pay seat 1 1 3` pays seat 1 two and seat 3 one. */
export function readPayment(notation: string): { seat: number; points: number }[] {
  const paid = (after(notation, 'pay seat ') ?? '').split(' ').map(Number);
  return [...new Set(paid)].map((seat) => ({ seat, points: paid.filter((each) => each === seat).length }));
}

/** `erect on ahu 2` and `cap on ahu 2`: the slot. */
export const slotOf = (notation: string): string => notation.at(-1) as string;

export const isPeek = (notation: string): boolean => notation.startsWith('peek at ');
