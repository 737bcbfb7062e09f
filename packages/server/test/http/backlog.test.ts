import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ServerProcess } from '../../testing/server-process.ts';

const MANY = 1_000;

/** What the system allows; less than is needed here on old ones. */
const allowed = (): number => {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 0;
  }
};

it.skipIf(allowed() < MANY)('a thousand who come while the server is busy are not turned away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const server = new ServerProcess({ HOST: '127.0.0.1', AHU_DATA: folder });
  await server.start();
  server.pause();
  const sockets: Socket[] = [];
  const connected = Array.from({ length: MANY }, () => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    return new Promise((resolve) => socket.once('connect', resolve));
  });
  await expect(Promise.all(connected)).resolves.toHaveLength(MANY);
  server.resume();
  for (const socket of sockets) socket.destroy();
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});
