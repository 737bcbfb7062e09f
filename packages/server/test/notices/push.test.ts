import { createPublicKey, verify } from 'node:crypto';
import type { NoticesInfo } from '@ahu/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../../testing/client.ts';
import { PushBrowser } from '../../testing/push-browser.ts';
import { until } from '../../testing/until.ts';
import { newTown, playUntilOther, table } from './town.ts';

const town = newTown();

describe('browsers', () => {
  it('get a notice that only they can read, signed with the key of the house', async () => {
    const [hotu, vakai] = await Promise.all([town.guest('Hotu Matua'), town.guest('Vakai a Heva')]);
    const browser = new PushBrowser();
    await vakai.ask('PUT', '/me/notices', { language: 'de' });
    const { key } = await vakai.ask<{ key: string }>('GET', '/push/key');
    const info = await vakai.ask<NoticesInfo>('POST', '/me/push', browser.subscription(town.hookUrl));
    expect(info.push).toBe(1);
    const id = await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    await until(() => town.hook.heard.length > 0);
    const [{ headers, body }] = town.hook.heard;
    expect(String(body)).not.toContain('Vakai a Heva');
    expect(browser.read(body)).toMatchObject({
      kind: 'turn',
      table: id,
      name: 'Vakai a Heva',
      text: 'Vakai a Heva, du bist am Zug: Rapa Nui: das Kartenspiel.',
    });
    expect(headers).toMatchObject({ ttl: '86400', topic: id, 'content-encoding': 'aes128gcm' });
    expectSignedBy(key, headers.authorization ?? '');
  });

  it('that are gone are forgotten, and one or all can be taken back', async () => {
    town.hook.statuses.push(410);
    const [hotu, vakai] = await Promise.all([town.guest('Hotu Matua'), town.guest('Vakai a Heva')]);
    await vakai.ask('POST', '/me/push', new PushBrowser().subscription(town.hookUrl));
    await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    await until(async () => (await vakai.ask<NoticesInfo>('GET', '/me/notices')).push === 0);
    for (const n of [1, 2, 3])
      await vakai.ask('POST', '/me/push', new PushBrowser().subscription(`${town.hookUrl}&${n}`));
    const one = encodeURIComponent(`${town.hookUrl}&2`);
    expect(await hotu.ask<NoticesInfo>('DELETE', `/me/push?endpoint=${one}`)).toMatchObject({ push: 0 });
    expect(await vakai.ask<NoticesInfo>('DELETE', `/me/push?endpoint=${one}`)).toMatchObject({ push: 2 });
    expect(await vakai.ask<NoticesInfo>('DELETE', '/me/push')).toMatchObject({ push: 0 });
  });

  it('know the server by one key, whatever process answers', async () => {
    const again = await town.serve();
    const keys = await Promise.all(
      [town.running.address, again.address].map((address) => new Client(address).ask('GET', '/push/key')),
    );
    expect(keys[0]).toEqual(keys[1]);
    await again.close();
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
