/** Every tile, moai, pukao and offering is in exactly one place (R1). */

import { demand } from '@ahu/core';
import { bareAhu, moaiFor } from '../phases/setup.ts';
import { EXCHANGE, LAY, OFFERING, type State } from '../position/state.ts';
import { AHUS, PUKAO, SIZES, TILES } from '../public/vocabulary.ts';
import { tileCounts } from '../tiles/index.ts';
import { count, demandCount, sum } from './counting.ts';

export function auditMaterial(state: State): void {
  auditAhus(state);
  auditTiles(state);
  auditMoai(state);
  auditOfferings(state);
}

/** An ahu has its tile or its moai; tiles are laid in the order of the ahus. */
function auditAhus(state: State): void {
  const { hasAhu } = state.setup.map;
  const bare = state.phase === LAY ? bareAhu(state) : AHUS.length;
  demand(bare >= 0, 'phase', 'all tiles are laid');
  AHUS.forEach((name, ahu) => {
    const [tile, moai] = [state.tile[ahu] >= 0, state.moai[ahu] >= 0];
    if (!hasAhu[ahu] || ahu >= bare) demand(!tile && !moai, name, 'must be empty');
    else demand(tile !== moai, name, 'must have a tile or a moai');
    demand(state.capped[ahu] === 0 || moai, name, 'there is no moai to be capped');
  });
}

/** What all seats have of one kind. */
function held(cells: Int16Array, kind: number, kinds: number): number {
  let total = 0;
  for (let i = kind; i < cells.length; i += kinds) total += cells[i];
  return total;
}

function auditTiles(state: State): void {
  const counts = tileCounts(state.setup.table.firstGame);
  TILES.forEach((name, tile) => {
    const inPlay = count(state.tile, tile) + held(state.tiles, tile, TILES.length);
    demandCount(inPlay + state.box[tile] + state.discarded[tile], counts[tile], `tiles of ${name}`);
  });
}

function auditMoai(state: State): void {
  const counts = moaiFor(state.setup.seats);
  SIZES.forEach((name, size) => {
    const found = state.supply[size] + held(state.sculpted, size, SIZES.length) + count(state.moai, size);
    demandCount(found, counts[size], `${name} moai`);
  });
  demandCount(state.pukao + sum(state.capped), PUKAO, 'pukao');
}

/** Offerings leave their stacks from the top, one for each pukao placed (R5.6). */
function auditOfferings(state: State): void {
  const { stacks, seats } = state.setup;
  let inStacks = 0;
  for (const stack of stacks) {
    stack.forEach((tile, i) => {
      const owner = state.takenBy[tile];
      if (owner < 0) return;
      inStacks++;
      demand(owner < seats, 'takenBy', 'only the players at the table have any');
      demand(i === 0 || state.takenBy[stack[i - 1]] >= 0, 'takenBy', 'offerings are taken from the top');
    });
  }
  const owing = state.phase === EXCHANGE || state.phase === OFFERING ? 1 : 0;
  const taken = state.takenBy.length - count(state.takenBy, -1);
  demand(taken === inStacks, 'takenBy', 'some of these offerings are not in the game');
  demand(taken + owing === sum(state.capped), 'takenBy', 'every pukao placed buys one offering');
}
