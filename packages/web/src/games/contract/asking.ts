import type { Seat } from '@ahu/core';
import type { Frame } from '../../engine/frame.ts';
import { plain } from '../../platform/words/plain.ts';
import type { Names } from './kit.ts';

/** A question that can be typed at a table: its words, and the answer in sentences. */
export interface Question<View = unknown> {
  /** The words that are typed for it in the language of the page, with spaces between them. */
  readonly words: string;
  /** What it is for, with an example: one line of the help. */
  readonly about: string;
  /** The answer; undefined if what follows the word makes no sense here. */
  answer(frame: Frame<View>, rest: readonly string[], names: Names): readonly string[] | undefined;
}

/** The questions of a game, in the language of the page; they are loaded with the command field. */
export interface Asking<View = unknown> {
  questions(): readonly Question<View>[];
  /** All that a player has, as far as the viewer may know it. */
  player(frame: Frame<View>, seat: Seat, names: Names): readonly string[];
}

/** The player whose name begins with what was typed; undefined if none or several do. */
export function seatCalled(typed: readonly string[], names: Names): number | undefined {
  const wanted = plain(typed.join(' '));
  const seats = [...names.keys()].filter((seat) => wanted !== '' && plain(names[seat]).startsWith(wanted));
  return seats.length === 1 ? seats[0] : undefined;
}
