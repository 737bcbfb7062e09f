// Finds programs that nobody here wrote; on Debian as root it installs them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of the system are not in everybody's path. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const pathOf = (program) =>
  folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path)) ?? '';

const PROXIES = { NGINX: 'nginx', CADDY: 'caddy' };
const SCANNERS = { WAPITI: 'wapiti', SLOWHTTPTEST: 'slowhttptest' };

/** The paths of programs, by name; empty after saying what is skipped and how to get it. */
function ensure(programs) {
  const missing = () => Object.values(programs).filter((program) => !pathOf(program));
  if (missing().length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.error(`Installing ${missing().join(' and ')} …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    spawnSync('apt-get', ['install', '-y', '-qq', ...missing()], { stdio: ['ignore', 'ignore', 2] });
  }
  for (const program of missing()) {
    console.error(`No ${program} was found: what needs it is skipped. Install it to run that.`);
  }
  return Object.fromEntries(Object.entries(programs).map(([name, program]) => [name, pathOf(program)]));
}

export const ensureProxies = () => ensure(PROXIES);
export const ensureScanners = () => ensure(SCANNERS);
