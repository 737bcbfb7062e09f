import pg from 'pg';

/**
 * A query that failed without an answer of the database, most often by its timeout, may still be under way, and all that
 * comes after it on the same connection waits for it. Kysely would give that connection back to the pool as sound, so it
 * is ended here; the pool opens another.
 */
export function endUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise) {
      answer.catch((error) => {
        if (!(error instanceof pg.DatabaseError)) client.end().catch(() => {});
      });
    }
    return answer;
  }) as typeof client.query;
}
