// npm run backups: backs up and restores between the stores with hostile texts, and beside play with very many events.
// --trips 200 --events 1500000 --tables 10 --report FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Places, POSTGRES } from '@ahu/server/testing';
import { besidePlay } from './beside-play.ts';
import { roundTrips } from './round-trips.ts';

const { values } = parseArgs({
  options: {
    trips: { type: 'string', default: '200' },
    events: { type: 'string', default: '1500000' },
    tables: { type: 'string', default: '10' },
    report: { type: 'string' },
  },
});

if (!POSTGRES) {
  console.error('PostgreSQL was not found, and half of this needs it.');
  process.exit(1);
}

const places = new Places();
const parts: { readonly text: string; readonly sound: boolean }[] = [];
try {
  if (Number(values.trips) > 0) parts.push(await roundTrips(places, Number(values.trips)));
  if (Number(values.events) > 0) parts.push(await besidePlay(places, Number(values.events), Number(values.tables)));
} finally {
  await places.remove();
}
const text = parts.map((part) => part.text).join('\n');
console.log(text);
if (values.report) writeFileSync(values.report, text);
process.exit(parts.every(({ sound }) => sound) ? 0 : 1);
