import { availableParallelism, cpus, totalmem } from 'node:os';
import { FAULTS, type Findings } from './audit.ts';

export interface Outcome extends Findings {
  readonly name: string;
  readonly seconds: number;
  readonly acknowledged: number;
  readonly refused: readonly string[];
}

const KINDS = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
const COLUMNS = ['trial', 'minutes', 'games', 'acknowledged', 'of them taken back', 'in the logs', ...KINDS, 'refused'];

/** As a table for people, and whether nothing was wrong. */
export function report(outcomes: readonly Outcome[]): { readonly text: string; readonly sound: boolean } {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() || 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const rows = outcomes.map((outcome) => [
    outcome.name,
    (outcome.seconds / 60).toFixed(1),
    outcome.tables,
    outcome.acknowledged,
    outcome.takeBacks,
    outcome.events - outcome.tables,
    ...KINDS.map((kind) => outcome[kind]),
    refusals(outcome.refused),
  ]);
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const sound = outcomes.every((outcome) => KINDS.every((kind) => outcome[kind] === 0));
  return { text: `${machine}\n\n${lines.join('\n')}\n`, sound };
}

/** Why commands were refused, and how often. */
function refusals(refused: readonly string[]): string {
  const counts = Map.groupBy(refused, (reason) => reason);
  return counts.size === 0 ? '0' : [...counts].map(([reason, all]) => `${all.length} × ${reason}`).join(', ');
}
