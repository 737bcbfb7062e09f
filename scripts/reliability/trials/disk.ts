import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from '@ahu/server/testing';
import { between, forMinutes, type Prepare } from '../trial.ts';

/** More than is written in some minutes, and little enough to be filled at once. */
const SIZE = '400m';

/** The disk fills up and is freed again; every third time the server is killed while it is full. */
export const disk: Prepare = async (folder, { minutes }) => {
  if (process.getuid?.() !== 0) return 'only root can mount a small disk';
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'ahu', folder], { encoding: 'utf8' });
  if (mounted.status !== 0) return `a small disk cannot be mounted here: ${mounted.stderr.trim()}`;
  const env = { AHU_DATA: folder, AHU_LOG: 'silent' };
  const server = new ServerProcess(env);
  await server.start();
  const ballast = join(folder, 'ballast');
  return {
    name: 'a disk that fills (SQLite)',
    env,
    company: { addresses: [() => server.address] },
    async harm() {
      const times = await forMinutes(minutes, async (n) => {
        await wait(between(1_000, 3_000));
        fill(ballast);
        await wait(between(500, 4_000));
        if (n % 3 === 2) await server.end('SIGKILL');
        rmSync(ballast);
        if (n % 3 === 2) await server.start();
      });
      return `${times} times`;
    },
    async end() {
      await server.end('SIGTERM');
      spawnSync('umount', [folder]);
    },
  };
};

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  for (const chunk of [Buffer.alloc(2 ** 20), Buffer.alloc(512)]) {
    try {
      for (;;) writeSync(file, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
}
