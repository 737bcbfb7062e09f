export { type BoardDocument, type CaseDocument, readBoard } from './board.ts';
export { type Account, accounts } from './end.ts';
export { rapaNui } from './game.ts';
export { greedy } from './greedy/index.ts';
export type { AhuView, CaseView, Memory, PlayerView, View } from './knowledge.ts';
export { standardBoard } from './map.ts';
export { STACK_NAMES } from './offering-tiles.ts';
export { type Options, SPOTS, type State, type Table } from './state.ts';
export { AHUS, CARGO, CASES, IMPROVEMENTS, OFFERINGS, RESOURCES, SIZES, TILES, TOTEMS, TRACK } from './vocabulary.ts';
