import { LiveTable, type Store, Tables } from '@ahu/server';
import type { Crowd } from './crowd.ts';

export interface Findings {
  readonly tables: number;
  readonly events: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly unreplayable: number;
  readonly differing: number;
  readonly refused: number;
}

/** Holds what everybody was told against what was written. */
export async function audit(store: Store, crowd: Crowd): Promise<Findings> {
  const tables = new Tables(store);
  let [events, lost, twice, unreplayable, differing] = [0, 0, 0, 0, 0];
  const told = Map.groupBy(crowd.acknowledged, ({ table }) => table);
  for (const id of crowd.tables) {
    const row = await tables.row(id);
    const log = await tables.events(id, 0);
    events += log.length;
    for (const { command, seq, notation } of told.get(id) ?? []) {
      const found = log.filter((each) => each.command.endsWith(`-${command}`));
      const right = found.filter(
        ({ seq: at, event }) => at === seq && 'notation' in event && event.notation === notation,
      );
      if (right.length === 0) lost++;
      if (found.length > 1) twice++;
    }
    try {
      const table = new LiveTable(row as NonNullable<typeof row>);
      for (const event of log) table.apply(event);
      differing += differences(table, crowd);
    } catch {
      unreplayable++;
    }
  }
  const refused = crowd.players.reduce((sum, player) => sum + player.refused.length, 0);
  const acknowledged = crowd.moves;
  return { tables: crowd.tables.length, events, acknowledged, lost, twice, unreplayable, differing, refused };
}

/** How many players do not see what the log says. */
function differences(table: LiveTable, { players }: Crowd): number {
  return players.filter(({ frames }) => {
    const frame = frames.get(table.row.id);
    if (!frame) return false;
    const last = frame.steps.at(-1)?.after ?? frame.before;
    const { game, state } = table.match;
    const same = last === undefined || JSON.stringify(last) === JSON.stringify(game.view(state, frame.seat));
    return frame.seq !== table.head || frame.plies !== table.match.log.length || !same;
  }).length;
}
