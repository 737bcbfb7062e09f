import type { Act, Bot, Game, Insight, Position, Refusal } from '@ahu/core';
import type { Words } from './words.ts';

/** Where a player's points come from. */
type Account = Readonly<Record<string, number>>;

/** What a game brings along for the terminal. */
export interface GameManifest {
  readonly name: string;
  readonly game: Game;
  readonly greedy: Bot;
  /** Players of one idea each, to find out whether the others can be exploited. */
  readonly scripts: readonly Bot[];
  readonly insight: Insight;
  readonly words: Words;
  /** By seat. */
  accounts(state: Position): readonly Account[];
}

/** Checks that all parts of a manifest are about the same game, and forgets which one. */
export const manifestOf = <State extends Position, View, Options, A extends Act, R extends Refusal>(manifest: {
  readonly name: string;
  readonly game: Game<State, View, Options, A, R>;
  readonly greedy: Bot<View>;
  readonly scripts: readonly Bot<View>[];
  readonly insight: Insight<State>;
  readonly words: Words<View, A, NonNullable<R['facts']>>;
  accounts(state: State): readonly Account[];
}): GameManifest => manifest;
