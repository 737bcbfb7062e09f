import type { Act, Bot, Game, Insight, Position, Refusal } from '@ahu/core';
import * as giants from '@ahu/giants';
import { scripts as giantsScripts } from '@ahu/giants/scripts';
import * as rapaNui from '@ahu/rapa-nui';
import { scripts as rapaNuiScripts } from '@ahu/rapa-nui/scripts';
import * as cards from '@ahu/rapa-nui-cards';
import { scripts as cardsScripts } from '@ahu/rapa-nui-cards/scripts';
import { expectName } from './nearest.ts';
import { words as giantsWords } from './words/giants.ts';
import { words as rapaNuiWords } from './words/rapa-nui.ts';
import { words as cardsWords } from './words/rapa-nui-cards.ts';
import type { Words } from './words/words.ts';

/** Where a player's points come from. */
type Account = Readonly<Record<string, number>>;

/** A game as this command offers it. */
export interface Title {
  readonly name: string;
  readonly game: Game;
  readonly greedy: Bot;
  /** Players of one idea each, to find out whether the others can be exploited. */
  readonly scripts: readonly Bot[];
  readonly insight: Insight;
  readonly words: Words;
  accounts(state: Position): readonly Account[];
}

/** Ties a game to those who play it and speak for it: all of the same views. */
const title = <State extends Position, View, Options, A extends Act, R extends Refusal>(
  name: string,
  game: Game<State, View, Options, A, R>,
  greedy: Bot<View>,
  scripts: readonly Bot<View>[],
  insight: Insight<State>,
  words: Words<View, A, NonNullable<R['facts']>>,
  accounts: (state: State) => readonly Account[],
): Title => ({ name, game, greedy, scripts, insight, words, accounts });

export const TITLES: readonly Title[] = [
  title('Giants', giants.giants, giants.greedy, giantsScripts, giants.insight, giantsWords, giants.accounts),
  title('Rapa Nui', rapaNui.rapaNui, rapaNui.greedy, rapaNuiScripts, rapaNui.insight, rapaNuiWords, rapaNui.accounts),
  title(
    'Rapa Nui: the card game',
    cards.rapaNuiCards,
    cards.greedy,
    cardsScripts,
    cards.insight,
    cardsWords,
    cards.accounts,
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
