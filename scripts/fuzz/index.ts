// npm run fuzz: attacks a server with frames that are wrong in every way, half of them from people with a seat, and with
// requests below HTTP and to every route, on SQLite and on PostgreSQL if it is there.
// --frames 1000000 --requests 200000 --seed 1
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@ahu/core';
import { POSTGRES, postgres, ServerProcess } from '@ahu/server/testing';
import { attackWithFrames } from './frames.ts';
import { attackWithRequests } from './requests.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
  },
});
const frames = Number(values.frames);
const requests = Number(values.requests);
const random = new Sfc32(values.seed);
const folder = mkdtempSync(join(tmpdir(), 'ahu-fuzz-'));

/** Starts a server for an attack, which must leave it in the same process. */
async function against(
  env: Record<string, string>,
  attack: (server: ServerProcess) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const server = new ServerProcess({ HOST: '127.0.0.1', ...env });
  await server.start();
  const { pid } = server;
  try {
    const faults = await attack(server);
    return server.pid === pid ? faults : [...faults, 'the server was started again'];
  } finally {
    await server.end('SIGKILL');
  }
}

async function all(): Promise<string[]> {
  const faults: string[] = [];
  const own = { AHU_DATA: folder };
  if (frames > 0) {
    faults.push(...(await against(own, (server) => attackWithFrames(server, own, frames, random))));
  }
  // Bots that think for the tables of attackers leave the rest of the machine to the attack.
  const few = { AHU_BOT_THREADS: '1' };
  const share = POSTGRES ? Math.ceil(requests / 2) : requests;
  if (requests > 0) {
    const env = { ...few, ...own };
    faults.push(...(await against(env, (server) => attackWithRequests(server, 'SQLite', share, random))));
  }
  if (requests > 0 && POSTGRES) {
    const service = await postgres();
    const env = { ...few, DATABASE_URL: service.url };
    faults.push(...(await against(env, (server) => attackWithRequests(server, 'PostgreSQL', share, random))));
    await service.remove();
  }
  return faults;
}

try {
  const faults = await all();
  for (const fault of faults.slice(0, 20)) console.error(fault.slice(0, 2_000));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
