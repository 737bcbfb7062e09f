import type { Bot, Game, Insight, Position } from '@ahu/core';
import * as giants from '@ahu/giants';
import * as rapaNui from '@ahu/rapa-nui';
import * as cards from '@ahu/rapa-nui-cards';

/** A game with what its bots know of it. */
export interface Subject {
  readonly game: Game;
  readonly insight: Insight;
  readonly greedy: Bot;
}

/** Ties together what is of the same game. */
const subject = <State extends Position, View, Options>(
  game: Game<State, View, Options>,
  insight: Insight<State>,
  greedy: Bot<View>,
): Subject => ({ game, insight, greedy });

export const SUBJECTS: readonly Subject[] = [
  subject(cards.rapaNuiCards, cards.insight, cards.greedy),
  subject(giants.giants, giants.insight, giants.greedy),
  subject(rapaNui.rapaNui, rapaNui.insight, rapaNui.greedy),
];
