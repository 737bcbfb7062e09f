import { Link, POSTGRES, postgres, REDIS, redis, ServerProcess, type Service } from '@ahu/server/testing';

/** A process of the house, and the wires that lead from it and to it. */
export interface Post {
  readonly server: ServerProcess;
  readonly toDatabase: Link;
  readonly toRedis: Link;
  readonly toPlayers: Link;
}

/** Two processes on one PostgreSQL and one Redis. */
export interface Pair {
  readonly env: Readonly<Record<string, string>>;
  readonly posts: readonly Post[];
  /** Where players reach them. */
  readonly addresses: readonly (() => string)[];
  end(): Promise<void>;
}

/** With more settings for each process, by its number. */
export async function twoProcesses(
  settings: (n: number) => Record<string, string> = () => ({}),
): Promise<Pair | string> {
  if (!POSTGRES || !REDIS) return `${POSTGRES ? 'Redis' : 'PostgreSQL'} was not found`;
  const services = await Promise.all([postgres(), redis()]);
  const posts = await Promise.all([0, 1].map((n) => open(services, settings(n))));
  return {
    env: { DATABASE_URL: services[0].url },
    posts,
    addresses: posts.map(
      ({ server, toPlayers }) =>
        () =>
          toPlayers.through(server.address),
    ),
    async end() {
      // What hangs would hold up an orderly end for long, and everything was looked at by now.
      await Promise.all(posts.map(({ server }) => server.end('SIGKILL')));
      await Promise.all(
        posts
          .flatMap(({ toDatabase, toRedis, toPlayers }) => [toDatabase, toRedis, toPlayers])
          .map((link) => link.close()),
      );
      await Promise.all(services.map((service) => service.remove()));
    },
  };
}

async function open([database, hints]: readonly Service[], settings: Record<string, string>): Promise<Post> {
  const [toDatabase, toRedis] = await Promise.all([Link.to(database.url), Link.to(hints.url)]);
  const server = new ServerProcess({
    DATABASE_URL: toDatabase.through(database.url),
    REDIS_URL: toRedis.through(hints.url),
    // Of what is cut there is much to complain about.
    AHU_LOG: 'silent',
    ...settings,
  });
  await server.start();
  return { server, toDatabase, toRedis, toPlayers: await Link.to(server.address) };
}
