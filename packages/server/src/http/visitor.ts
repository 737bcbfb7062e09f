import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { clientOf, isLoopback, networkOf, readAddress, trusts } from './addresses.ts';

/** Who is at the other end of a request or a socket. */
export interface Visitor {
  readonly address: string;
  /** What limits count by. */
  readonly network: string;
  /** Came over TLS, as far as the server can know. */
  readonly isSecure: boolean;
  /** Is a program on this machine that asks for itself, and not through a proxy. */
  readonly isLocal: boolean;
}

/** The one place where addresses are read, for requests and sockets alike. */
export function visitorOf({ headers, socket }: IncomingMessage, config: Config): Visitor {
  const peer = readAddress(socket.remoteAddress ?? '') ?? 'unknown';
  const trusted = trusts(config.trustProxy, peer);
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  const address = trusted ? clientOf(peer, forwardedFor, config.trustProxy) : peer;
  const isForwarded = forwardedFor !== '' || headers.forwarded !== undefined || headers.via !== undefined;
  return {
    address,
    network: networkOf(address),
    isSecure: (trusted && isHttps(headers['x-forwarded-proto'])) || isAtSecureAddress(headers.host, config.address),
    isLocal: isLoopback(peer) && !isForwarded,
  };
}

const isHttps = (scheme: string | string[] | undefined): boolean => String(scheme).split(',', 1)[0].trim() === 'https';

/** Asked for under the https address that the operator has set. */
const isAtSecureAddress = (host: string | undefined, address: string): boolean =>
  address.startsWith('https:') && URL.parse(address)?.host === host?.toLowerCase();
