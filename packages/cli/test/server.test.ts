import { mkdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Me, ServerMessage } from '@ahu/protocol';
import { Client, POSTGRES, postgres, ServerProcess, type Service, until } from '@ahu/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ahuMeanwhile, emptyFolder } from './ahu.ts';

/** The commands for operators, beside a server that runs. */
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

    const json = async (args: string): Promise<Record<string, unknown>[]> =>
      (await run(`${args} --json`)).stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

    test('[M11] reports are read and closed', async () => {
      const bad = new Client(server.address);
      const { id: person } = await bad.guest('Bad');
      await hotu.ask('POST', '/reports', { person, reason: 'name', text: 'Look\u202e' });
      const [report] = await json('reports --open');
      expect(report).toMatchObject({ person, reporter: me.id, reason: 'name', text: 'Look', closed: null });
      expect(await run(`reports close ${report.id} --note warned`)).toMatchObject({ code: 0 });
      expect(await json('reports --open')).toEqual([]);
      const { stdout } = await run('reports');
      expect(stdout).toContain(`about Bad (${person}) by ${me.id}`);
      expect(stdout).toMatch(/closed .*: warned/);
    });

    test('[M11] a person is banned and let in again, by commands beside the server', async () => {
      const bad = new Client(server.address);
      const { id } = await bad.guest('Bad');
      await bad.connect();
      expect(await run(`ban person ${id} --days 2 --why insults`)).toMatchObject({ code: 0 });
      await until(() => !bad.isOpen);
      await expect(bad.ask('GET', '/me')).rejects.toThrow('insults');
      const [ban] = await json('bans');
      expect(ban).toMatchObject({ kind: 'person', person: id, why: 'insults' });
      expect(await run(`unban ${ban.id} --why mistake`)).toMatchObject({ code: 0, stdout: `ban ${ban.id} is over\n` });
      await until(async () => (await bad.ask<Me | null>('GET', '/me').catch(() => null))?.id === id);
      expect((await json('bans --all')).map((each) => each.id)).toContain(ban.id);
    });

    test('[M11] addresses and talk', async () => {
      expect(await run('ban address 192.0.2.0/24 --days 1 --why floods')).toMatchObject({ code: 0 });
      expect(await run(`mute person ${me.id} --hours 1 --why loud`)).toMatchObject({ code: 0 });
      const { stdout } = await run('bans');
      expect(stdout).toMatch(/address +192\.0\.2\.0\/24 .* floods/);
      expect(stdout).toMatch(new RegExp(`mute +${me.id} .* loud`));
      expect(await run(`unmute person ${me.id}`)).toMatchObject({ code: 0 });
      expect(await run(`unmute person ${me.id}`)).toMatchObject({ code: 1 });
    });

    test('[M11] the audit log names every deed, who did it and why', async () => {
      const id = await table();
      await run(`remove table ${id} --why spam`);
      const lines = await json('audit --limit 100');
      const who = userInfo().username;
      expect(lines[0]).toMatchObject({ who, what: 'remove table', whom: id, why: 'spam' });
      const deeds = ['remove table', 'remove person', 'close report', 'ban', 'unban', 'mute', 'unmute'];
      expect(lines.map(({ what }) => what)).toEqual(expect.arrayContaining(deeds));
    });

    test('an id that begins with a dash is an id', async () => {
      expect((await run('remove table -abcdefgh')).stderr).toBe('ahu: there is no table -abcdefgh\n');
      const banned = await run('ban person -abcdefgh --days 1 --why y');
      expect(banned.stderr).toBe('ahu: there is nobody with the id -abcdefgh\n');
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
