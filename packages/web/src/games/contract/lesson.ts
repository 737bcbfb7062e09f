/** A guided first game as data: what is said, what is asked, and what others play. */
import type { MatchFile, Seat } from '@ahu/core';
import type { Frame } from '../../engine/frame.ts';

export type Log = MatchFile['log'];

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** A move, or some of which any will do; the first is the one that is shown. */
type Wanted = string | readonly string[];

type Step<Key extends string = string> =
  | { readonly tell: Key; readonly lights?: readonly string[] }
  | { readonly ask: Key; readonly moves: readonly Wanted[]; readonly lights?: readonly string[] }
  /** What others play, and what is played for the learner. */
  | { readonly seat: Seat; readonly moves: readonly string[] };

/** A word for the first time that something comes up after the script. */
export interface Tip<Key extends string = string> {
  readonly key: Key;
  readonly when: (frame: Frame) => boolean;
}

export interface Script<Key extends string = string> {
  readonly seed: string;
  readonly options: unknown;
  /** Everybody at the table but the learner. */
  readonly bots: readonly string[];
  readonly steps: readonly Step<Key>[];
}

/** A lesson in one language. */
export interface LessonWords {
  readonly steps: Readonly<Record<string, { readonly text: string; readonly task?: string }>>;
  readonly tips: Readonly<Record<string, string>>;
}

/** All that a game's folder says of its lesson. */
export interface Lesson {
  readonly script: Script;
  readonly tips: readonly Tip[];
  readonly words: () => LessonWords;
}

interface Ply {
  readonly seat: Seat;
  readonly moves: readonly string[];
  readonly step: number;
}

export const pliesOf = ({ steps }: Script): Ply[] =>
  steps.flatMap((step, i) =>
    'tell' in step
      ? []
      : step.moves.map((move) => ({
          seat: 'seat' in step ? step.seat : LEARNER,
          moves: typeof move === 'string' ? [move] : move,
          step: i,
        })),
  );

/** Where a match is in its script. */
export interface Place {
  /** How many plies of players lie behind. */
  readonly plies: number;
  /** What comes next; undefined when the script is over, or the match has left it. */
  readonly next: Ply | undefined;
  /** The steps that are only told, and told before it. */
  readonly tells: readonly Extract<Step, { tell: string }>[];
}

export function placeIn(script: Script, log: Log): Place {
  const plies = pliesOf(script);
  const played = log.filter(([seat]) => seat !== 'chance');
  const follows = played.every(
    ([seat, move], i) => !plies[i] || (plies[i].seat === seat && plies[i].moves.includes(move)),
  );
  if (!follows || played.length > plies.length) return { plies: played.length, next: undefined, tells: [] };
  const next = plies[played.length];
  const from = (plies[played.length - 1]?.step ?? -1) + 1;
  const between = script.steps.slice(from, next?.step ?? script.steps.length);
  return { plies: played.length, next, tells: between.flatMap((step) => ('tell' in step ? [step] : [])) };
}
