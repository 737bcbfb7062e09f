import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Running, readConfig, serveAhu } from '../../src/index.ts';
import { exchange, type Reply } from '../../testing/wire.ts';

/** A server with these settings, and a small page, for the tests of a file. */
export function served(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-door-'));
  let running: Running;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Ahu</title>');
    writeFileSync(join(folder, 'assets/a.js'), 'export {};');
    const settings = { PORT: '0', HOST: '127.0.0.1', AHU_DATA: join(folder, 'data'), AHU_LOG: 'silent', ...env };
    running = await serveAhu(folder, readConfig(settings));
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get running(): Running {
      return running;
    },
    get port(): number {
      return Number(new URL(running.address).port);
    },
    get(path: string, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(running.address + path, { headers });
    },
    post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(`${running.address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
    /** Sends lines as they are; an empty line ends them. */
    raw(...lines: string[]): Promise<Reply> {
      return exchange(this.port, `${lines.join('\r\n')}\r\n\r\n`);
    },
  };
}
