import { setTimeout as wait } from 'node:timers/promises';
import { POSTGRES, postgres, ServerProcess } from '@ahu/server/testing';
import { between, forMinutes, type Prepare } from '../trial.ts';

/** The server is killed and started again, on its embedded database. */
export const killedServer: Prepare = async (folder, { kills }) => {
  const env = { AHU_DATA: folder };
  const server = new ServerProcess(env);
  await server.start();
  return {
    name: 'server killed (SQLite)',
    env,
    company: { addresses: [() => server.address] },
    async harm() {
      for (let n = 0; n < kills; n++) {
        // Every tenth lives until what it has written was moved from the WAL into its file.
        await wait((n % 10 === 9 ? 5_000 : 300) + between(0, 400));
        await server.end('SIGKILL');
        await server.start();
      }
      return `${kills} times`;
    },
    end: () => server.end('SIGTERM'),
  };
};

/** PostgreSQL is killed as by a power cut, under a server that goes on. */
export const killedDatabase: Prepare = async (_folder, { databaseKills }) => {
  if (!POSTGRES) return 'PostgreSQL was not found';
  const database = await postgres();
  const env = { DATABASE_URL: database.url, AHU_LOG: 'silent' };
  const server = new ServerProcess(env);
  await server.start();
  return {
    name: 'PostgreSQL killed',
    env,
    company: { addresses: [() => server.address] },
    async harm() {
      for (let n = 0; n < databaseKills; n++) {
        await wait(between(1_000, 2_000));
        await database.kill();
        await wait(between(0, 500));
        await database.start();
        await wait(500);
      }
      return `${databaseKills} times`;
    },
    async end() {
      await server.end('SIGTERM');
      await database.remove();
    },
  };
};

/** Messages come twice, late and out of order, both ways. */
export const badWire: Prepare = async (folder, { minutes }) => {
  const env = { AHU_DATA: folder };
  const server = new ServerProcess(env);
  await server.start();
  return {
    name: 'messages doubled, late and out of order',
    env,
    company: { addresses: [() => server.address], weather: { twice: 0.4, delay: 60 } },
    async harm() {
      const seconds = await forMinutes(minutes, () => wait(1_000));
      return `for ${seconds} seconds`;
    },
    end: () => server.end('SIGTERM'),
  };
};
