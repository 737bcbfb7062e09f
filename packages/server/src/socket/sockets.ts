import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { tokenIn } from '../api/who.ts';
import type { House } from '../house.ts';
import { Connection } from './connection.ts';
import { keepBeating } from './heartbeat.ts';

/** Longer than any message of a client. */
const MOST_BYTES = 4_096;
/** Milliseconds: a socket that does not answer within one of these is dead. */
const HEARTBEAT = 30_000;

/** Lets sockets in at /socket, if they come from a page of this house. */
export function openSockets(
  server: Server,
  house: House,
  heartbeat = HEARTBEAT,
): { readonly count: number; close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  const people = new WeakMap<object, string>();

  const onUpgrade = async (request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> => {
    raw.on('error', () => raw.destroy());
    if (new URL(request.url ?? '/', 'http://ahu').pathname !== '/socket') return refuse(raw, '404 Not Found');
    if (!isWelcome(request, house.config.origins)) return refuse(raw, '403 Forbidden');
    const address = addressOf(request, house);
    if (!(await house.limits.sockets(address))) return refuse(raw, '429 Too Many Requests');
    try {
      const token = tokenIn(request.headers.cookie);
      const person = token ? await house.people.findBySession(token) : undefined;
      if (house.bans.ofAddress(address) || (person && house.bans.ofPerson(person.id)))
        return refuse(raw, '403 Forbidden');
      sockets.handleUpgrade(request, raw, head, (socket) => {
        keepBeating(socket, heartbeat);
        if (person) people.set(socket, person.id);
        new Connection(socket, raw, house, person?.id ?? null, address);
      });
    } catch (error) {
      house.logger.error({ error }, 'a socket could not be opened');
      refuse(raw, '503 Service Unavailable');
    }
  };
  server.on('upgrade', onUpgrade);

  const looks = setInterval(() => void sendHome().catch((error) => house.logger.warn(error)), heartbeat);

  /** Whose account is gone is nobody any more. */
  async function sendHome(): Promise<void> {
    const ids = new Set([...sockets.clients].flatMap((socket) => people.get(socket) ?? []));
    const known = await house.people.known([...ids]);
    for (const socket of sockets.clients) {
      const person = people.get(socket);
      if (person !== undefined && ids.has(person) && !known.has(person)) socket.close(1008);
    }
  }

  const stopBans = house.bans.onBan((person) => {
    for (const socket of sockets.clients) if (people.get(socket) === person) socket.close(1008, 'banned');
  });

  return {
    get count() {
      return sockets.clients.size;
    },
    close() {
      clearInterval(looks);
      stopBans();
      server.off('upgrade', onUpgrade);
      // 1012: the service restarts; clients come back by themselves.
      for (const socket of sockets.clients) socket.close(1012);
      sockets.close();
    },
  };
}

function addressOf({ headers, socket }: IncomingMessage, { config }: House): string {
  const forwarded = config.trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        .trim()
    : '';
  return forwarded || (socket.remoteAddress ?? 'unknown');
}

function refuse(raw: Duplex, status: string): void {
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/** Pages of other sites must not act for whoever is signed in here; programs send no origin. */
function isWelcome({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
