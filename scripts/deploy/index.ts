// npm run deploy-check: does in an empty folder what the Dockerfile and the systemd units do, and what docs/hosting.md
// tells operators to try: installs, serves as a user without rights, makes a backup, and serves what was restored of it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestCookie, tableOf } from '@ahu/server/testing';

const ROOT = join(import.meta.dirname, '../..');
/** Nobody: root does not run servers. */
const USER = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const folder = mkdtempSync(join(tmpdir(), 'ahu-deploy-'));
chmodSync(folder, 0o755);
const place = (name: string): string => join(folder, name);
const say = (text: string): void => console.error(`• ${text}`);

function run(command: string, args: readonly string[], env: Record<string, string> = {}, user = {}): string {
  return execFileSync(command, args, { ...user, cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });
}

/** A folder of the user's own. */
function data(name: string): string {
  mkdirSync(place(name), { mode: 0o700 });
  if (USER.uid) chownSync(place(name), USER.uid, USER.gid);
  return place(name);
}

/** What is in git and as it is now. */
function copySources(): void {
  mkdirSync(place('source'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const packed = execFileSync('tar', ['--null', '-T', '-', '-cf', '-'], {
    cwd: ROOT,
    input: files,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-xf', '-', '-C', place('source')], { input: packed });
}

async function serve(from: string): Promise<{ address: string; end(): Promise<void> }> {
  const env = { ...process.env, PORT: '0', AHU_DATA: from, AHU_LOG: 'error', HOME: from };
  const child: ChildProcess = spawn(place('ahu/deploy/run.sh'), {
    ...USER,
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const address = /http:\/\/\S+/.exec(said)?.[0];
    if (!address) continue;
    const end = async (): Promise<void> => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`the server ended with ${code}`);
    };
    return { address, end };
  }
  throw new Error(`the server did not start: ${said}`);
}

async function expectOk(url: string, contains: string): Promise<void> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok || !text.includes(contains)) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`);
}

try {
  say('copying what is in git');
  copySources();
  say('deploy/install.sh into an empty folder');
  run(place('source/deploy/install.sh'), [place('ahu')]);
  rmSync(place('source'), { recursive: true });
  say(`deploy/run.sh${USER.uid ? ' as nobody' : ''}`);
  const first = await serve(data('data'));
  await expectOk(`${first.address}/healthz`, 'ok');
  await expectOk(`${first.address}/`, '<!doctype html>');
  run('node', [place('ahu/deploy/healthy.mjs')], { PORT: new URL(first.address).port });
  const cookies = await Promise.all(['Hina', 'Tama'].map((name) => guestCookie(first.address, name)));
  const table = await tableOf(first.address, cookies, 'rapa-nui-cards');
  say('deploy/backup.sh while it runs');
  const backups = data('backups');
  run(place('ahu/deploy/backup.sh'), [backups, '2'], { AHU_DATA: place('data'), DATABASE_URL: '' }, USER);
  await first.end();
  say('restoring that backup, and serving it');
  const [file] = readdirSync(backups);
  const restored = { AHU_DATA: join(data('restored'), 'data'), DATABASE_URL: '' };
  run('node', [place('ahu/packages/cli/bin/ahu.mjs'), 'restore', join(backups, file)], restored, USER);
  const second = await serve(restored.AHU_DATA);
  await expectOk(`${second.address}/api/tables/${table}`, table);
  await second.end();
  console.log('Installed, served, backed up, restored and served again.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
