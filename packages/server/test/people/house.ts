import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Running, readConfig, serveAhu } from '../../src/index.ts';
import { Client } from '../../testing/client.ts';

interface House {
  running: Running;
  folder: string;
  /** Another server on the same store. */
  serve(env?: Record<string, string>): Promise<Running>;
  visitor(): Client;
}

/** A server for all tests of a file, without limits unless they are asked for. */
export function newHouse(env: () => Record<string, string> = () => ({})): House {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const house: House = {
    running: undefined as unknown as Running,
    folder,
    serve: (more = {}) =>
      serveAhu(
        folder,
        readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent', AHU_LIMITS: 'off', ...env(), ...more }),
      ),
    visitor: () => new Client(house.running.address),
  };
  beforeAll(async () => {
    house.running = await house.serve();
  });
  afterAll(async () => {
    await house.running.close();
    rmSync(folder, { recursive: true });
  });
  return house;
}
