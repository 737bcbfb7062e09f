import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isOpen } from './services.ts';

/** Set by scripts/debian.mjs: the paths of the programs, empty where there are none. */
export const NGINX = process.env.NGINX ?? '';
export const CADDY = process.env.CADDY ?? '';

/** The examples for operators. */
const DEPLOY = join(import.meta.dirname, '../../../deploy');

/** On this machine: where the proxy listens, and where Ahu does. */
export interface Ports {
  readonly http: number;
  readonly https: number;
  readonly ahu: number;
}

export interface RunningProxy {
  /** The certificate that a client has to trust. */
  readonly ca: string;
  end(): Promise<void>;
}

type Start = (ports: Ports) => Promise<RunningProxy>;

/** Puts what is true of this machine in place of what stands in an example; each has to be there. */
function adapted(file: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(DEPLOY, file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${from} does not stand in deploy/${file}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function running(
  folder: string,
  child: ChildProcess,
  ready: () => Promise<boolean>,
  readCa: () => string,
): Promise<RunningProxy> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    while (!(await ready())) {
      if (child.exitCode !== null) throw new Error('it ended');
      await pause(50);
    }
    return { ca: readCa(), end };
  } catch (error) {
    await end();
    throw new Error(`the proxy did not start: ${said}`, { cause: error });
  }
}

/** deploy/nginx.conf, with a certificate that is made for it. */
export const startNginx: Start = async ({ http, https, ahu }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-nginx-'));
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-nodes',
    '-newkey',
    'rsa:2048',
    '-keyout',
    key,
    '-out',
    certificate,
    ...names,
  ]);
  const site = adapted('nginx.conf', [
    ['/etc/letsencrypt/live/ahu.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/ahu.example.org/privkey.pem', key],
    ['ahu.example.org', 'localhost'],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['127.0.0.1:8700', `127.0.0.1:${ahu}`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder};`);
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/pid; error_log stderr warn;`,
    'events { worker_connections 4096; }',
    `http { access_log off; ${temporary.join(' ')}\n${site}}`,
  ];
  writeFileSync(join(folder, 'main.conf'), main.join('\n'));
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'main.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running(
    folder,
    child,
    () => isOpen(https),
    () => readFileSync(certificate, 'utf8'),
  );
};

/** deploy/Caddyfile, with certificates of an authority of its own. */
export const startCaddy: Start = async ({ http, https, ahu }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-caddy-'));
  const site = adapted('Caddyfile', [
    ['ahu.example.org', 'localhost'],
    ['127.0.0.1:8700', `127.0.0.1:${ahu}`],
  ]);
  const settings = [
    ...['admin off', 'local_certs', 'skip_install_trust', 'default_bind 127.0.0.1'],
    ...[`http_port ${http}`, `https_port ${https}`, `storage file_system ${folder}/storage`],
  ];
  writeFileSync(join(folder, 'Caddyfile'), `{\n${settings.join('\n')}\n}\n${site}`);
  mkdirSync(join(folder, 'home'));
  const child = spawn(CADDY, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const root = join(folder, 'storage/pki/authorities/local/root.crt');
  // It listens before it has one.
  const certificate = join(folder, 'storage/certificates/local/localhost/localhost.crt');
  const ready = async (): Promise<boolean> => existsSync(certificate) && isOpen(https);
  return running(folder, child, ready, () => readFileSync(root, 'utf8'));
};
