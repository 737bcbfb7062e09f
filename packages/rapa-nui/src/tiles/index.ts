/** R6: all ahu tiles, and how they are played, as themselves or by the Rongo tablet. */
import type { RuleId, Seat } from '@ahu/core';
import { ofTile, type State } from '../position/state.ts';
import { TARGETS } from '../public/acts.ts';
import { TILES } from '../public/vocabulary.ts';
import { abundance } from './abundance.ts';
import type { AhuTile } from './ahu-tile.ts';
import { barter } from './barter.ts';
import { bonus } from './bonus.ts';
import { conversion } from './conversion.ts';
import { exceptionalOffering } from './exceptional-offering.ts';
import { favour } from './favour.ts';
import { helpingHand } from './helping-hand.ts';
import { reinforcement } from './reinforcement.ts';
import { rest } from './rest.ts';
import { thrift } from './thrift.ts';

const BY_NAME: Readonly<Record<(typeof TILES)[number], AhuTile>> = {
  rest,
  barter,
  thrift,
  reinforcement,
  abundance,
  bonus,
  'exceptional offering': exceptionalOffering,
  conversion,
  'helping hand': helpingHand,
  favour,
};

/** In the order of TILES. */
const AHU_TILES: readonly AhuTile[] = TILES.map((name) => BY_NAME[name]);

/** How many of each are in the game (R1.4, R2.5). */
export const tileCounts = (isFirstGame: boolean): number[] =>
  AHU_TILES.map(({ copies, firstGame }) => (isFirstGame && !firstGame ? 0 : copies));

/** Every way to play a tile: which one, and its target. */
const USES = TARGETS.flatMap((targets, tile) => targets.map((_, target) => ({ tile, target })));

/** The uses of a tile are those from here up to those of the next. */
export const FIRST_USE: readonly number[] = [...TILES.keys(), TILES.length].map(
  (tile) => TARGETS.slice(0, tile).flat().length,
);

function breaksUse(state: State, seat: Seat, use: number, byTablet: boolean): RuleId | undefined {
  const { tile, target } = USES[use];
  const { rule, phases, kept, breaks } = AHU_TILES[tile];
  if (byTablet ? state.rongo[seat] === 0 : state.tiles[ofTile(seat, tile)] === 0) return byTablet ? 'R6.11' : rule;
  if (kept && !byTablet) return rule;
  if (!phases.includes(state.phase)) return 'R6.12';
  return breaks(state, seat, target, !byTablet && state.rongo[seat] > 0);
}

function use(state: State, seat: Seat, index: number, byTablet: boolean): void {
  const { tile, target } = USES[index];
  if (byTablet) state.rongo[seat] = 0;
  else {
    state.tiles[ofTile(seat, tile)]--;
    state.discarded[tile]++;
  }
  AHU_TILES[tile].play(state, seat, target);
}

export const breaksTile = (state: State, seat: Seat, index: number): RuleId | undefined =>
  breaksUse(state, seat, index, false);
export const breaksTablet = (state: State, seat: Seat, index: number): RuleId | undefined =>
  breaksUse(state, seat, index, true);

export const playTile = (state: State, seat: Seat, index: number): void => use(state, seat, index, false);
export const playTablet = (state: State, seat: Seat, index: number): void => use(state, seat, index, true);
