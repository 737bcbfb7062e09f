import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, readConfig, serveAhu } from '@ahu/server';

/** The page as it was built, served by the real server with a database of its own. */
export async function openSite(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'ahu-'));
  const dist = join(import.meta.dirname, '../../dist');
  const running = await serveAhu(dist, readConfig({ PORT: '0', AHU_DATA: data, AHU_LOG: 'silent', ...env }));
  return {
    ...running,
    async close() {
      await running.close();
      rmSync(data, { recursive: true });
    },
  };
}

/** Names of people of earlier tests, and of a first try of this one, can be had again. */
export async function freeNames({ services }: Running): Promise<void> {
  await services.store.db
    .updateTable('person')
    .set(({ ref }) => ({ name: ref('id'), skeleton: ref('id') }))
    .execute();
}
