import { WebSocket } from 'ws';

/** A socket to a server, with or without a session cookie. */
export const socketTo = (
  address: string,
  cookie = '',
  path = '/socket',
  headers: Record<string, string> = {},
): WebSocket => new WebSocket(address.replace('http', 'ws') + path, { headers: { cookie, ...headers } });
