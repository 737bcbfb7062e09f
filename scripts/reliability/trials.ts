import { join } from 'node:path';
import { POSTGRES, postgres, type ServerProcess, type Weather } from '@ahu/server/testing';
import { wait } from './crowd.ts';

export interface Trial {
  readonly name: string;
  readonly env: Record<string, string>;
  readonly weather?: Weather;
  /** What goes wrong, while everybody plays. */
  harm(server: ServerProcess, goOn: () => Promise<void>): Promise<void>;
}

export interface Plan {
  readonly kills: number;
  readonly databaseKills: number;
  readonly minutes: number;
}

/** Everything that goes wrong, one after the other. */
export async function* trials(folder: string, plan: Plan): AsyncGenerator<Trial> {
  if (plan.kills > 0) yield killedServer(join(folder, 'killed'), plan.kills);
  if (plan.databaseKills > 0) {
    if (POSTGRES) yield* killedDatabase(plan.databaseKills);
    else console.error('PostgreSQL was not found: its trial is skipped.');
  }
  if (plan.minutes > 0) yield badWire(join(folder, 'wire'), plan.minutes);
}

const killedServer = (data: string, kills: number): Trial => ({
  name: `server killed ${kills} times (SQLite)`,
  env: { AHU_DATA: data },
  async harm(server, goOn) {
    for (let n = 0; n < kills; n++) {
      // Every tenth lives until what it has written was moved from the WAL into its file.
      await wait((n % 10 === 9 ? 5_000 : 200) + Math.random() * 400);
      await server.end('SIGKILL');
      await server.start();
      await wait(100);
      await goOn();
    }
  },
});

async function* killedDatabase(kills: number): AsyncGenerator<Trial> {
  const database = await postgres();
  yield {
    name: `PostgreSQL killed ${kills} times`,
    // While PostgreSQL is away there is much to complain about.
    env: { DATABASE_URL: database.url, AHU_LOG: 'silent' },
    async harm(_server, goOn) {
      for (let n = 0; n < kills; n++) {
        await wait(1_000 + Math.random() * 1_000);
        await database.kill();
        await wait(Math.random() * 500);
        await database.start();
        await wait(500);
        await goOn();
      }
    },
  };
  await database.remove();
}

const badWire = (data: string, minutes: number): Trial => ({
  name: 'messages doubled, late and out of order',
  env: { AHU_DATA: data },
  weather: { twice: 0.4, delay: 60 },
  async harm(_server, goOn) {
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; ) {
      await wait(500);
      await goOn();
    }
  },
});
