// npm run reliability: plays through sockets while the server and its database are killed, and on a bad wire; then
// holds every acknowledged move against the log. --kills 200 --database-kills 20 --minutes 2 --tables 24 --report FILE
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, readConfig } from '@ahu/server';
import { ServerProcess } from '@ahu/server/testing';
import { audit } from './audit.ts';
import { Crowd } from './crowd.ts';
import { type Outcome, report } from './report.ts';
import { type Trial, trials } from './trials.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '20' },
    minutes: { type: 'string', default: '2' },
    tables: { type: 'string', default: '24' },
    report: { type: 'string' },
  },
});

async function run({ name, env, weather, harm }: Trial): Promise<Outcome> {
  const began = Date.now();
  const server = new ServerProcess(env);
  await server.start();
  const crowd = new Crowd(() => server.address);
  await crowd.gather(Number(values.tables), weather);
  await harm(server, async () => {
    process.stderr.write(`\r${name}: ${crowd.acknowledged} commands acknowledged `);
    // Whoever could not begin another game because something was just killed begins it next time.
    await crowd.goOn().catch(() => {});
  });
  await crowd.settle();
  const store = await openStore(readConfig(env), () => {});
  const findings = await audit(store, crowd);
  await store.close();
  crowd.close();
  await server.end('SIGTERM');
  process.stderr.write('\n');
  return {
    name,
    seconds: (Date.now() - began) / 1000,
    acknowledged: crowd.acknowledged,
    refused: crowd.players.flatMap(({ refused }) => refused),
    ...findings,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
const outcomes: Outcome[] = [];
try {
  const plan = {
    kills: Number(values.kills),
    databaseKills: Number(values['database-kills']),
    minutes: Number(values.minutes),
  };
  for await (const trial of trials(folder, plan)) {
    outcomes.push(await run(trial));
    if (values.report) writeFileSync(values.report, report(outcomes).text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { text, sound } = report(outcomes);
console.log(text);
process.exit(sound ? 0 : 1);
