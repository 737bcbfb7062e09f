import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { BehindProxy } from './behind-proxy.ts';

/** As docs/hosting.md tells them. */
const SIGN_INS = 20;
const SOCKETS = 120;

/** A new person with a name of their own. */
const guest = (ahu: BehindProxy, headers: Record<string, string> = {}) =>
  ahu.ask('POST', '/api/guest', { body: JSON.stringify({ name: `Ana ${randomUUID().slice(0, 8)}` }), headers });

const countOf = (statuses: readonly unknown[], status: number): number =>
  statuses.filter((each) => each === status).length;

/** What has to hold behind every proxy, whichever it is. */
export const CHECKS: Readonly<Record<string, (ahu: BehindProxy) => Promise<void>>> = {
  'the page comes over TLS, and plain HTTP leads there': async (ahu) => {
    const page = await ahu.ask('GET', '/');
    equal(page.status, 200);
    match(page.text, /<title>/);
    const { status, headers } = await ahu.askPlainly('proxy', '/rules');
    ok(status === 301 || status === 308);
    match(headers.location ?? '', /^https:\/\/localhost/);
  },

  'TLS is asked for from now on, once': async (ahu) => {
    const { headers } = await ahu.ask('GET', '/');
    equal(headers['strict-transport-security'], 'max-age=31536000');
    equal(headers['x-frame-options'], 'DENY');
  },

  'the cookie is pinned to the host and to TLS, whatever the client says': async (ahu) => {
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }] as Record<string, string>[]) {
      const [cookie] = (await guest(ahu, headers)).headers['set-cookie'] ?? [];
      match(cookie, /^__Host-ahu=[\w-]+;.* HttpOnly; Secure/);
    }
  },

  'a socket of the page knows who it is, one of another page is refused': async (ahu) => {
    const { headers, text } = await guest(ahu);
    const cookie = headers['set-cookie']?.[0].split(';')[0] ?? '';
    const welcome = JSON.parse(String(await ahu.socket({ headers: { cookie, origin: ahu.origin } })));
    deepEqual(welcome, { ...welcome, kind: 'welcome', person: JSON.parse(text).id });
    equal(await ahu.socket({ headers: { cookie, origin: 'https://elsewhere.example' } }), 403);
  },

  'sign-ins are limited by the address that asks, and a forged one does not help': async (ahu) => {
    const statuses: number[] = [];
    for (let n = 0; n < SIGN_INS + 10; n++) {
      const headers = { 'x-forwarded-for': `192.0.2.${n}`, 'x-real-ip': `192.0.2.${n}`, forwarded: `for=192.0.2.${n}` };
      statuses.push((await ahu.ask('POST', '/api/sign-in', { from: '127.0.0.2', body: '{}', headers })).status);
    }
    equal(countOf(statuses, 429), 10);
    equal((await ahu.ask('POST', '/api/sign-in', { from: '127.0.0.3', body: '{}' })).status, 400);
  },

  'sockets are limited by the address that asks, and a forged one does not help': async (ahu) => {
    const answers: unknown[] = [];
    for (let n = 0; n < SOCKETS + 5; n++) {
      answers.push(await ahu.socket({ from: '127.0.0.4', headers: { 'x-forwarded-for': `192.0.2.${n}` } }));
    }
    equal(countOf(answers, 429), 5);
    equal(typeof (await ahu.socket({ from: '127.0.0.5' })), 'string');
  },

  'metrics are not for who comes through the proxy': async (ahu) => {
    equal((await ahu.ask('GET', '/metrics')).status, 403);
    equal((await ahu.ask('GET', '/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status, 403);
    equal((await ahu.askPlainly('ahu', '/metrics')).status, 200);
    equal((await ahu.ask('GET', '/healthz')).text, 'ok');
  },

  'a body that is too long is refused': async (ahu) => {
    const { status } = await ahu.ask('POST', '/api/guest', { body: JSON.stringify({ name: 'x'.repeat(70_000) }) });
    equal(status, 413);
  },
};
