import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerProcess } from '../../testing/server-process.ts';
import { exchange } from '../../testing/wire.ts';
import { served } from './served.ts';

const UPGRADE = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'];

describe('a target of any sort', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const server = new ServerProcess({ AHU_DATA: folder, HOST: '127.0.0.1' });
  beforeAll(() => server.start());
  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it.each(['//', '///', '//:0', 'http://', 'http://[', '*', '/\\', '/%', '/%ff', '?', '/socket/../%00'])(
    '[C1] an upgrade of %s does not end the process',
    async (target) => {
      const { pid } = server;
      const port = Number(new URL(server.address).port);
      const { statuses } = await exchange(port, [`GET ${target} HTTP/1.1`, ...UPGRADE, '', ''].join('\r\n'));
      for (const status of statuses) expect(status).toBeLessThan(500);
      const health = await fetch(`${server.address}/healthz`);
      expect(await health.text()).toBe('ok');
      expect(server.pid).toBe(pid);
    },
  );
});

describe('what a request can be wrong in', () => {
  const ahu = served();

  it.each([
    ['GET http://[ HTTP/1.1', 'Host: x'],
    ['GET / HTTP/1.1', 'Host: a b'],
    ['GET / HTTP/1.1', 'Host: ['],
    ['OPTIONS * HTTP/1.1', 'Host: x'],
    ['GET /\\ HTTP/1.1', 'Host: x'],
    ['GET / HTTP/1.1'],
    ['POST /api/guest HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    ['POST /api/guest HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', '', 'zz'],
    ['GET / HTTP/1.1', 'Host: x', `Long: ${'x'.repeat(20_000)}`],
  ])('%s, %s is refused as the fault of the client', async (...lines) => {
    const { statuses } = await ahu.raw(...lines, 'Connection: close');
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(500);
  });

  it('an upgrade to something else is served without it', async () => {
    const { statuses } = await ahu.raw('GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: h2c');
    expect(statuses).toEqual([200]);
  });

  it.each([
    '/api/tables/%00',
    '/api/people/a%00b',
    '/api/notices/stop?token=%00',
    '/api/tables/%',
    '/%',
    '/assets/%00',
    `/${'x'.repeat(300)}`,
    '/assets/',
    '/assets/a.js/b',
  ])('GET %s is not there', async (path) => {
    const { statuses } = await ahu.raw(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close');
    expect(statuses[0]).toBeLessThan(500);
  });

  it.each(['{"name":"a\\u0000b"}', '{"na\\u0000me":"a"}', '{', '', '['.repeat(60_000), '\u0000'])(
    'the bad body %# is refused',
    async (body) => {
      expect((await ahu.post('/guest', body)).status).toBe(400);
    },
  );

  it('cookies that cannot be read are none', async () => {
    for (const cookie of ['ahu=%', 'ahu', '=', ';;;', 'ahu="', '__Host-ahu=%00', `ahu=${'x'.repeat(5_000)}`]) {
      const response = await ahu.get('/api/me', { cookie });
      expect([cookie, response.status, await response.json()]).toEqual([cookie, 200, null]);
    }
  });

  const passkey = { id: 'AA', rawId: 'AA', type: 'public-key', response: {}, clientExtensionResults: {} };
  it.each(['{', '[]', 'null', JSON.stringify(passkey), '{"id":"\\u0000"}'])(
    '[L4] a passkey like %s is refused',
    async (body) => {
      const guest = await ahu.post('/guest', { name: `Guest ${body.length}` });
      const cookie = guest.headers.getSetCookie()[0].split(';')[0];
      for (const path of ['/passkey/add', '/passkey/sign-in']) {
        expect((await ahu.post(path, body, { cookie })).status).toBe(400);
      }
    },
  );

  it.each(['null', 'nonsense', 'http://[', 'file://', 'https://elsewhere.example'])(
    '[L4] the origin %s is refused, everywhere',
    async (origin) => {
      for (const path of ['/passkey/challenge', '/passkey/offer', '/passkey/add', '/sign-in', '/guest']) {
        expect((await ahu.post(path, {}, { origin })).status).toBe(403);
      }
      const { statuses } = await ahu.raw('GET /socket HTTP/1.1', ...UPGRADE, `Origin: ${origin}`);
      expect(statuses).toEqual([403]);
    },
  );

  it('the origin of the page itself is welcome', async () => {
    expect((await ahu.post('/passkey/challenge', {}, { origin: ahu.running.address })).status).toBe(200);
  });

  it('nothing of all this was a fault of the server', async () => {
    expect(await (await ahu.get('/metrics')).text()).toMatch(/^ahu_faults_total 0$/m);
  });
});
