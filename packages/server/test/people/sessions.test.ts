import { once } from 'node:events';
import type { Me, SessionInfo } from '@ahu/protocol';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../src/people/device.ts';
import type { Client } from '../../testing/client.ts';
import { socketTo } from '../../testing/socket.ts';
import { until } from '../../testing/until.ts';
import { newTestServer } from './test-server.ts';

const server = newTestServer();
const YEAR = 365 * 86_400_000;

async function guest(name: string): Promise<Client & { me: Me }> {
  const client = server.visitor();
  const me = await client.guest(name);
  return Object.assign(client, { me });
}

/** At home and with a phone, each with a socket. */
async function twice(name: string): Promise<[Client, Client]> {
  const home = await guest(name);
  await home.ask('POST', '/password', { password: 'rano raraku' });
  const phone = server.visitor();
  await phone.ask('POST', '/sign-in', { name: home.me.name, password: 'rano raraku' });
  await Promise.all([home.connect(), phone.connect()]);
  return [home, phone];
}

const db = () => server.running.services.store.db;

async function tableOf(client: Client): Promise<string> {
  const { id } = await client.ask<{ id: string }>('POST', '/tables', {
    game: 'rapa-nui-cards',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
    options: {},
    clock: { pace: 'days', days: 1 },
    open: true,
  });
  await client.ask('POST', `/tables/${id}/start`);
  return id;
}

describe('a socket ends with its session', () => {
  it.each([
    ['signing out', (home: Client, _: Client) => home.ask('POST', '/sign-out')],
    ['signing out everywhere', (_: Client, phone: Client) => phone.ask('POST', '/sign-out-everywhere')],
    ['deleting the account', (_: Client, phone: Client) => phone.ask('DELETE', '/me')],
    [
      'ending it from another device',
      async (_: Client, phone: Client) => {
        const sessions = await phone.ask<SessionInfo[]>('GET', '/me/sessions');
        const other = sessions.find(({ current }) => !current);
        await phone.ask('DELETE', `/me/sessions/${other?.id}`);
      },
    ],
  ] as const)('[M1] by %s', async (_, leave) => {
    const [home, phone] = await twice('Ana');
    const ended = home.ended();
    await leave(home, phone);
    expect(await ended).toBe(1008);
  });

  it('[M1] and what it still sends does not count, although it has not noticed', async () => {
    const [home] = await twice('Tama');
    const id = await tableOf(home);
    await home.watch(id);
    await until(() => home.frame?.waiting.includes(0) ?? false);
    const { seq = 0, moves = [] } = home.frame ?? {};
    const socket = socketTo(server.running.address, home.cookie);
    await once(socket, 'open');
    socket.send(JSON.stringify({ kind: 'hello', version: 1 }));
    await once(socket, 'message');
    // It does not read that the server closes it.
    socket.pause();
    await home.ask('POST', '/sign-out');
    socket.send(JSON.stringify({ kind: 'move', table: id, command: 'after', seq, notation: moves[0] }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    socket.resume();
    await once(socket, 'close');
    const written = await db().selectFrom('event').select('command').where('table_id', '=', id).execute();
    expect(written.map(({ command }) => command)).not.toContain('0-after');
  });

  it('[M1] within a second also without a bus: a server polls', async () => {
    const second = await server.serve();
    const waits: number[] = [];
    // Each begins just after a poll, and waits for the whole pause to the next.
    for (const name of ['Vai', 'Vaitea', 'Vaihere']) {
      const [home] = await twice(name);
      const there = home.at(second.address);
      await there.connect();
      const ended = there.ended();
      await home.ask('POST', '/sign-out');
      const began = performance.now();
      expect(await ended).toBe(1008);
      waits.push(performance.now() - began);
    }
    // The shortest, since this machine may be busy with other things.
    expect(Math.min(...waits.slice(1))).toBeLessThan(1_000);
    await second.close();
  });

  it('and the sockets of others go on', async () => {
    const [[home], other] = [await twice('Hina'), await guest('Mana')];
    await other.connect();
    const ended = home.ended();
    await home.ask('POST', '/sign-out-everywhere');
    await ended;
    other.send({ kind: 'ping' });
    await other.hear(({ kind }) => kind === 'pong');
  });
});

describe('sessions', () => {
  it('are listed with their device, and the own one is known', async () => {
    const [home, phone] = await twice('Riu');
    const sessions = await phone.ask<SessionInfo[]>('GET', '/me/sessions');
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    await expect(phone.ask('DELETE', '/me/sessions/nonsense')).rejects.toThrow('404');
    const stranger = await guest('Stranger');
    await expect(stranger.ask('DELETE', `/me/sessions/${sessions[0].id}`)).rejects.toThrow('404');
    expect(await home.ask('GET', '/me')).not.toBeNull();
  });

  it('that nobody used for a year have ended, and those in use are renewed with their cookie', async () => {
    const [old, used] = [await guest('Old'), await guest('Used')];
    const setSeen = (person: string, ago: number) =>
      db()
        .updateTable('session')
        .set({ seen: Date.now() - ago })
        .where('person', '=', person)
        .execute();
    await setSeen(old.me.id, YEAR + 1_000);
    await setSeen(used.me.id, YEAR - 60_000);
    expect(await old.ask('GET', '/me')).toBeNull();
    expect(await used.ask('GET', '/me')).toMatchObject({ name: 'Used' });
    await server.running.services.people.sessions.expire();
    const left = await db()
      .selectFrom('session')
      .select('seen')
      .where('person', 'in', [old.me.id, used.me.id])
      .execute();
    expect(left).toHaveLength(1);
    expect(left[0].seen).toBeGreaterThan(Date.now() - 60_000);
  });

  it('of another person in the same browser end when it signs in', async () => {
    const [home] = await twice('Kava');
    const browser = await guest('Somebody');
    await browser.connect();
    const ended = browser.ended();
    await browser.ask('POST', '/sign-in', { name: (await home.ask<Me>('GET', '/me')).name, password: 'rano raraku' });
    expect(await ended).toBe(1008);
    expect(await db().selectFrom('session').select('token').where('person', '=', browser.me.id).execute()).toEqual([]);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/604.1',
      'Safari, iPhone',
    ],
    ['curl/8.5', ''],
  ])('a device is called by its browser and system: %s', (agent, name) => {
    expect(deviceOf(agent)).toBe(name);
  });

  it('[L3] a request and a socket read the same cookie', async () => {
    const mana = await guest('Ohio');
    const mixed = server.visitor();
    mixed.cookie = `__Host-ahu=nonsense; ${mana.cookie}`;
    // The pinned cookie counts before the plain one, whatever it is worth.
    expect(await mixed.ask('GET', '/me')).toBeNull();
    await mixed.connect();
    expect(JSON.parse(mixed.received[0])).toMatchObject({ kind: 'welcome', person: null });
  });
});
