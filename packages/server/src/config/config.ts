import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readOrigin } from './origin.ts';
import { type Proxies, readProxies } from './proxies.ts';

/** Everything that the environment can say. docs/hosting.md explains each. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The public address of this server, for links in mails and notices. */
  readonly address: string;
  /** Where mails are handed in, and from whom they come; without them there are none. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Milliseconds until a person who does not watch is notified of their turn. */
  readonly noticeGrace: number;
  /** Milliseconds before a notice that did not get through is tried again for the first time. */
  readonly noticeRetry: number;
  /** Whether notices may be sent to this machine itself, to try them out. */
  readonly noticeLoopback: boolean;
  readonly botThreads: number;
  readonly logLevel: string;
  /** Addresses that pages may come from besides the server's own. */
  readonly origins: readonly string[];
  /** Which proxies in front say who asks. */
  readonly trustProxy: Proxies;
  /** Programs on other machines read /metrics with it. */
  readonly metricsToken: string | undefined;
  /** Off only to measure how much the server can do. */
  readonly limits: boolean;
}

/** A setting that cannot be understood, with what was expected. */
export class BadSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}; expected ${expected}.`);
    this.name = 'BadSetting';
  }
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

/** Reads the settings from the environment; throws `BadSetting`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = integer(env, 'PORT', 8700, 0, 65_535);
  const host = env.HOST ?? 'localhost';
  return {
    port,
    host,
    address: url(env, 'AHU_ADDRESS', ['https:', 'http:'])?.replace(/\/+$/, '') ?? `http://${host}:${port}`,
    data: resolve(env.AHU_DATA ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    ...mail(env),
    noticeGrace: 1_000 * integer(env, 'AHU_NOTICE_GRACE', 60, 0, 86_400),
    noticeRetry: 1_000 * integer(env, 'AHU_NOTICE_RETRY', 15, 1, 3_600),
    noticeLoopback: oneOf(env, 'AHU_NOTICE_LOOPBACK', ['no', 'yes'], 'no') === 'yes',
    botThreads: integer(env, 'AHU_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64),
    logLevel: oneOf(env, 'AHU_LOG', LOG_LEVELS, 'info'),
    origins: origins(env),
    limits: oneOf(env, 'AHU_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy: proxies(env),
    metricsToken: metricsToken(env),
  };
}

function mail(env: Env): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const mailFrom = env.MAIL_FROM ?? '';
  if (smtpUrl && !mailFrom.includes('@'))
    throw new BadSetting('MAIL_FROM', mailFrom, 'the sender of mails, like ahu@…');
  return { smtpUrl, mailFrom };
}

type Env = Parameters<typeof readConfig>[0];

const origins = (env: Env): string[] =>
  (env.AHU_ORIGINS ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      const origin = readOrigin(text);
      if (origin !== undefined) return origin;
      throw new BadSetting('AHU_ORIGINS', text, 'addresses of pages without a path, like https://ahu.example');
    });

function proxies(env: Env): Proxies {
  const text = env.AHU_TRUST_PROXY?.trim() || 'no';
  const read = readProxies(text);
  if (read) return read;
  throw new BadSetting(
    'AHU_TRUST_PROXY',
    text,
    'no, a number of proxies like 1, or networks like 10.0.0.0/8, loopback',
  );
}

function metricsToken(env: Env): string | undefined {
  const token = env.AHU_METRICS_TOKEN;
  if (!token) return undefined;
  if (/^[\x21-\x7e]{16,}$/.test(token)) return token;
  throw new BadSetting('AHU_METRICS_TOKEN', '…', 'at least 16 letters, digits or signs without a space');
}

function integer(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new BadSetting(name, text, `a whole number from ${least} to ${most}`);
}

function oneOf(env: Env, name: string, choices: readonly string[], fallback: string): string {
  const text = env[name] || fallback;
  if (choices.includes(text)) return text;
  throw new BadSetting(name, text, `one of ${choices.join(', ')}`);
}

function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new BadSetting(name, text.replace(/:[^:@/]+@/, ':…@'), `an address like ${protocols[0]}//…`);
}
