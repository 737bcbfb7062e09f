import type { Kysely } from 'kysely';
import { databaseFileIn, type StoreLocation } from '../database-file.ts';
import type { Schema } from '../schema/schema.ts';
import type { StoreKind } from '../schema/store-kind.ts';
import { postgresTarget } from './postgres-target.ts';
import { sqliteTarget } from './sqlite-target.ts';

/** A database that a backup is restored into, with one transaction. */
export interface Target {
  readonly kind: StoreKind;
  readonly db: Kysely<Schema>;
  /** First thing in the transaction: refuses a database that a server is using. */
  begin(transaction: Kysely<Schema>): Promise<void>;
  /** Last thing in the transaction. */
  end(transaction: Kysely<Schema>): Promise<void>;
  /** Takes away again what had to be made for a restore that failed. */
  close(isRestored: boolean): Promise<void>;
}

export const openTarget = ({ databaseUrl, data }: StoreLocation): Target =>
  databaseUrl ? postgresTarget(databaseUrl) : sqliteTarget(databaseFileIn(data));
