import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';

describe('the web app is served', () => {
  let folder: string;
  let running: Running;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Ahu</title>');
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
      expect(await response.text()).toBe('<title>Ahu</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('files whose names change with their contents are kept, and sent packed', async () => {
    const response = await get('/assets/a.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('a file that is not there is not a page', async () => {
    expect((await get('/assets/b.js')).status).toBe(404);
  });

  it('nothing outside the folder is served', async () => {
    const response = await get('/..%2f..%2f..%2fetc/passwd');
    expect(await response.text()).not.toContain('root:');
  });

  it('pages may load nothing from other hosts', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('a taken port is an error', async () => {
    const { port } = new URL(running.address);
    await expect(serveAhu(folder, configOf({ PORT: port }))).rejects.toThrow('EADDRINUSE');
  });
});
