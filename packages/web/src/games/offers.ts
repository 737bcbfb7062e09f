import type { LevelName } from '@ahu/bots';
import type { GameId } from './registry.ts';

export const LEVELS = ['novice', 'fair', 'strong', 'master'] as const satisfies readonly LevelName[];

/** Names that bots go by, one for every seat. */
export const BOT_NAMES = ['Hotu', 'Vakai', 'Riro', 'Tuu', 'Ava'] as const;

/** An option of a table that is either as usual or not; `chosen` is what its game calls the latter. */
interface Choosable {
  readonly key: 'quickStart' | 'openScore' | 'screens' | 'bases' | 'firstGame' | 'offerings' | 'openHands';
  readonly chosen: string | boolean;
}

interface Offer {
  readonly seats: readonly number[];
  /** How many sit at the table that one click lays. */
  readonly usual: number;
  readonly options: readonly Choosable[];
  /** Whether another board can be laid. */
  readonly board: boolean;
  /** Whether seat 0 begins, so that the first player can be chosen. */
  readonly seatZeroBegins: boolean;
}

export const OFFERS: Readonly<Record<GameId, Offer>> = {
  giants: {
    seats: [3, 4, 5],
    usual: 3,
    options: [
      { key: 'quickStart', chosen: true },
      { key: 'openScore', chosen: true },
      { key: 'screens', chosen: 'open' },
      { key: 'bases', chosen: 'shown' },
    ],
    board: true,
    seatZeroBegins: false,
  },
  'rapa-nui': {
    seats: [2, 3, 4],
    usual: 2,
    options: [
      { key: 'firstGame', chosen: true },
      { key: 'offerings', chosen: 'shown' },
    ],
    board: true,
    seatZeroBegins: false,
  },
  'rapa-nui-cards': {
    seats: [2, 3, 4],
    usual: 2,
    options: [{ key: 'openHands', chosen: true }],
    board: false,
    seatZeroBegins: true,
  },
};

/** A table's options as its game reads them: those that were chosen, and a board of one's own. */
export async function optionsOf(
  game: GameId,
  chosen: readonly string[],
  board: File | undefined,
): Promise<Record<string, unknown>> {
  const wanted = OFFERS[game].options.filter(({ key }) => chosen.includes(key));
  return {
    ...Object.fromEntries(wanted.map(({ key, chosen: value }) => [key, value])),
    ...(board && { board: JSON.parse(await board.text()) }),
  };
}
