// Fifty masters asked at once by one person, and another person's novice: npm run fairness

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, ServerProcess } from '@ahu/server/testing';

type Frame = NonNullable<Client['frame']>;

const CLOCK = { pace: 'live', bank: 3_600, increment: 10 };
const ROUNDS = 5;

/** Milliseconds from the beginning of a game of Giants until the first of its bots has bid. */
async function firstBid(client: Client, levels: readonly string[], wait = true): Promise<number> {
  const seats = [{ kind: 'me' }, ...levels.map((level) => ({ kind: 'bot', level }))];
  const body = { game: 'giants', seats, options: {}, clock: CLOCK, open: false };
  const { id } = await client.ask<{ id: string }>('POST', '/tables', body);
  const began = performance.now();
  await client.ask('POST', `/tables/${id}/start`);
  if (!wait) return 0;
  client.frame = undefined;
  let { waiting } = await client.watch(id);
  while (waiting.length > levels.length) ({ waiting } = await client.hear<Frame>(({ kind }) => kind === 'frame'));
  return performance.now() - began;
}

async function person(address: string, name: string): Promise<Client> {
  const client = new Client(address);
  await client.guest(name);
  await client.connect();
  return client;
}

const seconds = (all: readonly number[]): string => all.map((each) => (each / 1_000).toFixed(2)).join(' ');

const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
const server = new ServerProcess({ AHU_DATA: folder, AHU_BOT_THREADS: '1' });
await server.start();
try {
  const [ann, bob] = [await person(server.address, 'Ann'), await person(server.address, 'Bob')];
  await firstBid(bob, ['novice', 'novice']);
  const alone: number[] = [];
  for (let n = 0; n < ROUNDS; n++) alone.push(await firstBid(bob, ['novice', 'novice']));
  const master = await firstBid(ann, ['master', 'master']);
  for (let table = 0; table < 13; table++) await firstBid(ann, ['master', 'master', 'master', 'master'], false);
  const beside: number[] = [];
  for (let n = 0; n < ROUNDS; n++) beside.push(await firstBid(bob, ['novice', 'novice']));
  console.log(`a novice alone: ${seconds(alone)} s`);
  console.log(`one thought of a master: ${seconds([master])} s`);
  console.log(`a novice while another person's 52 masters wait: ${seconds(beside)} s`);
  const late = Math.max(...beside) > Math.max(...alone) + 2 * master;
  if (late) process.exitCode = 1;
  ann.close();
  bob.close();
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
