import { type AhuTile, NO_TARGET } from './ahu-tile.ts';

/** Points at the end, for whoever has it then. */
export const FAVOUR_POINTS = 3;

export const favour: AhuTile = {
  rule: 'R6.10',
  copies: 1,
  firstGame: true,
  phases: [],
  kept: true,
  targets: NO_TARGET,
  breaks: () => 'R6.10',
  play: () => {},
};
