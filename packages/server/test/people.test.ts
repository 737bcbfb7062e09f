import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';
import { openSockets } from '../src/socket/sockets.ts';
import { Client } from '../testing/client.ts';
import { until } from '../testing/until.ts';

let folder: string;
let running: Running;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent' }));
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const visitor = () => new Client(running.address);

describe('people', () => {
  it('play at once with a name, and are known again', async () => {
    const ana = visitor();
    expect(await ana.ask('GET', '/me')).toBeNull();
    const me = await ana.guest('Ana');
    expect(me).toMatchObject({ name: 'Ana', kept: false });
    expect(await ana.ask('GET', '/me')).toEqual(me);
  });

  it('keep their name with a password, sign in elsewhere, and out everywhere', async () => {
    const home = visitor();
    const me = await home.guest('Vai');
    await home.ask('POST', '/password', { password: 'rano raraku' });
    const phone = visitor();
    await expect(phone.ask('POST', '/sign-in', { name: 'Vai', password: 'wrong word' })).rejects.toThrow('403');
    expect(await phone.ask('POST', '/sign-in', { name: 'Vai', password: 'rano raraku' })).toMatchObject({ id: me.id });
    await home.ask('POST', '/sign-out-everywhere');
    expect(await phone.ask('GET', '/me')).toBeNull();
  });

  it('can delete their account with its data', async () => {
    const tuu = visitor();
    const { id } = await tuu.guest('Tuu Maheke');
    await tuu.ask('DELETE', '/me');
    expect(await tuu.ask('GET', '/me')).toBeNull();
    await expect(tuu.ask('GET', `/people/${id}`)).rejects.toThrow('404');
  });

  it('whose account is gone are nobody on their sockets either', async () => {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const sockets = openSockets(server, running.services, 50);
    const address = `http://localhost:${(server.address() as { port: number }).port}`;
    const [tuu, ana] = [visitor(), visitor()];
    for (const [client, name] of [[tuu, 'Tuu Maheke'] as const, [ana, 'Ana'] as const]) {
      await client.guest(name);
      await client.at(address).connect();
    }
    expect(sockets.count).toBe(2);
    await tuu.ask('DELETE', '/me');
    await until(() => sockets.count === 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sockets.count).toBe(1);
    sockets.close();
    server.close();
  });

  it.each([
    { name: '' },
    { name: ' '.repeat(5) },
    { name: 'x'.repeat(41) },
    { name: 'a\u202Eb' },
    {},
    { name: 'x', y: 1 },
  ])('a body like %j is refused with the place', async (body) => {
    await expect(visitor().ask('POST', '/guest', body)).rejects.toThrow('400');
  });

  it('too many new names from one address are refused for a while', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 40 }, () => visitor().ask('POST', '/guest', { name: 'x' })),
    );
    expect(made.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5);
  });

  it('a page of another site cannot act for whoever is signed in', async () => {
    const response = await fetch(`${running.address}/api/guest`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'text/plain' },
      body: '{"name":"Eve"}',
    });
    expect(response.status).toBe(403);
  });
});
