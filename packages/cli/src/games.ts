import { type Bot, type Game, type Position, randomBot } from '@ahu/core';
import * as cards from '@ahu/rapa-nui-cards';
import { expectName } from './nearest.ts';
import { words as cardsWords } from './words/rapa-nui-cards.ts';
import type { Words } from './words/words.ts';

/** Where a player's points come from. */
type Account = Readonly<Record<string, number>>;

/** A game as this command offers it. */
export interface Title {
  readonly name: string;
  readonly game: Game;
  readonly greedy: Bot;
  readonly words: Words;
  accounts(state: Position): readonly Account[];
}

/** Ties a game to those who play it and speak for it: all of the same views. */
const title = <State extends Position, View, Options>(
  name: string,
  game: Game<State, View, Options>,
  greedy: Bot<View>,
  words: Words<View>,
  accounts: (state: State) => readonly Account[],
): Title => ({ name, game, greedy, words, accounts });

export const TITLES: readonly Title[] = [
  title('Rapa Nui: the card game', cards.rapaNuiCards, cards.greedy, cardsWords, (state) =>
    cards.accounts(state).map((account) => ({ ...account })),
  ),
];

export const GAMES: readonly Game[] = TITLES.map(({ game }) => game);

export function titleOf(id: string): Title {
  const known = expectName(
    'game',
    id,
    GAMES.map((game) => game.id),
  );
  return TITLES.find(({ game }) => game.id === known) as Title;
}

export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

export const botOf = (title: Title, name: BotName): Bot => (name === 'greedy' ? title.greedy : randomBot);
