// npm run fuzz: throws frames at a server that are wrong in every way, half of them from people with a seat.
// --frames 1000000 --seed 1
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@ahu/core';
import { openStore, readConfig } from '@ahu/server';
import { fuzz, ServerProcess } from '@ahu/server/testing';

const { values } = parseArgs({
  options: { frames: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});

/** After the first tenth the server's memory may grow by so much, in megabytes; a leak of 200 bytes a frame would show. */
const MOST_GROWTH = 150;

const folder = mkdtempSync(join(tmpdir(), 'ahu-fuzz-'));
const env = { AHU_DATA: folder };
const server = new ServerProcess(env);
await server.start();
const { pid } = server;
const store = await openStore(readConfig(env), () => {});
try {
  const began = Date.now();
  const fuzzed = await fuzz(
    server,
    store,
    Number(values.frames),
    new Sfc32(values.seed),
    ({ frames, events, memory }) => process.stderr.write(`\r${frames} frames, ${events} events, ${memory.at(-1)} MB `),
  );
  const { frames, events, checked, memory, faults } = fuzzed;
  const early = memory[Math.floor(memory.length / 10)];
  const late = memory.at(-1) as number;
  if (late - early > MOST_GROWTH) faults.push(`memory grew from ${early} to ${late} MB`);
  if (server.pid !== pid) faults.push('the server was started again');
  console.log(
    `\n${frames} frames in ${((Date.now() - began) / 60_000).toFixed(1)} minutes, half of them from people with a seat: ` +
      `${events} events by the rules, ${checked} frames received and held against the log; ` +
      `memory ${early} MB after a tenth, ${late} MB at the end, ${Math.max(...memory)} MB at most; ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.error(fault.slice(0, 2_000));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await store.close();
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
