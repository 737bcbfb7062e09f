import pg from 'pg';
import { endUnanswered } from './unanswered.ts';

/** Longer than any query of a server takes, and shorter than anybody waits. */
const QUERY_TIMEOUT = 10_000;
const CONNECT_TIMEOUT = 5_000;

/** Every connection of a server holds this lock, shared with all others; `ahu restore` takes it alone. */
export const SERVING_LOCK = 8701;

/** PostgreSQL gives 64-bit numbers as text; times and counts fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * What is acknowledged must be on the disk, whatever the default of this PostgreSQL is. Every other value but `off`
 * waits for the disk too, and maybe for more.
 */
const SET_UP = `
  select pg_try_advisory_lock_shared(${SERVING_LOCK}),
    case when current_setting('synchronous_commit') = 'off' then set_config('synchronous_commit', 'on', false) end`;

export function serverPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    query_timeout: QUERY_TIMEOUT,
    statement_timeout: QUERY_TIMEOUT,
    // PostgreSQL does not notice for hours that a process was cut off, and keeps the locks of its transaction.
    idle_in_transaction_session_timeout: QUERY_TIMEOUT,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUERY_TIMEOUT,
    // The pool waits for it before it hands the connection out.
    onConnect: async (client) => void (await client.query(SET_UP)),
  });
  pool.on('connect', endUnanswered);
  return guarded(pool, onError);
}

/** One connection for a command that may take as long as it needs, whatever the defaults of this PostgreSQL are. */
export function commandPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    onConnect: async (client) =>
      void (await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')),
  });
  return guarded(pool, () => {});
}

/** Without these handlers a connection that breaks would end the process; the query under way fails by itself. */
function guarded(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
