import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

/**
 * Pages of other sites must not act for a person who is signed in here. Browsers say which page asks, and send `null`
 * where they hide it; programs send no origin.
 */
export function isAllowedOrigin({ origin, host }: IncomingHttpHeaders, { address, origins }: Config): boolean {
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  if (!from || from.origin !== origin) return false;
  return origins.includes(origin) || from.host === host?.toLowerCase() || origin === URL.parse(address)?.origin;
}
