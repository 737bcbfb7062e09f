import type { Me, PasskeyInfo } from '@ahu/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { newTestServer } from './test-server.ts';

const server = newTestServer();
const db = () => server.running.services.store.db;

/** A person with these keys; Chromium makes real ones in the tests of the page. */
async function withKeys(name: string, ...keys: string[]): Promise<Client> {
  const client = server.visitor();
  const { id: person } = await client.ask<Me>('POST', '/guest', { name });
  const values = keys.map((id, n) => ({ id, person, key: 'k', counter: 0, created: n + 1, name: 'Firefox, Linux' }));
  if (values.length > 0) await db().insertInto('passkey').values(values).execute();
  await db().updateTable('session').set({ signed_in: Date.now() }).where('person', '=', person).execute();
  return client;
}

describe('passkeys', () => {
  it('are listed, and called as their person wants', async () => {
    const hina = await withKeys('Hina', 'key-1', 'key-2');
    const named = { name: 'Firefox, Linux', used: null };
    expect(await hina.ask('GET', '/me/passkeys')).toEqual([
      { id: 'key-1', created: 1, ...named },
      { id: 'key-2', created: 2, ...named },
    ]);
    const renamed = await hina.ask<PasskeyInfo[]>('PUT', '/me/passkeys/key-2', { name: 'My phone' });
    expect(renamed.map(({ name }) => name)).toEqual(['Firefox, Linux', 'My phone']);
  });

  it('are removed, but not the last way to sign in', async () => {
    const tama = await withKeys('Tama', 'key-3', 'key-4');
    expect(await tama.ask('DELETE', '/me/passkeys/key-3')).toMatchObject([{ id: 'key-4' }]);
    await expect(tama.ask('DELETE', '/me/passkeys/key-4')).rejects.toThrow('409');
    await tama.ask('POST', '/password', { password: 'rano raraku' });
    expect(await tama.ask('DELETE', '/me/passkeys/key-4')).toEqual([]);
    expect(await tama.ask('GET', '/me')).toMatchObject({ kept: true, password: true });
  });

  it('[M2] are removed only minutes after a sign-in', async () => {
    const vai = await withKeys('Vai', 'key-5', 'key-6');
    await db().updateTable('session').set({ signed_in: 1 }).execute();
    await expect(vai.ask('DELETE', '/me/passkeys/key-5')).rejects.toThrow('403');
  });

  it('are nobody else’s to see, to rename or to remove', async () => {
    await withKeys('Mana', 'key-7', 'key-8');
    const other = await withKeys('Kena', 'key-9', 'key-10');
    expect(await other.ask<PasskeyInfo[]>('GET', '/me/passkeys')).toHaveLength(2);
    await expect(other.ask('PUT', '/me/passkeys/key-7', { name: 'Mine' })).rejects.toThrow('404');
    await expect(other.ask('DELETE', '/me/passkeys/key-7')).rejects.toThrow('404');
    expect(await db().selectFrom('passkey').select('name').where('id', '=', 'key-7').execute()).toEqual([
      { name: 'Firefox, Linux' },
    ]);
  });

  it.each(['/passkey/add', '/passkey/sign-in'])(
    '[L4] what is no answer of an authenticator is refused: %s',
    async (path) => {
      const rano = await withKeys(`Rano ${path}`);
      const send = async (body: string, origin?: string): Promise<number> =>
        (
          await fetch(`${server.running.address}/api${path}`, {
            method: 'POST',
            headers: { cookie: rano.cookie, 'content-type': 'application/json', ...(origin && { origin }) },
            body,
          })
        ).status;
      for (const body of ['', '{', 'null', '7', '"x"', '[]', '{}', '{"id":7}', '{"id":{},"response":[]}']) {
        expect([400, 403], body).toContain(await send(body));
      }
      expect([400, 403]).toContain(await send('{}', 'null'));
    },
  );

  it.each(['/passkey/offer', '/passkey/challenge'])('[L4] a page from nowhere gets no challenge: %s', async (path) => {
    const rano = await withKeys(`Nowhere ${path}`);
    const response = await fetch(`${server.running.address}/api${path}`, {
      method: 'POST',
      headers: { cookie: rano.cookie, 'content-type': 'application/json', origin: 'null' },
    });
    expect([400, 403]).toContain(response.status);
  });
});
