import type { Act, Facts, Reason, Seat } from '@ahu/core';
import type { Component } from 'svelte';
import type { Frame, Happening } from '../../engine/frame.ts';
import type { SoundName } from '../../platform/sound/sounds.ts';
import type { Loss, LossOf } from './state.ts';

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
  /** What shall be lit: told in the log, or in a hint or lesson. */
  readonly lights: ReadonlySet<string>;
  /** Lets the next bot wait until an animation has been seen; people never wait. */
  readonly hold?: (shown: Promise<unknown>) => void;
}

/** A reason in a sentence, and what it lights. */
export type Why = (reason: Reason, names: Names) => Telling;

/** The points of a seat, as far as the viewer may know them. */
export interface Standing {
  /** Undefined where the viewer may know nothing of them. */
  readonly score: number | undefined;
  /** Whether these are all of its points so far; without it there may be more that the viewer does not see. */
  readonly isAll?: boolean;
}

/** What ends the game, and how near that is. */
export interface Ending {
  /** For a bar, in a few words: "5 free ahus". */
  readonly short: string;
  /** In a sentence, with what is left and what ends the game; with `isLast`, what is announced. */
  readonly text: string;
  /** Whether the last round has begun. */
  readonly isLast: boolean;
}

/** What every game brings along whatever its moves are made of. */
interface Showing<View> {
  /** The whole table: boards, players, supply, the question and its answers. */
  readonly Board: Component<BoardProps<View>>;
  /** What the viewer is asked, in one sentence. */
  question(frame: Frame<View>, names: Names): string;
  /** Where the game is: round and phase, in words. */
  stage(view: View, names: Names): string;
  standing(frame: Frame<View>, seat: Seat): Standing;
  /** Undefined where the end is not in sight, and when the game is over. */
  ends?(view: View, names: Names): Ending | undefined;
  /** The sources of points of the score sheet, in words, by the keys of the accounts. */
  source(key: string): string;
  /** Why a move is refused, in a sentence about the facts of the moment; its words come when they are needed. */
  refuse(facts: Facts, names: Names): Promise<string>;
  /** How the game says why a plan is good, if it has reasons; its words come when the first hint is asked for. */
  why?(): Promise<Why>;
  /** Whether an only answer may be given at once, since everybody sees that there was no other. */
  asksOpenly(view: View): boolean;
}

/** All that the page knows about one game: how it looks and how it is told. Views in, pictures and words out. */
export interface Kit<View = unknown> extends Showing<View> {
  /** A move in words. */
  say(notation: string, view: View, names: Names): Saying;
  /** What happened, in sentences; none for what needs no telling. */
  tell(happening: Happening<View>, names: Names): readonly Telling[];
  /** What a move that is not told is about, by its light; a hint shows it. */
  about(notation: string): readonly string[];
  /** A move that answers no question and can be made at any time. */
  isAside(notation: string): boolean;
  /** The only sensible answer to a prompt, played without asking. */
  routine(frame: Frame<View>): string | undefined;
  /** What a move gives up for good, for those who play it from a list. */
  loss?(notation: string, frame: Frame<View>, names: Names): Promise<Loss | undefined> | undefined;
  /** What is heard when that happens. */
  sound(happening: Happening<View>): SoundName;
}

/** One ply with the act that it was; undefined when the viewer did not see it. */
export interface Told<View, A> extends Happening<View> {
  readonly act: A | undefined;
}

/** The same as a game's folder writes it: it knows acts, and no notation. */
export interface ActKit<View, A extends Act> extends Showing<View> {
  say(act: A, view: View, names: Names): Saying;
  tell(happening: Told<View, A>, names: Names): readonly Telling[];
  about?(act: A): readonly string[];
  isAside?(act: A): boolean;
  routine?(view: View, acts: readonly A[]): A | undefined;
  readonly loss?: LossOf<View, A>;
  sound(happening: Told<View, A>): SoundName;
}

interface Notation<A> {
  readonly readAct: (text: string) => A | undefined;
  readonly writeAct: (act: A) => string;
}

/** Frames, logs and the wire carry notation; here it becomes acts, and acts become notation. */
export function kitOf<View, A extends Act>({ readAct, writeAct }: Notation<A>, game: ActKit<View, A>): Kit<View> {
  const read = (notation: string): A => readAct(notation) as A;
  const told = (happening: Happening<View>): Told<View, A> => ({ ...happening, act: actIn(readAct, happening) });
  return {
    ...game,
    say: (notation, view, names) => game.say(read(notation), view, names),
    tell: (happening, names) => game.tell(told(happening), names),
    about: (notation) => game.about?.(read(notation)) ?? [],
    isAside: (notation) => game.isAside?.(read(notation)) ?? false,
    routine: ({ view, moves }) => {
      const act = game.routine?.(view, moves.map(read));
      return act && writeAct(act);
    },
    loss: (notation, frame, names) => {
      const { view, moves } = frame;
      return game.loss?.([read(notation)], { frame, view, acts: moves.map(read), plan: [], asks: true }, names);
    },
    sound: (happening) => game.sound(told(happening)),
  };
}

/** The act of a happening, as far as the viewer saw it. */
export const actIn = <A>(readAct: Notation<A>['readAct'], { notation }: Pick<Happening, 'notation'>): A | undefined =>
  notation === undefined ? undefined : readAct(notation);
