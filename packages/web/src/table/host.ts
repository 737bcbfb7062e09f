import type { Refusal, RuleId, Seat } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Frame, Happening, Sheet, Thought, UndoStop } from '../engine/frame.ts';
import type { Names } from '../games/contract/kit.ts';
import type { Coach } from './coach.ts';
import type { Hints } from './hints.svelte.ts';
import type { TableSession } from './session.svelte.ts';
import type { Span } from './since.ts';

/** What the table says besides the game. */
export type Notice =
  | { readonly about: 'refused'; readonly rule: RuleId; readonly notation?: string | undefined }
  | { readonly about: 'undo'; readonly stop: UndoStop }
  | { readonly about: 'practice' }
  | { readonly about: 'bot'; readonly seat: Seat; readonly why: string }
  | { readonly about: 'hint'; readonly why: string }
  | { readonly about: 'told'; readonly text: string };

/** Questions about the match that change nothing. */
export interface Looks {
  /** Why a move of the viewer's is refused, with its facts; undefined if it is not. */
  refusal(notation: string): Promise<Refusal | undefined>;
  /** A position of before as the viewer saw it, with the ply that led to it. */
  past(plies: number): Promise<Frame>;
  story(from: number, to: number): Promise<readonly Happening[]>;
  /** When the game is over. */
  sheet(): Promise<Sheet>;
}

/** Bots that think in this page. */
export interface Bots {
  readonly thinking: { readonly seat: Seat; readonly thought: Thought | undefined } | undefined;
  readonly paused: boolean;
  /** A viewer of bots alone can pause them. */
  pause(paused: boolean): void;
  /** The search that runs ends with its best move so far. */
  stop(): void;
  /** After a fault: the bot tries again. */
  retry(): void;
}

/** Several people at one screen. */
export interface HotSeat {
  /** Who shall take the screen next. */
  readonly handOver: Seat | undefined;
  /** Who may still take back a move while the screen is handed over. */
  readonly undoer: Seat | undefined;
  /** What everybody saw since their turn before. */
  readonly news: readonly Happening[];
  /** The next person has the screen. */
  take(): void;
}

/** Where a match is played: in a worker of this page, or at the server. It gives its session every new position. */
export interface TableHost {
  readonly id: string;
  readonly game: GameId | undefined;
  readonly names: Names;
  /** The seats that are played at this screen. */
  readonly people: readonly Seat[];
  readonly looks: Looks;
  /** Whether answers take time, and other people see when they are given. */
  readonly isRemote: boolean;
  /** Whether the viewer's seat is played by another now, or not at all. */
  readonly isIdle: boolean;
  open(table: TableSession): Promise<void>;
  close(): void;
  /** What happened since the last turn of this seat. */
  newsOf(viewer: Seat): Span;
  /** Resolves when the move has been shown to the session, or with what is said because it was refused. */
  play(notation: string): Promise<Notice | undefined>;
  /** Takes back to the last position that is not routine, or to a chosen number of plies, as `play` does. */
  takeBack(isRoutine: (frame: Frame) => boolean, to?: number): Promise<Notice | undefined>;
  /** Whether the viewer may go back as far as they like; the match is practice from then on. */
  readonly canRewind: boolean;
  /** Whether they did. */
  readonly isPractice: boolean;
  /** The latest position has been looked at: bots may move, and the screen is handed over. */
  goOn?(): Promise<void>;

  /** What a seat has left of its time, in words; undefined where no clock runs for it. */
  timeOf?(seat: Seat): string | undefined;
  readonly bots?: Bots;
  readonly hotSeat?: HotSeat;
  readonly hints?: Hints | undefined;
  readonly coach?: Coach | undefined;
  /** Why the last ply could not be kept. */
  readonly unsaved?: string | undefined;
  /** Saves the match as a file, if the viewer may have it. */
  readonly save?: (() => Promise<void>) | undefined;
  /** A new table for the same people, if the viewer may ask for it. */
  readonly rematch?: (() => Promise<void>) | undefined;
  /** Asks how to end the game early, if the viewer may. */
  readonly endGame?: (() => void) | undefined;
  /** Asks before the viewer leaves a game that goes on without them. */
  readonly leave?: (() => void) | undefined;
}
