// npm run scan: tools that nobody here wrote attack a server on this machine, while two people play at it.
// --seconds 40 (for each mode of slowhttptest)
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { guestCookie, routesOf, ServerProcess, tableOf } from '@ahu/server/testing';
import { explanationOf } from './explained.ts';
import { Probe, type Probed } from './probe.ts';
import { attackSlowly, MODES } from './slow.ts';
import { wapiti } from './wapiti.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '40' } } });
const { WAPITI = '', SLOWHTTPTEST = '' } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'ahu-scan-'));
const faults: string[] = [];

/** Starts a server and lets two people play at it until the attack is over. */
async function during(
  what: string,
  env: Record<string, string>,
  attack: (address: string) => Promise<string>,
): Promise<void> {
  const server = new ServerProcess({ HOST: '127.0.0.1', AHU_DATA: mkdtempSync(join(folder, 'data-')), ...env });
  await server.start();
  const address = server.address.replace('localhost', '127.0.0.1');
  const { pid } = server;
  const probe = new Probe(address);
  await probe.start();
  const said = await attack(address);
  const probed = await probe.stop();
  const health = await fetch(`${address}/healthz`).then((answer) => answer.text(), String);
  if (health !== 'ok' || server.pid !== pid) probed.failures.push(`afterwards: ${health}`);
  await server.end('SIGKILL');
  console.log(`${what}: ${said}; ${inWords(probed)}`);
  faults.push(...probed.failures.map((failure) => `${what}: ${failure}`));
}

const inWords = ({ probes, moves, slowest, failures }: Probed): string =>
  `asked ${probes} times meanwhile, ${moves} moves, the slowest ${Math.round(slowest)} ms, ${failures.length} failures`;

/** The routes that can be read, with real ids in them. */
async function startsAt(address: string): Promise<{ starts: string[]; cookie: string }> {
  const cookies = await Promise.all(['Ana', 'Vakai'].map((name) => guestCookie(address, name)));
  const table = await tableOf(address, cookies, 'rapa-nui-cards');
  const routes = (await routesOf()).filter(({ method }) => method === 'GET');
  const starts = routes.map(({ path }) => path.replace(':id', table));
  return {
    starts: [...starts, `/table/${table}`, `/api/tables/${table}/story?from=0&to=1`, '/api/notices/stop?token=x'],
    cookie: cookies[0],
  };
}

/** The largest of the page, to be read slowly. */
function largestFile(): string {
  const assets = join(import.meta.dirname, '../../packages/web/dist/assets');
  const sizes = readdirSync(assets).map((name) => ({ name, size: statSync(join(assets, name)).size }));
  return `/assets/${sizes.sort((a, b) => b.size - a.size)[0].name}`;
}

async function scan(address: string): Promise<string> {
  const { starts, cookie } = await startsAt(address);
  const findings = await wapiti(WAPITI, folder, address, starts, cookie);
  for (const finding of findings) {
    const why = explanationOf(finding);
    const told = `${finding.category}: ${finding.info} (${finding.path})`;
    console.log(`  ${told}${why ? `: explained, ${why}` : ''}`);
    if (!why) faults.push(`wapiti: ${told}`);
  }
  return `${findings.length} findings`;
}

async function slowly(name: keyof typeof MODES, address: string): Promise<string> {
  const { said, available } = await attackSlowly(
    SLOWHTTPTEST,
    MODES[name](address, largestFile()),
    Number(values.seconds),
  );
  if (!available) faults.push(`${name}: the tool did not find the service`);
  return said;
}

try {
  // Without limits, so that every attack gets through, and as behind TLS.
  if (WAPITI) await during('wapiti, all modules', { AHU_LIMITS: 'off', AHU_ADDRESS: 'https://ahu.example' }, scan);
  for (const name of Object.keys(MODES) as (keyof typeof MODES)[]) {
    if (SLOWHTTPTEST) await during(`slowhttptest, ${name}`, { AHU_LIMITS: 'on' }, (address) => slowly(name, address));
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
