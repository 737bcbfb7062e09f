import { openStore, readConfig, Tables } from '@ahu/server';
import { audit, type Findings } from './audit.ts';
import { Crowd } from './crowd.ts';
import type { Outcome } from './report.ts';
import type { Trial } from './trial.ts';

/** Lets people play through a trial, and holds what they were told against what was written. */
export async function run(trial: Trial, groups: number): Promise<Outcome> {
  const began = performance.now();
  const crowd = new Crowd(trial.company);
  const progress = setInterval(() => {
    process.stderr.write(`\r${trial.name}: ${crowd.acknowledged} commands acknowledged `);
  }, 1_000);
  try {
    await crowd.gather(groups);
    const harm = await trial.harm(crowd);
    const findings = await settled(trial, crowd);
    return {
      name: `${trial.name}: ${harm}`,
      seconds: (performance.now() - began) / 1000,
      acknowledged: crowd.acknowledged,
      refused: crowd.players.flatMap(({ refused }) => refused),
      ...sum(findings, trial.findings),
    };
  } finally {
    clearInterval(progress);
    process.stderr.write('\n');
    crowd.close();
    await trial.end();
  }
}

/** The store is opened only now: during the trial the server is alone with it. */
async function settled({ env }: Trial, crowd: Crowd): Promise<Findings> {
  const store = await openStore(readConfig(env), () => {});
  try {
    await crowd.settle(new Tables(store));
    return await audit(store, crowd);
  } finally {
    await store.close();
  }
}

function sum(findings: Findings, others: Findings | undefined): Findings {
  const entries = Object.entries(findings) as [keyof Findings, number][];
  return Object.fromEntries(entries.map(([kind, n]) => [kind, n + (others?.[kind] ?? 0)])) as Findings;
}
