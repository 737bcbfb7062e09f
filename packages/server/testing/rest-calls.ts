import type { Random } from '@ahu/core';
import { GAMES } from '@ahu/games/list';
import * as protocol from '@ahu/protocol';
import { mutated, pick } from './mutations.ts';
import { sampleOf } from './samples.ts';

export interface Route {
  readonly method: string;
  readonly path: string;
}

/** What an attacker knows: cookies of people, and ids of people and tables. */
export interface Known {
  readonly cookies: readonly string[];
  readonly ids: readonly string[];
}

/** Every document that the protocol describes: a new one is sent to every route without a line here. */
const SCHEMAS = (Object.values(protocol) as unknown[]).filter(
  (each): each is protocol.GenericSchema => typeof each === 'object' && each !== null && '~standard' in each,
);

const STRANGE_IDS = [
  '%00',
  '%',
  '%ff',
  '%2f',
  '..',
  '__proto__',
  'constructor',
  '%E2%80%A8',
  "'",
  '\xff',
  'x'.repeat(3_000),
];
/** What can stand in place of a name in a route; ids of people and tables for all others. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  ':date': ['2026-11-03', '2026-11-01', '2026-10-31', '9999-12-31', '2026-11-3'],
  ':game': GAMES,
};
const QUERIES = [
  '',
  '',
  '',
  '?',
  '?from=0&to=9',
  '?from=x',
  '?token=%00',
  '?token=x',
  '?endpoint=https://[::1]/',
  '?%',
  '?a=%ff',
];
const ORIGINS = ['', '', '', 'http://localhost', 'null', 'http://[', 'https://elsewhere.example', '\xff', 'file://'];
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  '',
  'multipart/form-data',
  '\xff',
];
const COOKIES = ['', 'ahu=%', 'ahu', '__Host-ahu=', 'ahu=x; ahu=y', '\xff=\xff', ';;', `ahu=${'x'.repeat(500)}`];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/** One request to a route, complete by the rules of HTTP, and wrong in any other way. */
export function restCall({ method, path }: Route, known: Known, random: Random): Buffer {
  const verb = random.below(20) === 0 ? pick(random, METHODS) : method;
  const target = path.replace(/:\w+/g, (name) =>
    pick(random, random.below(3) === 0 ? STRANGE_IDS : (VALUES[name] ?? known.ids)),
  );
  const body = verb === 'GET' || verb === 'HEAD' ? Buffer.alloc(0) : bodyOf(known, random);
  const origin = pick(random, ORIGINS);
  const type = pick(random, TYPES);
  const chunked = random.below(5) === 0;
  const head = [
    `${verb} ${target}${pick(random, QUERIES)} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Cookie: ${pick(random, random.below(4) === 0 ? COOKIES : known.cookies)}`,
    ...(origin ? [`Origin: ${origin}`] : []),
    ...(type ? [`Content-Type: ${type}`] : []),
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
  ].join('\r\n');
  const sent = chunked ? [`${body.length.toString(16)}\r\n`, body, body.length > 0 ? '\r\n0\r\n\r\n' : '\r\n'] : [body];
  return Buffer.concat([`${head}\r\n\r\n`, ...sent].map((part) => Buffer.from(part as string, 'latin1')));
}

function bodyOf({ ids }: Known, random: Random): Buffer {
  const sample = sampleOf(pick(random, SCHEMAS), random, ids);
  const isFields = typeof sample === 'object' && sample !== null && Object.keys(sample).length > 0;
  return Buffer.from(isFields ? mutated(sample, random) : JSON.stringify(sample ?? null));
}
