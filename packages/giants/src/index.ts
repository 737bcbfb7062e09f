export { type AhuDocument, type Board, type HexDocument, readBoard } from './board.ts';
export { giants } from './game.ts';
export { greedy } from './greedy/greedy.ts';
export { insight } from './insight.ts';
export type { AhuView, HexView, ObjectView, PlayerView, Reserve, View } from './knowledge.ts';
export { outlook, type Prospect, prospects, type Route, routeTo, type Stage, type Wage, waysOf } from './routes.ts';
export { type Account, accounts } from './score.ts';
export { AHUS, HEXES, KINDS, OBJECTS, SIZES } from './vocabulary.ts';
export { UNREACHED, type Ways, wayTo } from './ways.ts';
