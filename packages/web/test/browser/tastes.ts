import type { GameId } from '@ahu/games/list';
import type { Offer } from './look.ts';

/** How much a guest likes an answer by its name; the first pattern that fits counts. */
type Taste = readonly (readonly [RegExp, number])[];

const TASTES: Readonly<Record<GameId, Taste>> = {
  giants: [
    [
      /^(cancel|not yet|put it back|hex by hex|cheapest way|one step back|fewer|planner|.*, at [A-H]\d+$|headdress still)/i,
      0.02,
    ],
    [/^pass/i, 0.7],
    [/^(more|sorcerer|chief|leave)/i, 0.5],
  ],
  'rapa-nui': [
    [/^(cancel|one fewer|one more)/i, 0.02],
    [/^pass/i, 0.3],
  ],
  'rapa-nui-cards': [[/^cancel/i, 0.02]],
};

/** All that is lit on the board together is as tempting as this. */
const BOARD = 2;

/** How tempting each offer is: what has been chosen is rarely pressed again. */
export function temptations(game: GameId, offers: readonly Offer[]): number[] {
  const lit = offers.filter(({ where }) => where === 'board').length;
  return offers.map(({ name, where, primary, pressed }) => {
    const [, liking] = TASTES[game].find(([pattern]) => pattern.test(name)) ?? ['', primary ? 4 : 1];
    const weight = where === 'board' ? BOARD / lit : liking;
    return pressed ? weight / 50 : weight;
  });
}
