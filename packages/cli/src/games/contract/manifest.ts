import type { Act, Bot, Explainer, Game, Insight, Position, Reason, Refusal } from '@ahu/core';
import { plainWords } from './plain-words.ts';
import type { Names, Words } from './words.ts';

/** Where a player's points come from. */
type Account = Readonly<Record<string, number>>;

/** Why plans of a hint are good, and how that is said. */
interface Reasons<View = unknown, A extends Act = Act, R extends Reason = Reason> {
  readonly explainer: Explainer<View, A, R>;
  why(reason: R, names: Names): string;
}

/** What a game brings along for the terminal. */
export interface GameManifest {
  readonly name: string;
  readonly game: Game;
  readonly greedy: Bot;
  /** Players of one idea each, to find out whether the others can be exploited. */
  readonly scripts: readonly Bot[];
  readonly insight: Insight;
  readonly words: Words;
  readonly reasons?: Reasons;
  /** By seat. */
  accounts(state: Position): readonly Account[];
}

/** Checks that all parts of a manifest are about the same game, and forgets which one. Words may come later. */
export const manifestOf = <
  State extends Position,
  View,
  Options,
  A extends Act,
  R extends Refusal,
  Why extends Reason,
>(manifest: {
  readonly name: string;
  readonly game: Game<State, View, Options, A, R>;
  readonly greedy: Bot<View>;
  readonly scripts: readonly Bot<View>[];
  readonly insight: Insight<State>;
  readonly words?: Words<View, A, NonNullable<R['facts']>>;
  readonly reasons?: Reasons<View, A, Why>;
  accounts(state: State): readonly Account[];
}): GameManifest => ({
  ...(manifest as Omit<typeof manifest, 'reasons'>),
  words: manifest.words ?? plainWords(manifest.game),
  ...(manifest.reasons && { reasons: manifest.reasons as unknown as Reasons }),
});
