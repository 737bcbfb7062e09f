import type { Seat } from '@ahu/core';
import type { Component } from 'svelte';
import type { Frame, Happening } from '../engine/frame.ts';
import type { SoundName } from '../sound/sounds.ts';

export type Names = readonly string[];

/** A sentence of the log, and what it lights on the table: the ids that its pieces have in `data-light`. */
export interface Telling {
  readonly text: string;
  readonly lights: readonly string[];
}

/** How a list of moves puts one: under a heading, in words. */
export interface Saying {
  readonly heading: string;
  readonly text: string;
}

export interface BoardProps<View = unknown> {
  readonly frame: Frame<View>;
  readonly names: Names;
  /** Plays a move of the viewer's; one that breaks a rule is refused in words, so it may be tried. */
  readonly play: (notation: string) => void;
  /** Asks the worker what only this game knows (`aid` of its title). */
  readonly ask: <Answer>(question: unknown) => Promise<Answer>;
  /** What shall be lit: told in the log, or in a hint or lesson. */
  readonly lights: ReadonlySet<string>;
  /** Lets the next bot wait until an animation has been seen; people never wait. */
  readonly hold?: (shown: Promise<unknown>) => void;
}

/** What a seat's panel shows always: points as far as the rules show them. */
export interface Standing {
  readonly score: number | undefined;
}

/** All that the page knows about one game: how it looks and how it is told. Views in, pictures and words out. */
export interface Kit<View = unknown> {
  /** The whole table: boards, players, supply, the question and its answers. */
  readonly Board: Component<BoardProps<View>>;
  /** What the viewer is asked, in one sentence. */
  question(frame: Frame<View>, names: Names): string;
  /** A move in words. */
  say(notation: string, view: View, names: Names): Saying;
  /** What happened, in sentences; none for what needs no telling. */
  tell(happening: Happening<View>, names: Names): readonly Telling[];
  /** What a move that is not told is about, by its light; a hint shows it. */
  about?(notation: string): readonly string[];
  /** Where the game is: round and phase, in words. */
  stage(view: View, names: Names): string;
  standing(view: View, seat: Seat): Standing;
  /** The sources of points of the score sheet, in words, by the keys of the accounts. */
  source(key: string): string;
  /** A move that answers no question and can be made at any time. */
  isAside?(notation: string): boolean;
  /** What somebody is not asked about: the only sensible answer, played for them. */
  routine?(frame: Frame<View>): string | undefined;
  /** What is heard when that happens; stone, wood or a card for whatever says nothing. */
  sound?(happening: Happening<View>): SoundName | undefined;
}
