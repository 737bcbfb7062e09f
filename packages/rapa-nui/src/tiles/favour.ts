import type { AhuTile } from './ahu-tile.ts';

/** Points at the end for the player who has it then. */
export const favour: AhuTile = {
  rule: 'R6.10',
  copies: 1,
  firstGame: true,
  phases: [],
  kept: true,
  breaks: () => 'R6.10',
  play: () => {},
};
