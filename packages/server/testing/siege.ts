import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@ahu/core';
import { complaints } from './complaints.ts';
import { pick } from './mutations.ts';
import { guestCookie, tableOf } from './player.ts';
import { rawRequest } from './raw-requests.ts';
import { type Known, type Route, restCall } from './rest-calls.ts';
import { routesOf } from './routes.ts';
import type { ServerProcess } from './server-process.ts';
import { exchange } from './wire.ts';

/** Requests before everybody gets a new account, and it is looked how the server is. */
const ROUND = 5_000;
const AT_ONCE = 32;
/** Milliseconds without a byte, after which the sender of something incomplete says that it is done. */
const QUIET = 40;
/** Milliseconds after which an unanswered request counts as hung. */
const PATIENCE = 30_000;
/** Connections of every round that are left as they are, for the server to end. */
const SILENT = ['', 'GET / HTTP/1.1\r\nHo', 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'];
const SOCKET =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
/** The longest of the times after which the server ends them, and some more. */
const LONGEST_SILENCE = 90_000;

export interface Besieged {
  requests: number;
  /** How many answers there were of each hundred. */
  readonly answers: Record<string, number>;
  /** Megabytes that the server needs, after each round and a collection of garbage. */
  readonly memory: number[];
  /** Connections that said nothing, or half of something, and were ended by the server. */
  silent: number;
  readonly faults: string[];
}

/** Sends requests that are wrong in every way, half of them below HTTP and half to every route, and looks what comes. */
export async function besiege(
  server: ServerProcess,
  requests: number,
  random: Random,
  onRound: (besieged: Besieged) => void = () => {},
): Promise<Besieged> {
  const besieged: Besieged = { requests: 0, answers: {}, memory: [], silent: 0, faults: [] };
  const routes = await routesOf();
  const port = Number(new URL(server.address).port);
  const silent: Socket[] = [];
  while (besieged.requests < requests && besieged.faults.length === 0) {
    const known = await newPeople(server.address);
    const size = Math.min(ROUND, requests - besieged.requests);
    silent.push(...[...SILENT, SOCKET].map((bytes) => silentSocket(port, bytes)));
    await round(besieged, port, size, () => anyRequest(routes, known, random));
    besieged.memory.push(await server.memory());
    onRound(besieged);
  }
  besieged.silent = silent.length;
  await Promise.race([Promise.all(silent.map(ended)), pause(LONGEST_SILENCE, undefined, { ref: false })]);
  const open = silent.filter(({ closed }) => !closed);
  if (open.length > 0) besieged.faults.push(`${open.length} silent connections were not ended`);
  besieged.faults.push(...(await complaints(server.address)));
  return besieged;
}

interface Sent {
  readonly bytes: string | Buffer;
  /** By the rules of HTTP, so that there has to be an answer. */
  readonly complete: boolean;
}

const anyRequest = (routes: readonly Route[], known: Known, random: Random): Sent =>
  random.below(2) === 0
    ? { bytes: rawRequest(random), complete: false }
    : { bytes: restCall(pick(random, routes), known, random), complete: true };

async function round(besieged: Besieged, port: number, size: number, next: () => Sent): Promise<void> {
  let left = size;
  const sender = async (): Promise<void> => {
    while (left-- > 0 && besieged.faults.length === 0) await send(besieged, port, next());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

async function send(besieged: Besieged, port: number, { bytes, complete }: Sent): Promise<void> {
  besieged.requests++;
  const fail = (what: string): void => {
    besieged.faults.push(`${what}: ${JSON.stringify(bytes.toString('latin1').slice(0, 1_000))}`);
  };
  try {
    const { statuses, hangs } = await exchange(port, bytes, { quiet: complete ? PATIENCE : QUIET, patience: PATIENCE });
    if (hangs) fail('hangs');
    if (complete && statuses.length === 0) fail('no answer');
    for (const status of statuses) {
      const hundred = `${Math.floor(status / 100)}xx`;
      besieged.answers[hundred] = (besieged.answers[hundred] ?? 0) + 1;
      if (status >= 500) fail(`answered with ${status}`);
    }
  } catch (error) {
    fail(`the server is gone (${error})`);
  }
}

/** Some people, a table that plays, and a name of nobody. */
async function newPeople(address: string): Promise<Known> {
  const cookies = await Promise.all(['Ana', 'Vakai', 'Tuu'].map((name) => guestCookie(address, name)));
  const table = await tableOf(address, cookies.slice(0, 2), 'rapa-nui-cards');
  const me = (await (await fetch(`${address}/api/me`, { headers: { cookie: cookies[0] } })).json()) as { id: string };
  return { cookies: [...cookies, ''], ids: [table, me.id, 'nobody-at-all'] };
}

function silentSocket(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  socket.resume();
  return socket.on('error', () => {});
}

const ended = async (socket: Socket): Promise<unknown> => socket.closed || once(socket, 'close');
