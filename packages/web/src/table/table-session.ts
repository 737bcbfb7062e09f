import type { Refusal, RuleId, Seat } from '@ahu/core';
import type { Frame, Happening, Idea, Sheet, Thought, UndoStop } from '../engine/frame.ts';
import type { Kit, Names } from '../games/contract/kit.ts';
import type { GameId } from '../games/registry.ts';
import type { Span } from './since.ts';

/** What the table says besides the game. */
export type Notice =
  | { readonly about: 'refused'; readonly rule: RuleId; readonly notation?: string | undefined }
  | { readonly about: 'undo'; readonly stop: UndoStop }
  | { readonly about: 'bot'; readonly seat: Seat; readonly why: string }
  | { readonly about: 'hint'; readonly why: string }
  | { readonly about: 'told'; readonly text: string };

/** What whoever is at the screen may look at without changing anything. */
export interface Looks {
  /** Why a move of the viewer's is refused, with its facts; undefined if it is not. */
  refusal(notation: string): Promise<Refusal | undefined>;
  /** What a move of the viewer's would look like, where hints are given. */
  preview?(notation: string): Promise<Happening>;
  /** A position of before as the viewer saw it, with the ply that led to it. */
  past(plies: number): Promise<Frame>;
  story(from: number, to: number): Promise<readonly Happening[]>;
  /** When the game is over. */
  sheet(): Promise<Sheet>;
}

/** A match as its table shows it, wherever it is played. */
export interface TableSession {
  readonly id: string;
  readonly game: GameId | undefined;
  readonly kit: Kit | undefined;
  readonly names: Names;
  /** The seats that are played at this screen. */
  readonly people: readonly Seat[];
  /** Undefined while it loads, and while the screen is handed over. */
  readonly frame: Frame | undefined;
  readonly looks: Looks;
  /** What happened since the turn before of whoever looks. */
  readonly news: Span;
  readonly canUndo: boolean;
  notice: Notice | undefined;
  /** Why the match cannot be shown at all: 'gone' if there is none. */
  readonly fault: string | undefined;
  play(notation: string): Promise<void>;
  undo(): Promise<void>;
  /** The next move of others is shown when this has been seen. */
  hold(shown: Promise<unknown>): void;
  /** Hands the match out as a file, if whoever is here may have it. */
  readonly save?: (() => Promise<void>) | undefined;
  /** The same people once more, if whoever is here may ask for it. */
  readonly rematch?: (() => Promise<void>) | undefined;

  /** Asks how to end the game before its end, if whoever is here may do that. */
  readonly endGame?: (() => void) | undefined;

  /** Who shall take the screen next. */
  readonly handOver?: Seat | undefined;
  readonly thinking?: { readonly seat: Seat; readonly thought: Thought | undefined } | undefined;
  /** Whoever thinks shall come to an end. */
  stop?(): void;
  hint?(): Promise<void>;
  readonly hints?: {
    readonly hinting: { readonly thought: Thought | undefined } | undefined;
    readonly ideas: readonly Idea[] | undefined;
  };
  /** Whoever only watches bots may stop them. */
  pause?(paused: boolean): Promise<void>;
  readonly paused?: boolean;
  retry?(): Promise<void>;
  /** Why the last ply could not be kept. */
  readonly unsaved?: string | undefined;
}
