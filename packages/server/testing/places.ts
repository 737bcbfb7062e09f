import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { StoreLocation } from '../src/store/database-file.ts';
import type { StoreKind } from '../src/store/schema/store-kind.ts';
import { postgres, type Service } from './services.ts';

/** New places for databases: folders that do not exist yet, and empty databases of one real PostgreSQL. */
export class Places {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ahu-places-'));
  #service: Promise<Service> | undefined;
  #next = 0;

  async make(kind: StoreKind): Promise<StoreLocation> {
    const n = this.#next++;
    const data = join(this.#folder, `data${n}`);
    if (kind === 'sqlite') return { databaseUrl: undefined, data };
    this.#service ??= postgres();
    const { url } = await this.#service;
    await query(url, `create database place${n}`);
    return { databaseUrl: url.replace(/[^/]+$/, `place${n}`), data };
  }

  /** A name for a file that does not exist yet. */
  file(name: string): string {
    return join(this.#folder, `${this.#next++}-${name}`);
  }

  /** Databases that are not needed any more take room. */
  async drop({ databaseUrl, data }: StoreLocation): Promise<void> {
    rmSync(data, { recursive: true, force: true });
    if (databaseUrl)
      await query((await (this.#service as Promise<Service>)).url, `drop database ${databaseUrl.split('/').at(-1)}`);
  }

  async remove(): Promise<void> {
    await (await this.#service)?.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The environment of a server or a command with that place. */
export const envOf = ({ databaseUrl, data }: StoreLocation): Record<string, string> => ({
  AHU_DATA: data,
  DATABASE_URL: databaseUrl ?? '',
});

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
