import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { StoreKind } from '../schema/store-kind.ts';

/** One step from a version of the database to the next. Never changed once released. */
export type Migration = (db: Kysely<Schema>, kind: StoreKind) => Promise<void>;
