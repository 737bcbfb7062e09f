import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerOptions } from 'node:http';

/** Milliseconds. Real clients need a fraction of these; slow ones on purpose are ended. */
const TIMES = {
  headersTimeout: 15_000,
  /** The longest body has 64 kB. */
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** Milliseconds after which an idle connection is closed. Sockets have a heartbeat instead. */
const IDLE = 60_000;

/**
 * Connections that the system keeps until the server accepts them. Beyond that it drops attempts, which are repeated
 * seconds later: a thousand that come at once on a busy machine must not make others wait. Linux allows 4,096.
 */
export const BACKLOG = 4_096;

/** Open files that are not connections: the database, the page, the log. */
const RESERVED = 256;

const LIMITS = '/proc/self/limits';

/** The path of a request target, whatever its bytes. */
const pathOf = (target: string | undefined): string | undefined =>
  URL.parse(target?.startsWith('/') ? `http://ahu${target}` : (target ?? ''))?.pathname;

export const isSocketRequest = ({ url, headers }: IncomingMessage): boolean =>
  pathOf(url) === '/socket' && headers.upgrade?.toLowerCase() === 'websocket';

export const serverOptions: ServerOptions = {
  ...TIMES,
  maxHeaderSize: 16 * 1024,
  // Others that offer an upgrade, like curl to HTTP/2, are served as if they had not.
  shouldUpgradeCallback: isSocketRequest,
};

/** More connections than files can be opened would keep the server from reading its own. */
export function bound(server: Server): void {
  server.setTimeout(IDLE);
  server.maxConnections = Math.max(openFiles() - RESERVED, RESERVED);
}

/** As many as the system lets this process open; only Linux says it in a file. */
function openFiles(): number {
  const limits = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? 65_536);
}
