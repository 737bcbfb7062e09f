import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe } from 'vitest';
import { openPostgres, openSqlite, type Store } from '../src/store/store.ts';
import { POSTGRES, postgres, type Service } from '../testing/services.ts';

/** Tests what must hold on whatever the store is made of: with its name, how to open it, and what to do in the end. */
export function onEveryStore(
  contract: (name: string, open: () => Promise<Store>, end: () => Promise<void>) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  contract(
    'SQLite',
    () => openSqlite(join(folder, 'ahu.sqlite')),
    async () => rmSync(folder, { recursive: true }),
  );
  describe.skipIf(!POSTGRES)('with a PostgreSQL', () => {
    let server: Service;
    beforeAll(async () => {
      server = await postgres();
    });
    contract(
      'PostgreSQL',
      () => openPostgres(server.url, () => {}),
      () => server.remove(),
    );
  });
}
