import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { appOf } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { openServices } from '../src/services/services.ts';
import type { Route } from './rest-calls.ts';

/** Everything that the server answers, as it says itself. */
export async function routesOf(): Promise<readonly Route[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-routes-'));
  const services = await openServices(readConfig({ AHU_DATA: folder }), pino({ level: 'silent' }));
  const routes = appOf(folder, services).routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
  await services.close();
  rmSync(folder, { recursive: true });
  return routes.map(({ method, path }) => ({ method, path }));
}
