import type { GameId } from '@ahu/games/list';
import type { Card } from './contract/manifest.ts';
import { card as giants } from './giants/card/card.ts';
import { card as rapaNui } from './rapa-nui/card/card.ts';
import { card as rapaNuiCards } from './rapa-nui-cards/card/card.ts';

/** The cards of all games. */
export const CARDS: Readonly<Record<GameId, Card>> = {
  giants,
  'rapa-nui': rapaNui,
  'rapa-nui-cards': rapaNuiCards,
};

/** A table's options as its game reads them: those that were chosen, what is usual in the page, and a board of one's own. */
export async function optionsOf(
  game: GameId,
  chosen: readonly string[] = [],
  board?: File,
): Promise<Record<string, unknown>> {
  const wanted = CARDS[game].options.flatMap(({ key, chosen: value, usual }) => {
    const taken = chosen.includes(key) ? value : usual;
    return taken === undefined ? [] : [[key, taken] as const];
  });
  return { ...Object.fromEntries(wanted), ...(board && { board: JSON.parse(await board.text()) }) };
}
