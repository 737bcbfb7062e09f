/** Exercises from real games as data; the board, the words of moves and the reasons are those of the game. */
import type { ExerciseFile } from '@ahu/analysis/exercise';

export interface Training {
  readonly load: () => Promise<ExerciseFile>;
  /** What each kind of act is about, by the key of its words. */
  readonly themes: Readonly<Record<string, string>>;
  /** The themes in words, in the order in which they are offered. */
  readonly words: () => Readonly<Record<string, string>>;
}

/** What an exercise whose best move is of this kind is about. */
export const themeOf = ({ themes }: Training, kind: string): string => themes[kind] ?? Object.values(themes)[0];
