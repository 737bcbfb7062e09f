/** Before the first round nobody has gained, bought, used or erected anything (R2). */
import { demand } from '@ahu/core';
import { start } from '../phases/setup.ts';
import { DRAFT, DRAW, LAY, type State } from '../position/state.ts';

const UNTOUCHED = ['resources', 'improvements', 'rongo', 'moai', 'capped'] as const;
/** Until the draft. */
const UNDRAFTED = ['tiles', 'discarded'] as const;

export function auditSetUp(state: State): void {
  if (state.phase > DRAFT) return;
  if (state.phase === LAY) demand(state.turn === 0, 'turn', 'the order is drawn later');
  const { table, seats } = state.setup;
  const fresh = start(seats, table, state.setup.rules);
  for (const name of [...UNTOUCHED, ...(state.phase <= DRAW ? UNDRAFTED : [])]) {
    const untouched = state[name].every((cell, i) => cell === fresh[name][i]);
    demand(untouched, name, 'must be as at the start');
  }
}
