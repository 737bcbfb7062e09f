export { rapaNui } from './game/game.ts';
export { greedy } from './greedy/index.ts';
export { insight } from './insight/index.ts';
export { type Account, accounts } from './phases/end.ts';
export { readBoard } from './position/board.ts';
export { standardBoard } from './position/map.ts';
export type { State } from './position/state.ts';
export type { BoardDocument, CaseDocument } from './public/board.ts';
export { STACK_NAMES } from './public/offerings.ts';
export { SPOTS } from './public/spots.ts';
export type { AhuView, CaseView, Memory, Options, PlayerView, Table, View } from './public/view.ts';
export {
  AHUS,
  CARGO,
  CASES,
  IMPROVEMENTS,
  OFFERINGS,
  RESOURCES,
  SIZES,
  TILES,
  TOTEMS,
  TRACK,
} from './public/vocabulary.ts';
