import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Running, readConfig, serveAhu } from '../../src/index.ts';
import { Client } from '../../testing/client.ts';

interface TestServer {
  running: Running;
  folder: string;
  /** Another server on the same store. */
  serve(env?: Record<string, string>): Promise<Running>;
  visitor(): Client;
}

/** A server for all tests of a file, without limits unless they are asked for. */
export function newTestServer(env: () => Record<string, string> = () => ({})): TestServer {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const server: TestServer = {
    running: undefined as unknown as Running,
    folder,
    serve: (more = {}) =>
      serveAhu(
        folder,
        readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent', AHU_LIMITS: 'off', ...env(), ...more }),
      ),
    visitor: () => new Client(server.running.address),
  };
  beforeAll(async () => {
    server.running = await server.serve();
  });
  afterAll(async () => {
    await server.running.close();
    rmSync(folder, { recursive: true });
  });
  return server;
}
