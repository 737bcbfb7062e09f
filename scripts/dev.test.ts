import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** The first of two ports in a row that nothing listens at; the server has the second. */
async function freePort(): Promise<number> {
  const listener = createServer().listen(0, 'localhost');
  await new Promise((done) => listener.once('listening', done));
  const { port } = listener.address() as { port: number };
  await new Promise((done) => listener.close(done));
  return port;
}

async function answerOf(address: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
}

describe('npm run dev', () => {
  const data = mkdtempSync(join(tmpdir(), 'ahu-dev-'));
  let child: ChildProcess;
  let address = '';

  beforeAll(async () => {
    const port = await freePort();
    address = `http://localhost:${port}`;
    const env = { ...process.env, PORT: String(port), AHU_DATA: data };
    child = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
    await answerOf(`${address}/api/lobby`);
  });

  afterAll(async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    rmSync(data, { recursive: true });
  });

  it('serves the sources of the page, with hot reload', async () => {
    expect(await (await answerOf(`${address}/`)).text()).toContain('/@vite/client');
    expect(await (await answerOf(`${address}/src/App.svelte`)).text()).toContain('import.meta.hot');
  });

  it('has a real server behind it, whose requests and sockets come from the address of the page', async () => {
    expect(await (await answerOf(`${address}/api/lobby`)).json()).toEqual({ mine: [], open: [], playing: [] });
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`);
    await new Promise((done, failed) => {
      socket.onopen = done;
      socket.onerror = () => failed(new Error('no socket'));
    });
    socket.close();
  });
});
