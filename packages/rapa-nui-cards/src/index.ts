export { accounts } from './end.ts';
export { rapaNuiCards } from './game.ts';
export { greedy } from './greedy.ts';
export { insight } from './insight.ts';
export type { PlayerView, View } from './knowledge.ts';
export { KINDS, MOAI_PRICE, SACRIFICE_PRICE, TYPES } from './vocabulary.ts';
