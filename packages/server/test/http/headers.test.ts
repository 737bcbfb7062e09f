import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from '../../src/config/config.ts';
import { served } from './served.ts';

const PATHS = ['/', '/rules/giants', '/assets/a.js', '/assets/none.js', '/api/me', '/api/none', '/healthz'];

describe('headers', () => {
  const ahu = served();

  it('[L11] no answer may be shown in a frame, and all of its headers say so', async () => {
    for (const path of PATHS) {
      const { headers } = await ahu.get(path);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('[L12] a server without TLS does not ask for it', async () => {
    expect((await ahu.get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('[M12] what is not there is not kept by anybody', async () => {
    const missing = await ahu.get('/assets/none.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect((await ahu.get('/assets/a.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ahu.get('/api/me')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('with an address of https', () => {
  const ahu = served({ AHU_ADDRESS: 'https://ahu.example' });

  it('[L12] every answer asks for TLS from now on', async () => {
    for (const path of PATHS) {
      expect((await ahu.get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it('the cookie is pinned to the host, also where the proxy says nothing', async () => {
    const { text } = await ahu.raw(
      'POST /api/guest HTTP/1.1',
      'Host: ahu.example',
      'Content-Type: application/json',
      'Content-Length: 14',
      'Connection: close',
      '',
      '{"name":"Ana"}',
    );
    expect(text).toMatch(/set-cookie: __Host-ahu=[^\r]*; HttpOnly; Secure/i);
  });
});

describe('metrics', () => {
  const TOKEN = 'a-token-of-the-operator';
  const ahu = served({ AHU_TRUST_PROXY: 'loopback', AHU_METRICS_TOKEN: TOKEN });
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await ahu.get('/metrics', headers)).status;

  it('[L10] are for programs on this machine', async () => {
    expect(await status({})).toBe(200);
    expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
    expect(await status({ 'x-forwarded-for': '127.0.0.1, 192.0.2.1' })).toBe(403);
  });

  it('[L10] or for those with the token, which cannot be guessed for long', async () => {
    const elsewhere = { 'x-forwarded-for': '192.0.2.2' };
    expect(await status({ ...elsewhere, authorization: `Bearer ${TOKEN}` })).toBe(200);
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`]) {
      expect(await status({ ...elsewhere, authorization: wrong })).toBe(403);
    }
    const statuses = await Promise.all(Array.from({ length: 620 }, () => status({ 'x-forwarded-for': '192.0.2.3' })));
    expect(statuses).toContain(429);
  });
});

describe('metrics of a server that trusts no proxy', () => {
  const ahu = served();

  it('[L10] are not for those who come through one on this machine', async () => {
    expect((await ahu.get('/metrics')).status).toBe(200);
    expect((await ahu.get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
    expect((await ahu.get('/metrics', { via: '1.1 proxy' })).status).toBe(403);
  });
});

describe('settings of the way in', () => {
  it.each([
    ['AHU_ORIGINS', 'notaurl'],
    ['AHU_ORIGINS', 'https://ahu.example/path'],
    ['AHU_ORIGINS', 'ftp://ahu.example'],
    ['AHU_ORIGINS', 'https://ahu.example, null'],
    ['AHU_TRUST_PROXY', 'maybe'],
    ['AHU_METRICS_TOKEN', 'short'],
  ])('[L9] %s=%s is refused', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(BadSetting);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('a token is not repeated in the refusal', () => {
    expect(() => readConfig({ AHU_METRICS_TOKEN: 'sesame open' })).toThrow(/^((?!sesame).)*$/);
  });

  it('origins have one spelling', () => {
    const { origins } = readConfig({ AHU_ORIGINS: 'https://Ahu.example, http://localhost:5173' });
    expect(origins).toEqual(['https://ahu.example', 'http://localhost:5173']);
  });
});
