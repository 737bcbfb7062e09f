import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, NoticesInfo } from '@ahu/protocol';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';
import { Courier } from '../src/notices/courier.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Client } from '../testing/client.ts';
import { Listener } from '../testing/listener.ts';
import { PushBrowser } from '../testing/push-browser.ts';
import { POSTGRES, postgres, type Service } from '../testing/services.ts';
import { SmtpServer } from '../testing/smtp.ts';
import { until } from '../testing/until.ts';

const GRACE = 1_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than anything takes that is going to come. */
const quiet = () => pause(GRACE + 1_200);

let folder: string;
let running: Running;
let hook: Listener;
let hookUrl: string;
const post = new SmtpServer();
let mails: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  mails = { SMTP_URL: await post.start(), MAIL_FROM: 'Ahu <ahu@ahu.example>' };
  running = await serve(mails);
});

afterAll(async () => {
  await running.close();
  post.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  hook = new Listener();
  hookUrl = `${await hook.start()}/hook?key=1`;
  post.letters.length = 0;
});

afterEach(() => hook.close());

const serve = (env: Record<string, string> = {}): Promise<Running> =>
  serveAhu(
    folder,
    readConfig({
      PORT: '0',
      AHU_DATA: join(folder, 'data'),
      AHU_LOG: 'silent',
      AHU_LIMITS: 'off',
      AHU_ADDRESS: 'https://ahu.example/',
      AHU_NOTICE_GRACE: '1',
      AHU_NOTICE_RETRY: '1',
      AHU_NOTICE_LOOPBACK: 'yes',
      ...env,
    }),
  );

async function guest(name: string, address = running.address): Promise<Client> {
  const client = new Client(address);
  await client.ask('POST', '/guest', { name });
  return client;
}

/** Hotu watches, Vakai does not; on return it is Hotu's turn, and the next is Vakai's. */
async function table(hotu: Client, vakai: Client, clock: object = { pace: 'days', days: 2 }): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'free' }];
  const { id } = await hotu.ask<{ id: string }>('POST', '/tables', {
    game: 'rapa-nui-cards',
    seats,
    options: {},
    clock,
    open: false,
  });
  await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
  await hotu.ask('POST', `/tables/${id}/start`);
  await hotu.connect();
  await hotu.watch(id);
  return id;
}

const waitsFor = (client: Client, seat: number): boolean => client.frame?.waiting.includes(seat) ?? false;

/** Plays for a seat until the game waits for the other. */
async function playUntilOther(client: Client, seat: number): Promise<void> {
  while (waitsFor(client, seat)) await client.play(client.frame?.moves[0] ?? '');
}

/** Two people at a table at which the second, who is elsewhere, is asked from now on. */
async function vakaisTurn(settings: object): Promise<{ id: string; hotu: Client; vakai: Client }> {
  const [hotu, vakai] = await Promise.all([guest('Hotu'), guest('Vakai')]);
  await vakai.ask('PUT', '/me/notices', settings);
  const id = await table(hotu, vakai);
  await playUntilOther(hotu, 0);
  expect(waitsFor(hotu, 1)).toBe(true);
  return { id, hotu, vakai };
}

describe('whose turn it is, is told', () => {
  it('to a webhook, once, after a little while, with nothing but what everybody may know', async () => {
    const { id } = await vakaisTurn({ webhook: hookUrl });
    await pause(GRACE / 2);
    expect(hook.heard).toHaveLength(0);
    await until(() => hook.heard.length > 0);
    expect(hook.json(0)).toEqual({
      kind: 'turn',
      table: id,
      game: 'rapa-nui-cards',
      url: `https://ahu.example/table/${id}`,
      name: 'Vakai',
    });
    expect(hook.heard[0].path).toBe('/hook?key=1');
    await quiet();
    expect(hook.heard).toHaveLength(1);
  });

  it('not to who watches the table, and not to who has looked at it since', async () => {
    const { id, hotu, vakai } = await vakaisTurn({ webhook: hookUrl });
    await vakai.connect();
    await vakai.watch(id);
    vakai.close();
    await quiet();
    expect(hook.heard).toHaveLength(0);
    await vakai.connect();
    await vakai.watch(id);
    await playUntilOther(vakai, 1);
    await until(() => waitsFor(hotu, 0));
    await playUntilOther(hotu, 0);
    await quiet();
    expect(hook.heard).toHaveLength(0);
  });

  it('not to who has moved within the little while', async () => {
    const { id, hotu, vakai } = await vakaisTurn({ webhook: hookUrl });
    await vakai.connect();
    await vakai.watch(id);
    await playUntilOther(vakai, 1);
    await hotu.ask('GET', `/tables/${id}`);
    await quiet();
    expect(hook.heard).toHaveLength(0);
  });

  it('again at the next turn', async () => {
    const { id, hotu, vakai } = await vakaisTurn({ webhook: hookUrl });
    await until(() => hook.heard.length === 1);
    await vakai.connect();
    await vakai.watch(id);
    await playUntilOther(vakai, 1);
    vakai.close();
    await until(() => waitsFor(hotu, 0));
    await playUntilOther(hotu, 0);
    await until(() => hook.heard.length === 2);
  });

  it('not at a table that is played live', async () => {
    const [hotu, vakai] = await Promise.all([guest('Hotu'), guest('Vakai')]);
    await vakai.ask('PUT', '/me/notices', { webhook: hookUrl });
    await table(hotu, vakai, { pace: 'live', bank: 600, increment: 0 });
    await playUntilOther(hotu, 0);
    await quiet();
    expect(hook.heard).toHaveLength(0);
  });

  it('also when the server was started anew in between', async () => {
    await vakaisTurn({ webhook: hookUrl });
    await running.close();
    running = await serve(mails);
    await until(() => hook.heard.length > 0);
    await quiet();
    expect(hook.heard).toHaveLength(1);
  });
});

describe('a webhook', () => {
  it('that fails is tried again, with longer pauses, and no more once it went through', async () => {
    hook.statuses.push(500, 429);
    await vakaisTurn({ webhook: hookUrl });
    await until(() => hook.heard.length === 3);
    await pause(2_000);
    expect(hook.heard).toHaveLength(3);
  });

  it.each([400, 302])('that answers with %i is not tried again', async (status) => {
    hook.statuses.push(status);
    await vakaisTurn({ webhook: hookUrl });
    await until(() => hook.heard.length > 0);
    await pause(2_000);
    expect(hook.heard).toHaveLength(1);
  });

  it('that never works is given up, and that is logged without its address', async () => {
    hook.statuses.push(500, 503, 500, 500, 500);
    const vakai = await guest('Vakai');
    const { id } = await vakai.ask<Me>('GET', '/me');
    await vakai.ask('PUT', '/me/notices', { webhook: hookUrl });
    const { config, people, notices, outside, push } = running.house;
    const logged: string[] = [];
    const logger = pino({}, { write: (line: string) => void logged.push(line) });
    const courier = new Courier({ ...config, noticeRetry: 5 }, people, notices, outside, push, undefined, logger);
    await courier.announce(id, { row: { id: 'a-table', game: 'giants' } } as LiveTable);
    await until(() => logged.length > 0);
    expect(hook.heard).toHaveLength(4);
    expect(JSON.parse(logged[0])).toMatchObject({ way: 'webhook', person: id, tries: 4, reason: 'answered with 500' });
    expect(logged[0]).not.toContain('key=1');
  });

  it('is not waited for longer than five seconds', async () => {
    hook.statuses.push('never');
    const sent = Date.now();
    await expect(running.house.outside.post(hookUrl, {}, '{}')).rejects.toThrow(/abort|timeout/i);
    expect(Date.now() - sent).toBeLessThan(7_000);
  });

  const INNER = [
    'https://10.1.2.3/x',
    'https://192.168.0.1/x',
    'https://172.20.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://0x0a000001/x',
    'http://8.8.8.8/x',
    'ftp://8.8.8.8/x',
    'https://somebody:word@8.8.8.8/x',
  ];

  it.each(INNER)('at %s is refused', async (webhook) => {
    const vakai = await guest('Vakai');
    await expect(vakai.ask('PUT', '/me/notices', { webhook })).rejects.toThrow('400: not a public https address');
    await expect(running.house.outside.post(webhook, {}, '{}')).rejects.toThrow('not a public https address');
  });

  it('at a public address is taken, at the own machine only where the house allows it', async () => {
    const vakai = await guest('Vakai');
    for (const webhook of [
      'https://8.8.8.8/x',
      'https://[2600::1]/x',
      hookUrl,
      hookUrl.replace('127.0.0.1', 'localhost'),
    ]) {
      expect(await vakai.ask('PUT', '/me/notices', { webhook })).toMatchObject({ webhook });
    }
    const strict = await serve({ AHU_NOTICE_LOOPBACK: 'no', AHU_DATA: join(folder, 'strict') });
    const tuu = await guest('Tuu', strict.address);
    for (const webhook of [hookUrl, 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x']) {
      await expect(tuu.ask('PUT', '/me/notices', { webhook })).rejects.toThrow('400');
      await expect(tuu.ask('POST', '/me/push', new PushBrowser().subscription(webhook))).rejects.toThrow('400');
    }
    await strict.close();
  });
});

describe('browsers', () => {
  it('get a notice that only they can read, signed with the key of the house', async () => {
    const [hotu, vakai] = await Promise.all([guest('Hotu'), guest('Vakai')]);
    const browser = new PushBrowser();
    await vakai.ask('PUT', '/me/notices', { language: 'de' });
    const { key } = await vakai.ask<{ key: string }>('GET', '/push/key');
    const info = await vakai.ask<NoticesInfo>('POST', '/me/push', browser.subscription(hookUrl));
    expect(info.push).toBe(1);
    const id = await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    await until(() => hook.heard.length > 0);
    const [{ headers, body }] = hook.heard;
    expect(String(body)).not.toContain('Vakai');
    expect(browser.read(body)).toMatchObject({
      kind: 'turn',
      table: id,
      name: 'Vakai',
      text: 'Vakai, du bist am Zug: Rapa Nui: das Kartenspiel.',
    });
    expect(headers).toMatchObject({ ttl: '86400', topic: id, 'content-encoding': 'aes128gcm' });
    expectSignedBy(key, headers.authorization ?? '');
  });

  it('that are gone are forgotten, and one or all can be taken back', async () => {
    hook.statuses.push(410);
    const [hotu, vakai] = await Promise.all([guest('Hotu'), guest('Vakai')]);
    await vakai.ask('POST', '/me/push', new PushBrowser().subscription(hookUrl));
    await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    await until(async () => (await vakai.ask<NoticesInfo>('GET', '/me/notices')).push === 0);
    for (const n of [1, 2, 3]) await vakai.ask('POST', '/me/push', new PushBrowser().subscription(`${hookUrl}&${n}`));
    const one = encodeURIComponent(`${hookUrl}&2`);
    expect(await hotu.ask<NoticesInfo>('DELETE', `/me/push?endpoint=${one}`)).toMatchObject({ push: 0 });
    expect(await vakai.ask<NoticesInfo>('DELETE', `/me/push?endpoint=${one}`)).toMatchObject({ push: 2 });
    expect(await vakai.ask<NoticesInfo>('DELETE', '/me/push')).toMatchObject({ push: 0 });
  });

  it('know the house by one key, whatever process answers', async () => {
    const again = await serve();
    const keys = await Promise.all(
      [running.address, again.address].map((address) => new Client(address).ask('GET', '/push/key')),
    );
    expect(keys[0]).toEqual(keys[1]);
    await again.close();
  });
});

describe('mails', () => {
  const linkIn = (text: string, what: string): string => {
    const found = new RegExp(`https://ahu\\.example(/api/notices/${what}\\?token=[\\w-]+)`).exec(text);
    return running.address + (found?.[1] ?? '');
  };

  it('come only after the address was confirmed, in the language of the reader, and end with a link', async () => {
    const { hotu, vakai } = await vakaisTurn({ mail: 'vakai@mail.example', language: 'fr' });
    await until(() => post.letters.length === 1);
    await quiet();
    expect(post.letters).toHaveLength(1);
    expect(post.letters[0]).toMatchObject({ to: 'vakai@mail.example' });
    expect(post.letters[0].text).toContain('confirme-le ici');

    const confirm = linkIn(post.letters[0].text, 'confirm');
    expect(await (await fetch(confirm)).text()).toContain('Confirmer cette adresse');
    expect(await vakai.ask('GET', '/me/notices')).toMatchObject({ mail: 'vakai@mail.example', mailConfirmed: false });
    await fetch(confirm, { method: 'POST' });
    expect(await vakai.ask('GET', '/me/notices')).toMatchObject({ mailConfirmed: true });

    const second = await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    await until(() => post.letters.length === 2);
    const { text } = post.letters[1];
    expect(text).toContain('Vakai, c’est à toi de jouer : Rapa Nui : le jeu de cartes.');
    expect(text).toContain(`https://ahu.example/table/${second}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const stop = linkIn(text, 'stop');
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect(await (await fetch(stop, oneClick)).text()).toContain('Plus aucun message');
    expect(await vakai.ask('GET', '/me/notices')).toMatchObject({ mail: null, mailConfirmed: false });
    expect((await fetch(stop, oneClick)).status).toBe(404);
  });

  it('are tried again while the mail server is busy', async () => {
    post.down = true;
    const vakai = await guest('Vakai');
    await vakai.ask('PUT', '/me/notices', { mail: 'vakai@mail.example' });
    await pause(500);
    expect(post.letters).toHaveLength(0);
    post.down = false;
    await until(() => post.letters.length === 1);
    // Who asks again gets the same letter again.
    await vakai.ask('PUT', '/me/notices', { mail: 'vakai@mail.example' });
    await until(() => post.letters.length === 2);
    expect(linkIn(post.letters[1].text, 'confirm')).toBe(linkIn(post.letters[0].text, 'confirm'));
  });

  it('are not offered by a house without a mail server, and bad addresses are refused', async () => {
    const strict = await serve({ AHU_DATA: join(folder, 'without') });
    const tuu = await guest('Tuu', strict.address);
    expect(await tuu.ask('GET', '/me/notices')).toEqual({
      offers: { mail: false, webhook: true, push: true },
      mail: null,
      mailConfirmed: false,
      webhook: null,
      push: 0,
    });
    await expect(tuu.ask('PUT', '/me/notices', { mail: 'tuu@mail.example' })).rejects.toThrow('409');
    await strict.close();
    const vakai = await guest('Vakai');
    for (const mail of ['x', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example']) {
      await expect(vakai.ask('PUT', '/me/notices', { mail })).rejects.toThrow('400');
    }
  });
});

describe('the settings', () => {
  it('change what is named and leave the rest, and go with the account', async () => {
    const vakai = await guest('Vakai');
    const { id } = await vakai.ask<Me>('GET', '/me');
    await vakai.ask('PUT', '/me/notices', { webhook: hookUrl, mail: 'vakai@mail.example' });
    await vakai.ask('POST', '/me/push', new PushBrowser().subscription(hookUrl));
    expect(await vakai.ask('PUT', '/me/notices', { webhook: null })).toMatchObject({
      webhook: null,
      mail: 'vakai@mail.example',
      push: 1,
    });
    await vakai.ask('DELETE', '/me');
    const { notices } = running.house;
    expect([await notices.of(id), await notices.browsersOf(id)]).toEqual([undefined, []]);
  });

  it('are for who is signed in', async () => {
    await expect(new Client(running.address).ask('GET', '/me/notices')).rejects.toThrow('401');
  });
});

describe.skipIf(!POSTGRES)('several processes on one PostgreSQL', () => {
  let server: Service;
  let both: Running[];

  beforeAll(async () => {
    server = await postgres();
    both = [await serve({ DATABASE_URL: server.url }), await serve({ DATABASE_URL: server.url })];
  });
  afterAll(async () => {
    for (const each of both) await each.close();
    await server.remove();
  });

  /** Hotu at the first process; the second has the table in its hands too. */
  async function vakaisTurnAtBoth(): Promise<{ id: string; elsewhere: Client }> {
    const [hotu, vakai] = await Promise.all([guest('Hotu', both[0].address), guest('Vakai', both[0].address)]);
    await vakai.ask('PUT', '/me/notices', { webhook: hookUrl });
    const id = await table(hotu, vakai);
    await both[1].house.hall.find(id);
    await playUntilOther(hotu, 0);
    const elsewhere = vakai.at(both[1].address);
    return { id, elsewhere };
  }

  it('send one notice', async () => {
    const { id } = await vakaisTurnAtBoth();
    // Without hints between them the second finds out by itself.
    for (let n = 0; n < 5; n++) await both[1].house.hall.find(id);
    await until(() => hook.heard.length > 0);
    await quiet();
    await pause(3_000);
    expect(hook.heard).toHaveLength(1);
  });

  it('send none to who watches at another one', async () => {
    const { id, elsewhere } = await vakaisTurnAtBoth();
    await elsewhere.connect();
    await elsewhere.watch(id);
    await quiet();
    await pause(3_000);
    expect(hook.heard).toHaveLength(0);
  });
});

/** A header `vapid t=<token>, k=<key>`: the token is signed with the key's other half (RFC 8292). */
function expectSignedBy(key: string, authorization: string): void {
  const { token = '', known } = /^vapid t=(?<token>[^,]+), k=(?<known>.+)$/.exec(authorization)?.groups ?? {};
  expect(known).toBe(key);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(String(Buffer.from(claims, 'base64url')))).toMatchObject({ sub: 'https://ahu.example' });
}
