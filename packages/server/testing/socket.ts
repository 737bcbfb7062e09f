import { WebSocket } from 'ws';

/** A socket to a server, with somebody's cookie or none. */
export const socketTo = (
  address: string,
  cookie = '',
  path = '/socket',
  headers: Record<string, string> = {},
): WebSocket => new WebSocket(address.replace('http', 'ws') + path, { headers: { cookie, ...headers } });
