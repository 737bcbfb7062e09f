/** The table as boardgame.io keeps it: plain objects, lists of cards, counts by kind and by type. */
import type { moves } from './moves.ts';

export type Kind = number;
export type Type = number;
export type Counts = number[];

export const TYPES: readonly Type[] = [0, 1, 2, 3];
export const WOODCUTTER: Kind = 4;
export const PRIEST: Kind = 5;
export const MOAI: Kind = 6;
export const DECK = [5, 5, 5, 5, 12, 9, 9].flatMap((count, kind) => Array<Kind>(count).fill(kind));
const PILE = 25;

/** Who is asked may do these; 'turn' is any of buy, gather, play and discard. */
export type Question = 'turn' | Exclude<keyof typeof moves, 'buy' | 'gather' | 'play' | 'discard'> | 'nothing';

export interface Player {
  wood: number;
  glory: number;
  hand: Counts;
  area: Counts;
  sacrifices: Counts;
}

export interface Table {
  deck: Kind[];
  columns: Kind[][];
  players: Player[];
  piles: Counts;
  stone: Counts;
  faceDown: { by: number; type: Type }[];
  revealed: number;
  question: Question;
  asked: number;
  bought: boolean;
  toTake: number;
  column: number;
  due: number;
  turnOver: boolean;
}

export const sum = (counts: Counts): number => counts.reduce((total, count) => total + count, 0);

export function setUp(numPlayers: number, deck: Kind[]): Table {
  return {
    columns: [1, 2, 3, 4].map(() => deck.splice(-4).reverse()),
    deck,
    players: Array.from({ length: numPlayers }, (_, player) => ({
      wood: 2 + player,
      glory: 0,
      hand: [...TYPES.map((type) => (type === player ? 0 : 1)), 0, 0, 0],
      area: [0, 0, 0, 0, 1, 0, 0],
      sacrifices: [1, 1, 1, 1],
    })),
    piles: TYPES.map(() => PILE - numPlayers),
    stone: TYPES.map(() => 0),
    faceDown: [],
    revealed: 0,
    question: 'turn',
    asked: 0,
    bought: false,
    toTake: 0,
    column: 0,
    due: 0,
    turnOver: false,
  };
}

/** A card is worth 3, less one for each higher count on the stone. */
export function finalScores({ players, stone, faceDown }: Table): number[] {
  const laid = stone.map((count, type) => count + faceDown.filter((card) => card.type === type).length);
  const values = laid.map((own) => (sum(laid) === 0 ? 0 : 3 - new Set(laid.filter((count) => count > own)).size));
  return players.map(
    ({ wood, glory, area, sacrifices }) =>
      glory + 4 * area[MOAI] + Math.floor(wood / 5) + sum(values.map((value, type) => value * sacrifices[type])),
  );
}
