// Finds a Chromium for the browser tests; on Debian as root it installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PATHS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () => PATHS.find((path) => path && existsSync(path));

/** The path of a Chromium, or undefined after saying what is skipped and how to get one. */
export function ensureChromium() {
  if (found()) return found();
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.error('Installing Chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], { stdio: ['ignore', 2, 2] });
    if (found()) return found();
  }
  console.error(
    'No Chromium was found: the browser tests are skipped. Install Chromium or Chrome, or set CHROMIUM to its path.',
  );
  return undefined;
}
