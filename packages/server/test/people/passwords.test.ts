import { randomBytes, scryptSync } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Busy, HashQueue } from '../../src/people/hash-queue.ts';
import { Passwords } from '../../src/people/passwords.ts';
import type { Client } from '../../testing/client.ts';
import { until } from '../../testing/until.ts';
import { newTestServer } from './test-server.ts';

const server = newTestServer();
const OWASP = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

async function keptAs(name: string, password = 'rano raraku'): Promise<Client> {
  const client = server.visitor();
  await client.ask('POST', '/guest', { name });
  await client.ask('POST', '/password', { password });
  return client;
}

async function signedIn(name: string, password = 'rano raraku'): Promise<Client> {
  const client = server.visitor();
  await client.ask('POST', '/sign-in', { name, password });
  return client;
}

const db = () => server.running.services.store.db;

/** As if every sign-in had been an hour ago. */
const anHourLater = () =>
  db()
    .updateTable('session')
    .set({ signed_in: Date.now() - 3_600_000 })
    .execute();

const hashOf = async (name: string): Promise<string | null> =>
  (await db().selectFrom('person').select('password').where('name', '=', name).executeTakeFirstOrThrow()).password;

describe('a password', () => {
  it('[M2] is kept as OWASP recommends, with its parameters', async () => {
    await keptAs('Vai');
    expect(await hashOf('Vai')).toMatch(OWASP);
  });

  it('[M2] is changed with the old one, or minutes after a sign-in, and by nobody else', async () => {
    const hina = await keptAs('Hina');
    await anHourLater();
    await expect(hina.ask('POST', '/password', { password: 'rano kau ō' })).rejects.toThrow('403');
    await expect(hina.ask('POST', '/password', { password: 'rano kau ō', old: 'wrong word' })).rejects.toThrow('403');
    await hina.ask('POST', '/password', { password: 'rano kau ō', old: 'rano raraku' });
    const phone = await signedIn('Hina', 'rano kau ō');
    await expect(phone.ask('POST', '/password', { password: 'terevaka!', old: 'wrong word' })).rejects.toThrow('403');
    await phone.ask('POST', '/password', { password: 'terevaka!' });
    await expect(signedIn('Hina', 'rano kau ō')).rejects.toThrow('403');
    await signedIn('Hina', 'terevaka!');
  });

  it('[M2] that is changed ends all other sessions with their sockets', async () => {
    const home = await keptAs('Tama');
    const phone = await signedIn('Tama');
    await Promise.all([home.connect(), phone.connect()]);
    const ended = phone.ended();
    await home.ask('POST', '/password', { password: 'rano kau ō', old: 'rano raraku' });
    expect(await ended).toBe(1008);
    expect(await phone.ask('GET', '/me')).toBeNull();
    expect(await home.ask('GET', '/me')).toMatchObject({ name: 'Tama' });
    home.send({ kind: 'ping' });
    await home.hear(({ kind }) => kind === 'pong');
  });

  it('[M2] of Ahu 0.1 signs in, and is hashed anew', async () => {
    const salt = randomBytes(16);
    const old = `${salt.toString('hex')}:${scryptSync('rano raraku', salt, 32).toString('hex')}`;
    await keptAs('Mana', 'something else');
    await db().updateTable('person').set({ password: old }).where('name', '=', 'Mana').execute();
    await expect(signedIn('Mana', 'wrong word')).rejects.toThrow('403');
    expect(await hashOf('Mana')).toBe(old);
    await signedIn('Mana');
    expect(await hashOf('Mana')).toMatch(OWASP);
    await signedIn('Mana');
  });

  it('weaker parameters are renewed, and today’s are not', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash('rano raraku');
    expect(passwords.isOutdated(hash)).toBe(false);
    expect(passwords.isOutdated(hash.replace('m=19456', 'm=9216'))).toBe(true);
    expect(await passwords.matches('rano raraku', hash)).toBe(true);
    expect(await passwords.matches('rano raraki', hash)).toBe(false);
    expect(await passwords.matches('rano raraku', null)).toBe(false);
  });

  it('[M2] a stolen browser cannot add a passkey or a mail address for ever', async () => {
    const kept = await keptAs('Rano');
    await anHourLater();
    await expect(kept.ask('POST', '/passkey/offer')).rejects.toThrow('403');
    await expect(kept.ask('POST', '/me/prove', { password: 'wrong word' })).rejects.toThrow('403');
    await kept.ask('POST', '/me/prove', { password: 'rano raraku' });
    expect(await kept.ask('POST', '/passkey/offer')).toHaveProperty('challenge');
  });
});

describe('hashing', () => {
  it('[M2] runs few at a time, in order, and refuses more than can wait', async () => {
    const queue = new HashQueue();
    let [running, most] = [0, 0];
    const done: number[] = [];
    const ends: (() => void)[] = [];
    const results = Promise.allSettled(
      Array.from({ length: 80 }, (_, n) =>
        queue.do(async () => {
          most = Math.max(most, ++running);
          await new Promise<void>((resolve) => ends.push(resolve));
          running--;
          done.push(n);
        }),
      ),
    );
    while (done.length < 52) {
      for (const end of ends.splice(0)) end();
      await new Promise(setImmediate);
    }
    const refused = (await results).filter((result) => result.status === 'rejected');
    expect(most).toBe(2);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(refused).toHaveLength(28);
    expect(refused[0].reason).toBeInstanceOf(Busy);
    await queue.do(async () => {});
  });

  it('[M2] a flood of sign-ins is refused with 503 and delays nobody else', async () => {
    await keptAs('Kena');
    const flood = Promise.allSettled(Array.from({ length: 200 }, () => signedIn('Kena', 'wrong word')));
    await server.visitor().ask('GET', '/me');
    const answers = (await flood).map((result) => (result as PromiseRejectedResult).reason.status);
    expect(new Set(answers)).toEqual(new Set([403, 503]));
    await until(async () => (await signedIn('Kena').catch(() => undefined)) !== undefined);
  });
});

describe('limits', () => {
  /** A sign-in from one of the many addresses of this machine. */
  const signInFrom = (localAddress: string, port: number, name: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', host: `127.0.0.1:${port}` };
      const asked = request({ host: '127.0.0.1', port, localAddress, method: 'POST', path: '/api/sign-in', headers });
      asked.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end(JSON.stringify({ name, password: 'wrong word' }));
    });

  it.each(['Poike', 'Nobody at all'])(
    '[H5] sign-ins as %s are limited whatever address they come from',
    async (name) => {
      const limited = await server.serve({ AHU_LIMITS: 'on', HOST: '127.0.0.1' });
      if (name === 'Poike') await keptAs(name);
      const port = Number(new URL(limited.address).port);
      const answers: number[] = [];
      for (let n = 1; n <= 30; n++)
        answers.push(await signInFrom(`127.0.1.${n}`, port, n % 2 ? name : name.toUpperCase()));
      expect(answers).toEqual([...Array(20).fill(403), ...Array(10).fill(429)]);
      expect(await signInFrom('127.0.1.1', port, 'Another')).toBe(403);
      await limited.close();
    },
  );

  it('[H5] passwords are guessed no faster from within a session', async () => {
    const limited = await server.serve({ AHU_LIMITS: 'on' });
    const kept = (await keptAs('Ovahe')).at(limited.address);
    const guesses = await Promise.allSettled(
      Array.from({ length: 15 }, () => kept.ask('POST', '/me/prove', { password: 'wrong word' })),
    );
    const answers = guesses.map((result) => (result as PromiseRejectedResult).reason.status);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    await limited.close();
  });
});
