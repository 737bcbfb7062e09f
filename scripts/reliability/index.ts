// npm run reliability: plays through sockets while things go wrong, and then holds every acknowledged move against the
// log. --only kills,partitions --kills 200 --database-kills 20 --minutes 2 --tables 24 --report FILE
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Outcome, report } from './report.ts';
import { run } from './run.ts';
import { isTrial, TRIALS } from './trials/index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(TRIALS).join(',') },
    kills: { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '20' },
    minutes: { type: 'string', default: '2' },
    tables: { type: 'string', default: '24' },
    report: { type: 'string' },
  },
});
const plan = {
  kills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  minutes: Number(values.minutes),
};

const chosen = values.only.split(',');
const wrong = chosen.find((name) => !isTrial(name));
if (wrong !== undefined) {
  console.error(`There is no trial "${wrong}"; there are ${Object.keys(TRIALS).join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
const outcomes: Outcome[] = [];
try {
  for (const name of chosen.filter(isTrial)) {
    const own = join(folder, name);
    mkdirSync(own);
    const trial = await TRIALS[name](own, plan);
    if (typeof trial === 'string') console.error(`${name} is skipped: ${trial}`);
    else outcomes.push(await run(trial, Number(values.tables)));
    if (values.report) writeFileSync(values.report, report(outcomes).text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { text, sound } = report(outcomes);
console.log(text);
process.exit(sound ? 0 : 1);
