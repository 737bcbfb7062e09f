import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';

const SCRIPT = "document.title = 'Ahu';";
const PAGE = `<title>Ahu</title><script>${SCRIPT}</script>`;

describe('the web app is served', () => {
  let folder: string;
  let running: Running;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'assets/a.js'), `/* ${'long '.repeat(1000)}*/`);
    running = await serveAhu(folder, configOf({ PORT: '0' }));
  });

  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });

  const configOf = (env: Record<string, string>) =>
    readConfig({ ...env, AHU_DATA: join(folder, 'data'), AHU_LOG: 'silent' });
  const get = (path: string): Promise<Response> => fetch(running.address + path);

  it('every page of it is the one document, which is asked for anew each time', async () => {
    for (const path of ['/', '/play/3f2a', '/rules/giants']) {
      const response = await get(path);
      expect(await response.text()).toBe(PAGE);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('files whose names change with their contents are kept, and sent packed', async () => {
    const response = await get('/assets/a.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('a file that was packed when it was built is sent as it is', async () => {
    writeFileSync(join(folder, 'assets/c.js'), 'long');
    writeFileSync(join(folder, 'assets/c.js.br'), brotliCompressSync('packed'));
    const response = await fetch(`${running.address}/assets/c.js`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe('packed');
  });

  it('a file that is not there is not a page', async () => {
    for (const path of ['/assets/b.js', '/index.html~', '/play/3f2a~', '/.env'])
      expect((await get(path)).status).toBe(404);
  });

  it('nothing outside the folder is served', async () => {
    const response = await get('/..%2f..%2f..%2fetc/passwd');
    expect(await response.text()).not.toContain('root:');
  });

  it('pages may load nothing from other hosts', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('what stands in the document runs by its hash, and nothing else that is written into it', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    for (const path of ['/', '/play/3f2a']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
    }
    expect((await get('/assets/a.js')).headers.get('content-security-policy')).not.toContain(hash);
  });

  it('a taken port is an error', async () => {
    const { port } = new URL(running.address);
    await expect(serveAhu(folder, configOf({ PORT: port }))).rejects.toThrow('EADDRINUSE');
  });
});
