import type { Act, Bot, Game, Insight, Position, Refusal } from '@ahu/core';
import * as giants from '@ahu/giants';
import * as rapaNui from '@ahu/rapa-nui';
import * as rapaNuiCards from '@ahu/rapa-nui-cards';
import type { GameId } from './list.ts';

/** Where a player's points come from. */
export type Account = Readonly<Record<string, number>>;

/** What a rules package brings along for everything that plays a game, whatever the game is. */
interface Play<State extends Position, View> {
  readonly greedy: Bot<View>;
  readonly insight: Insight<State>;
  accounts(state: State): readonly Account[];
}

/** The rules of a game, with those who play it and count its points. */
export interface Title extends Play<Position, unknown> {
  readonly game: Game;
}

/** Views and states of one title belong to each other; those who use it only hand them on. */
const title = <State extends Position, View, Options, A extends Act, R extends Refusal>(
  game: Game<State, View, Options, A, R>,
  { greedy, insight, accounts }: Play<State, View>,
): Title => ({ game, greedy, insight, accounts }) as unknown as Title;

/** The rules of every game of the list. */
export const TITLES: Readonly<Record<GameId, Title>> = {
  giants: title(giants.giants, giants),
  'rapa-nui': title(rapaNui.rapaNui, rapaNui),
  'rapa-nui-cards': title(rapaNuiCards.rapaNuiCards, rapaNuiCards),
};
