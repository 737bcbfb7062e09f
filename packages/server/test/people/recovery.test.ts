import type { Me } from '@ahu/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { SmtpServer } from '../../testing/smtp.ts';
import { until } from '../../testing/until.ts';
import { newTestServer } from './test-server.ts';

const post = new SmtpServer();
let smtpUrl = '';
beforeAll(async () => {
  smtpUrl = await post.start();
});
afterAll(() => post.close());
beforeEach(() => {
  post.letters.length = 0;
});

const server = newTestServer(() => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'ahu@ahu.example',
  AHU_ADDRESS: 'https://ahu.example',
}));
const db = () => server.running.services.store.db;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A person with a password and an address, confirmed by the link in the mail. */
async function withMail(name: string, language = 'de', confirmed = true): Promise<{ client: Client; me: Me }> {
  const client = server.visitor();
  const me = await client.ask<Me>('POST', '/guest', { name });
  await client.ask('POST', '/password', { password: 'rano raraku' });
  await client.ask('PUT', '/me/notices', { mail: `${me.id}@mail.example`, language });
  await until(() => post.letters.length === 1);
  const [letter] = post.letters.splice(0);
  const path = /https:\/\/ahu\.example(\/api\/notices\/confirm\?token=[\w-]+)/.exec(letter.text)?.[1];
  if (confirmed) await fetch(server.running.address + path, { method: 'POST' });
  return { client, me };
}

async function tokenFor(name: string): Promise<string> {
  await server.visitor().ask('POST', '/recover', { name });
  await until(() => post.letters.length === 1);
  return /https:\/\/ahu\.example\/recover\/([\w-]+)/.exec(post.letters.splice(0)[0].text)?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is set anew with a link that comes by mail, in the language of the reader', async () => {
    const { client, me } = await withMail('Hina');
    await client.connect();
    const ended = client.ended();
    await server.visitor().ask('POST', '/recover', { name: 'HINA' });
    await until(() => post.letters.length === 1);
    expect(post.letters[0].to).toBe(`${me.id}@mail.example`);
    expect(post.letters[0].text).toContain('ein neues Passwort für Hina');
    const token = /recover\/([\w-]+)/.exec(post.letters[0].text)?.[1] ?? '';

    const elsewhere = server.visitor();
    expect(await elsewhere.ask('POST', '/recover/finish', { token, password: 'terevaka!' })).toMatchObject({
      id: me.id,
    });
    expect(await elsewhere.ask('GET', '/me')).toMatchObject({ id: me.id, kept: true });
    expect(await ended).toBe(1008);
    expect(await client.ask('GET', '/me')).toBeNull();
    const phone = server.visitor();
    await expect(phone.ask('POST', '/sign-in', { name: 'Hina', password: 'rano raraku' })).rejects.toThrow('403');
    await phone.ask('POST', '/sign-in', { name: 'Hina', password: 'terevaka!' });
    await expect(phone.ask('POST', '/recover/finish', { token, password: 'once more' })).rejects.toThrow('403');
  });

  it('the link works for half an hour, and the newest alone', async () => {
    await withMail('Tama');
    const [first, second] = [await tokenFor('Tama'), await tokenFor('Tama')];
    const finish = (token: string) => server.visitor().ask('POST', '/recover/finish', { token, password: 'terevaka!' });
    await expect(finish(first)).rejects.toThrow('403');
    await db()
      .updateTable('recovery')
      .set({ created: Date.now() - 1_860_000 })
      .execute();
    await expect(finish(second)).rejects.toThrow('403');
    const third = await tokenFor('Tama');
    const results = await Promise.allSettled([finish(third), finish(third), finish(third)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('tells nobody who has an account, and writes to confirmed addresses alone', async () => {
    await withMail('Unconfirmed', 'en', false);
    const guest = server.visitor();
    await guest.ask('POST', '/guest', { name: 'No mail' });
    for (const name of ['Unconfirmed', 'No mail', 'Nobody at all']) {
      expect(await server.visitor().ask('POST', '/recover', { name })).toEqual({});
    }
    await pause(500);
    expect(post.letters).toHaveLength(0);
    expect(await db().selectFrom('recovery').selectAll().execute()).toHaveLength(0);
  });

  it('[H5] is asked for only so often, whether anybody has the name or not', async () => {
    const limited = await server.serve({ AHU_LIMITS: 'on' });
    const ask = async (name: string) =>
      (
        await fetch(`${limited.address}/api/recover`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        })
      ).status;
    await withMail('Vai');
    for (const name of ['Vai', 'Nobody']) {
      expect([await ask(name), await ask(name), await ask(name), await ask(name)]).toEqual([200, 200, 200, 429]);
    }
    await limited.close();
  });

  it('a server without mails says so', async () => {
    const without = await server.serve({ SMTP_URL: '' });
    const response = await fetch(`${without.address}/api/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Hina"}',
    });
    expect(response.status).toBe(409);
    await without.close();
  });
});
