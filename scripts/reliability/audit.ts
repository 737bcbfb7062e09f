import { isDeepStrictEqual } from 'node:util';
import { LiveTable, type Store, Tables } from '@ahu/server';
import type { Acknowledged, Player } from '@ahu/server/testing';
import type { Crowd, Group } from './crowd.ts';

/** What can be wrong afterwards; all of it must be nothing. */
export const FAULTS = {
  lost: 'acknowledged commands that are not in the log under their number, as they were sent',
  twice: 'commands that are in a log more than once',
  unknown: 'moves in a log that were acknowledged to nobody',
  unreplayable: 'logs that do not replay by the rules',
  differing: 'clients that do not see the position of the log',
  away: 'people whose time ran out, although they played on',
} as const;

export type Findings = Record<keyof typeof FAULTS | 'tables' | 'events' | 'takeBacks', number>;

export const nothing = (): Findings => ({
  tables: 0,
  events: 0,
  takeBacks: 0,
  lost: 0,
  twice: 0,
  unknown: 0,
  unreplayable: 0,
  differing: 0,
  away: 0,
});

export type Log = Awaited<ReturnType<Tables['events']>>;

/** Holds what everybody was told against what was written. */
export async function audit(store: Store, { groups }: Crowd): Promise<Findings> {
  const tables = new Tables(store);
  const findings = nothing();
  for (const group of groups) {
    const told = toldTo(group.players);
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

/** What was acknowledged, by table. */
export const toldTo = (players: readonly Player[]): Map<string, Acknowledged[]> =>
  Map.groupBy(
    players.flatMap(({ acknowledged }) => acknowledged),
    ({ sent }) => sent.table,
  );

function count(findings: Findings, log: Log, told: readonly Acknowledged[]): void {
  findings.tables++;
  findings.events += log.length;
  findings.takeBacks += log.filter(({ event }) => event.kind === 'takeBack').length;
  findings.away += log.filter(({ event }) => event.kind === 'away').length;
  findings.twice += log.length - new Set(log.map(({ command }) => command)).size;
  findings.lost += told.filter((each) => !holds(log, each)).length;
  const asked = new Set(told.map(({ sent }) => sent.command));
  findings.unknown += log.filter((written) => !isKnown(written, asked)).length;
}

/** Whether a log has what was acknowledged, where it was said to be. */
export function holds(log: Log, { sent, seq }: Acknowledged): boolean {
  // Commands stand in the log behind their seats (0-…), and numbers begin at 1.
  const written = log[seq - 1];
  return written?.seq === seq && written.command.slice(2) === sent.command && isSame(written.event, sent);
}

/** Of what the server does by itself nobody is told but by frames. */
const isKnown = ({ event, command }: Log[number], asked: ReadonlySet<string>): boolean =>
  (event.kind !== 'move' && event.kind !== 'takeBack') || command.startsWith('bot-') || asked.has(command.slice(2));

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

/** Whether a player sees anything else than a client that connects anew. */
function differs(table: LiveTable, player: Player): boolean {
  const sight = player.sight(table.row.id);
  if (!sight) return true;
  const { frame, view } = sight;
  const { before, plies } = table.frame(frame.seat, 0, Date.now());
  return frame.seq !== table.head || frame.plies !== plies || !isDeepStrictEqual(view, before);
}
