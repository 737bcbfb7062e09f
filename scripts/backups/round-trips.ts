import { isDeepStrictEqual } from 'node:util';
import { openStore, readConfig } from '@ahu/server';
import { contentsOf, envOf, fillWithHostile, type Places } from '@ahu/server/testing';
import { ahu } from './command.ts';

type Kind = Parameters<Places['make']>[0];
type Place = Awaited<ReturnType<Places['make']>>;

const DIRECTIONS: readonly (readonly [Kind, Kind])[] = [
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
];

/** Backs up and restores again and again, each time with other hostile texts; what came back different. */
export async function roundTrips(
  places: Places,
  trips: number,
): Promise<{ readonly text: string; readonly sound: boolean }> {
  const equal = DIRECTIONS.map(() => 0);
  const faults: string[] = [];
  for (let trip = 0; trip < trips; trip++) {
    const direction = trip % DIRECTIONS.length;
    const fault = await roundTrip(places, trip, DIRECTIONS[direction]);
    if (fault === undefined) equal[direction]++;
    else faults.push(`trip ${trip}, ${DIRECTIONS[direction].join(' to ')}: ${fault}`);
    process.stderr.write(`\r${trip + 1} of ${trips} there and back, ${faults.length} different `);
  }
  process.stderr.write('\n');
  const lines = DIRECTIONS.map(([from, to], i) => `| ${from} | ${to} | ${equal[i]} of ${Math.ceil((trips - i) / 4)} |`);
  const table = ['| from | into | equal row by row |', '|---|---|---|', ...lines, ...faults].join('\n');
  return { text: `${table}\n`, sound: faults.length === 0 };
}

async function roundTrip(places: Places, trip: number, [from, to]: readonly [Kind, Kind]): Promise<string | undefined> {
  const [source, target] = [await places.make(from), await places.make(to)];
  // Every other one is packed.
  const file = places.file(trip % 8 < 4 ? 'backup.jsonl' : 'backup.jsonl.gz');
  const store = await openStore(readConfig(envOf(source)), () => {});
  await fillWithHostile(store, trip, 10 + ((trip * 37) % 400));
  const before = await contentsOf(store);
  await store.close();
  const made = await ahu(['backup', file], envOf(source));
  if (made.code !== 0) return made.said;
  const restored = await ahu(['restore', file], envOf(target));
  if (restored.code !== 0) return restored.said;
  const isEqual = isDeepStrictEqual(await contentsAt(target), before);
  await places.drop(source);
  await places.drop(target);
  return isEqual ? undefined : 'rows differ';
}

async function contentsAt(place: Place): ReturnType<typeof contentsOf> {
  const store = await openStore(readConfig(envOf(place)), () => {});
  return contentsOf(store).finally(() => store.close());
}
