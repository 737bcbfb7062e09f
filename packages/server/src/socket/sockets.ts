import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { isSocketRequest } from '../http/http-server.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import { tokenIn } from '../http/session-cookie.ts';
import { type Visitor, visitorOf } from '../http/visitor.ts';
import { aboutRequest } from '../monitoring/faults.ts';
import type { Services } from '../services/services.ts';
import { Connection } from './connection.ts';
import { keepBeating } from './heartbeat.ts';
import { SessionWatch } from './session-watch.ts';

/** Longer than any message of a client. */
const MOST_BYTES = 4_096;
/** Milliseconds: a socket that does not answer within one of these is dead. Others see that their player is lost. */
const HEARTBEAT = 6_000;
/** Milliseconds for a client to agree to the end of a socket. */
const FAREWELL = 5_000;

/** Accepts sockets at /socket, if they come from a page of this server. */
export function openSockets(
  server: Server,
  services: Services,
  heartbeat = HEARTBEAT,
): { readonly count: number; close(): void } {
  // The types of ws do not know the last of these yet.
  const options = { noServer: true, maxPayload: MOST_BYTES, closeTimeout: FAREWELL };
  const sockets = new WebSocketServer(options);
  const people = new WeakMap<object, string>();
  const sessions = new SessionWatch(services.people.sessions, services.bus, services.logger);

  const open = async (request: IncomingMessage, raw: Duplex, head: Buffer, visitor: Visitor): Promise<void> => {
    if (!isSocketRequest(request)) return refuse(raw, '404 Not Found');
    if (!isAllowedOrigin(request.headers, services.config)) return refuse(raw, '403 Forbidden');
    const { address, network, isSecure } = visitor;
    const leave = services.limits.openSockets(network);
    if (leave) raw.once('close', leave);
    if (!leave || !(await services.limits.sockets(network))) {
      services.metrics.limited.inc();
      return refuse(raw, '429 Too Many Requests');
    }
    const token = tokenIn(request.headers.cookie, isSecure);
    const who = token ? await services.people.sessions.find(token) : undefined;
    if (services.bans.ofAddress(address) || (who && services.bans.ofPerson(who.id)))
      return refuse(raw, '403 Forbidden');
    sockets.handleUpgrade(request, raw, head, (socket) => {
      keepBeating(socket, heartbeat);
      const connection = new Connection(
        socket,
        raw,
        services,
        who?.id ?? null,
        network,
        aboutRequest(request, address),
      );
      if (!who) return;
      people.set(socket, who.id);
      const unfollow = sessions.follow(who.session, () => connection.end());
      socket.on('close', unfollow);
    });
  };

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    raw.on('error', () => raw.destroy());
    const visitor = visitorOf(request, services.config);
    services.faults.run('a socket could not be opened', aboutRequest(request, visitor.address), async () => {
      try {
        await open(request, raw, head, visitor);
      } catch (error) {
        refuse(raw, '503 Service Unavailable');
        throw error;
      }
    });
  };
  server.on('upgrade', onUpgrade);

  const stopBans = services.bans.onBan((person) => {
    for (const socket of sockets.clients) if (people.get(socket) === person) socket.close(1008, 'banned');
  });

  return {
    get count() {
      return sockets.clients.size;
    },
    close() {
      sessions.close();
      stopBans();
      server.off('upgrade', onUpgrade);
      // 1012: the service restarts; clients come back by themselves.
      for (const socket of sockets.clients) socket.close(1012);
      sockets.close();
    },
  };
}

/** Ends the connection when the answer is sent, whether or not the client ends it too. */
function refuse(raw: Duplex, status: string): void {
  raw.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => raw.destroy());
}
