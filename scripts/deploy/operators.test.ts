import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, readConfig, serveAhu } from '@ahu/server';
import { guestCookie } from '@ahu/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const isHere = (program: string): boolean => spawnSync('which', [program]).status === 0;
const all = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
const data = join(folder, 'data');
let running: Running;

beforeAll(async () => {
  running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: data, AHU_LOG: 'silent' }));
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

describe('what operators are told', () => {
  it('every setting stands in docs/hosting.md, and no other', () => {
    const known = all(read('packages/server/src/config/config.ts'), /\benv(?:\.|, ')([A-Z][A-Z_]+)/g);
    const written = all(read('docs/hosting.md'), /^\| `([A-Z][A-Z_]+)` \|/gm);
    expect([...written].sort()).toEqual([...known].sort());
  });

  it('every file of deploy that is named somewhere is there', () => {
    const texts = [
      'deploy/Dockerfile',
      'deploy/compose.yaml',
      'deploy/ahu.service',
      'deploy/ahu-backup.service',
      'docs/hosting.md',
    ];
    const named = new Set(texts.flatMap((path) => [...all(read(path), /\bdeploy\/([\w.-]+\.\w+)/g)]));
    expect([...named].filter((name) => !existsSync(join(ROOT, 'deploy', name)) && name !== '.env')).toEqual([]);
    expect(named.size).toBeGreaterThan(5);
  });
});

describe('metrics', () => {
  /** Ours, without those that every program on Node has. */
  const exposed = async (): Promise<Set<string>> =>
    all(await (await fetch(`${running.address}/metrics`)).text(), /^# TYPE (\w+) /gm);
  /** Those of histograms have endings. */
  const used = (text: string): string[] =>
    [...all(text, /\b((?:ahu|nodejs|process)_[a-z0-9_]+)/g)].map((name) => name.replace(/_(bucket|sum|count)$/, ''));

  it.each(['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/hosting.md'])(
    '%s names none that the server does not have',
    async (path) => {
      const known = await exposed();
      expect(used(read(path)).filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it.each(['deploy/dashboard.json', 'docs/hosting.md'])('%s has all of ours', async (path) => {
    const ours = [...(await exposed())].filter((name) => name.startsWith('ahu_'));
    expect(ours.filter((name) => !used(read(path)).includes(name))).toEqual([]);
    expect(ours.length).toBeGreaterThan(8);
  });

  it('the dashboard is JSON, and every panel asks for something', () => {
    const { panels } = JSON.parse(read('deploy/dashboard.json'));
    for (const { title, targets } of panels) expect(targets?.[0]?.expr, title).toBeTruthy();
  });

  it.skipIf(!isHere('promtool'))('Prometheus takes the rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(ROOT, 'deploy/alerts.yml')], {
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  });
});

describe('Caddy in a container', () => {
  const caddyfile = join(ROOT, 'deploy/Caddyfile');
  it.skipIf(!existsSync(caddyfile) || !isHere('caddy'))('has the name of the server and the way to it', () => {
    const env = { ...process.env, AHU_DOMAIN: 'games.example', AHU_UPSTREAM: 'ahu:8700' };
    const adapted = spawnSync(join(ROOT, 'deploy/caddy.sh'), [caddyfile, 'adapt'], { env, encoding: 'utf8' });
    expect(adapted.stderr + adapted.stdout).toContain('games.example');
    expect(adapted.stdout).toContain('"dial":"ahu:8700"');
  });
});

describe('units', () => {
  it.skipIf(!isHere('systemd-analyze'))('systemd takes them', () => {
    const units = join(folder, 'units');
    cpSync(join(ROOT, 'deploy'), units, { recursive: true, filter: (path) => /deploy$|\.(service|timer)$/.test(path) });
    const paths = readdirSync(units).map((name) => join(units, name));
    expect(paths).toHaveLength(3);
    // They name the place of an installed Ahu.
    for (const path of paths) writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/opt/ahu', ROOT));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
    expect((stdout + stderr).split('\n').filter((line) => line.includes('ahu'))).toEqual([]);
  });
});

describe('deploy/backup.sh', () => {
  const backups = join(folder, 'backups');
  const backUp = (from: string, keep: string) =>
    spawnSync(join(ROOT, 'deploy/backup.sh'), [backups, keep], {
      env: { ...process.env, AHU_DATA: from, DATABASE_URL: '' },
      encoding: 'utf8',
    });
  const old = ['ahu-2020-01-01T00-00-00Z.backup', 'ahu-2021-01-01T00-00-00Z.backup', 'ahu-2022-01-01T00-00-00Z.backup'];

  it('makes a dated one during play, tries it, and removes all but the newest', async () => {
    await guestCookie(running.address, 'Hina');
    spawnSync('mkdir', [backups]);
    for (const name of [...old, 'my-own-notes.txt']) writeFileSync(join(backups, name), '');
    const { status, stderr } = backUp(data, '2');
    expect(status, stderr).toBe(0);
    const left = readdirSync(backups).sort();
    expect(left).toEqual([old[2], expect.stringMatching(/^ahu-20\d\d-[\dTZ-]+\.backup$/), 'my-own-notes.txt']);
    expect(readFileSync(join(backups, left[1]), 'utf8')).toContain('Hina');
  });

  it('removes nothing when no backup could be made', () => {
    const before = readdirSync(backups).sort();
    const { status } = backUp(join(folder, 'nothing-here/data'), '1');
    expect(status).not.toBe(0);
    expect(readdirSync(backups).sort()).toEqual(before);
  });

  it.each(['0', 'some', '-1'])('keeps a number of them, not %s', (keep) => {
    expect(backUp(data, keep)).toMatchObject({ status: 2, stderr: expect.stringContaining('whole number') });
  });
});
