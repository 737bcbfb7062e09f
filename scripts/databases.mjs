// Finds PostgreSQL and Redis for the tests of the scaled server; on Debian as root it installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
];

/** The folder in which all of these programs are. */
const folderOf = (...programs) =>
  folders().find((folder) => folder && programs.every((program) => existsSync(join(folder, program)))) ?? '';

const found = () => ({ POSTGRES: folderOf('initdb', 'postgres'), REDIS: folderOf('redis-server') });

/** Where the programs are, by name; empty after saying what is skipped and how to get it. */
export function ensureDatabases() {
  const missing = () => Object.entries(found()).filter(([, folder]) => !folder);
  if (missing().length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.error('Installing PostgreSQL and Redis for the tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql', 'redis-server'], { stdio: ['ignore', 'ignore', 2] });
  }
  for (const [name] of missing()) {
    console.error(
      `No ${name === 'POSTGRES' ? 'PostgreSQL server' : 'Redis server'} was found: its tests are skipped. Install it to run them.`,
    );
  }
  return found();
}
