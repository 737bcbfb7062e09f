import { LiveTable, type Store, shownOf, Tables } from '@ahu/server';
import type { Acknowledged, Player } from '@ahu/server/testing';
import type { Crowd, Group } from './crowd.ts';

/** What can be wrong afterwards; all of it must be nothing. */
export const FAULTS = {
  lost: 'acknowledged commands that are not in the log under their number, as they were sent',
  twice: 'acknowledged commands that are in a log more than once',
  unknown: 'events in a log that were acknowledged to nobody',
  unreplayable: 'logs that do not replay by the rules',
  differing: 'clients that do not see the position of the log',
} as const;

export type Findings = Record<keyof typeof FAULTS | 'tables' | 'events' | 'takeBacks', number>;

type Log = Awaited<ReturnType<Tables['events']>>;

/** Holds what everybody was told against what was written. */
export async function audit(store: Store, { groups }: Crowd): Promise<Findings> {
  const tables = new Tables(store);
  const findings: Findings = {
    tables: 0,
    events: 0,
    takeBacks: 0,
    lost: 0,
    twice: 0,
    unknown: 0,
    unreplayable: 0,
    differing: 0,
  };
  for (const group of groups) {
    const told = Map.groupBy(
      group.players.flatMap(({ acknowledged }) => acknowledged),
      ({ sent }) => sent.table,
    );
    for (const id of group.tables) {
      const log = await tables.events(id, 0);
      count(findings, log, told.get(id) ?? []);
      const row = await tables.row(id);
      if (row) replay(findings, new LiveTable(row), log, group);
      else findings.lost++;
    }
  }
  return findings;
}

function count(findings: Findings, log: Log, told: readonly Acknowledged[]): void {
  findings.tables++;
  findings.events += log.length;
  findings.takeBacks += log.filter(({ event }) => event.kind === 'takeBack').length;
  for (const { sent, seq } of told) {
    const found = log.filter(({ command }) => command.endsWith(`-${sent.command}`));
    if (!found.some((written) => written.seq === seq && isSame(written.event, sent))) findings.lost++;
    if (found.length > 1) findings.twice++;
  }
  const asked = new Set(told.map(({ sent }) => sent.command));
  // Commands stand in the log behind their seats: 0-…
  const isKnown = ({ event, command }: Log[number]): boolean =>
    event.kind === 'start' || event.kind === 'outage' || asked.has(command.slice(2));
  findings.unknown += log.filter((written) => !isKnown(written)).length;
}

const isSame = (event: Log[number]['event'], sent: Acknowledged['sent']): boolean =>
  event.kind === sent.kind && (event.kind !== 'move' || sent.kind !== 'move' || event.notation === sent.notation);

function replay(findings: Findings, table: LiveTable, log: Log, { players }: Group): void {
  try {
    for (const written of log) table.apply(written);
  } catch {
    findings.unreplayable++;
    return;
  }
  findings.differing += players.filter((player) => differs(table, player)).length;
}

function differs({ row, head, match }: LiveTable, player: Player): boolean {
  const sight = player.sight(row.id);
  if (!sight) return true;
  const { frame, view } = sight;
  const same = JSON.stringify(view) === JSON.stringify(shownOf(match.game.view(match.state, frame.seat)));
  return frame.seq !== head || frame.plies !== match.log.length || !same;
}
