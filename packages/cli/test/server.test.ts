import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Me, ServerMessage } from '@ahu/protocol';
import { Client, POSTGRES, postgres, ServerProcess, type Service } from '@ahu/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ahuMeanwhile, emptyFolder } from './ahu.ts';

/** The commands for whoever looks after a server, beside one that runs. */
function contract(name: string, open: (folder: string) => Promise<Record<string, string>>): void {
  describe(`looking after a server with ${name}`, () => {
    const folder = emptyFolder();
    let env: Record<string, string>;
    let server: ServerProcess;
    let hotu: Client;
    let me: Me;

    beforeAll(async () => {
      env = await open(folder);
      server = new ServerProcess({ ...env, AHU_DATA: join(folder, 'data') });
      await server.start();
      hotu = new Client(server.address);
      me = await hotu.guest('Haumaka');
      await hotu.connect();
    });

    afterAll(async () => {
      hotu?.close();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true });
    });

    const run = (args: string) => ahuMeanwhile(args, folder, env);

    async function table(owner = hotu): Promise<string> {
      const { id } = await owner.ask<{ id: string }>('POST', '/tables', {
        game: 'rapa-nui-cards',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
        options: {},
        clock: { pace: 'days', days: 1 },
        open: true,
      });
      return id;
    }

    test('lists tables and people, with what they can be removed by', async () => {
      const id = await table();
      const [lines, json, none, people] = await Promise.all(
        ['tables', 'tables --json', 'tables --status over', 'people --json --name Haumaka'].map(run),
      );
      expect(lines.stdout).toMatch(new RegExp(`^${id} +rapa-nui-cards +open .*Haumaka, novice$`, 'm'));
      expect(JSON.parse(json.stdout)).toMatchObject({ id, status: 'open' });
      expect(none.stdout).not.toContain(id);
      expect(JSON.parse(people.stdout)).toMatchObject({ id: me.id, tables: 1 });
      expect((await run('people')).stdout).toMatch(new RegExp(`^${me.id} +Haumaka .* 1$`, 'm'));
    });

    test.each(['open', 'playing'])('a table that is %s is gone for those who watch it', async (status) => {
      const id = await table();
      if (status === 'playing') await hotu.ask('POST', `/tables/${id}/start`);
      const shown = hotu.hear(({ kind }) => kind === (status === 'playing' ? 'frame' : 'table'));
      hotu.send({ kind: 'watch', table: id, seq: 0 });
      await shown;
      const gone = hotu.hear<ServerMessage>((message) => message.kind === 'gone' && message.table === id);
      expect(await run(`remove table ${id}`)).toMatchObject({ code: 0, stdout: `table ${id} is removed\n` });
      await gone;
      await expect(hotu.ask('GET', `/tables/${id}`)).rejects.toThrow('404');
      expect(await run(`remove table ${id}`)).toMatchObject({ code: 1, stderr: `ahu: there is no table ${id}\n` });
    });

    test('a person is gone, and their games stay without their name', async () => {
      const vakai = new Client(server.address);
      const { id } = await vakai.guest('Vaikiva');
      const kept = await table(vakai);
      await vakai.ask('POST', `/tables/${kept}/start`);
      expect(await run(`remove person ${id}`)).toMatchObject({ code: 0, stdout: 'Vaikiva is removed\n' });
      expect(await vakai.ask('GET', '/me')).toBeNull();
      expect(JSON.stringify(await hotu.ask('GET', `/tables/${kept}`))).not.toContain('Vaikiva');
      await server.end('SIGTERM');
      await server.start();
      await hotu.connect();
      expect(JSON.stringify(await hotu.watch(kept))).not.toContain('Vaikiva');
      expect(await run(`remove person ${id}`)).toMatchObject({ code: 1 });
    });

    test('an id that begins with a dash is an id', async () => {
      expect((await run('remove table -abcdefgh')).stderr).toBe('ahu: there is no table -abcdefgh\n');
    });
  });
}

contract('SQLite', async (folder) => {
  mkdirSync(join(folder, 'data'));
  return {};
});

describe.skipIf(!POSTGRES)('with a PostgreSQL', () => {
  let service: Service;
  beforeAll(async () => {
    service = await postgres();
  });
  afterAll(() => service.remove());
  contract('PostgreSQL', async () => ({ DATABASE_URL: service.url }));
});
