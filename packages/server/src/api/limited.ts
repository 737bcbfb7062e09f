import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { House } from '../house.ts';
import type { Limit } from '../limits.ts';
import { refuse } from './bodies.ts';

/** Where a request comes from, as far as that can be known. */
export function addressOf(context: Context, { config }: House): string {
  const forwarded = config.trustProxy ? context.req.header('x-forwarded-for')?.split(',')[0].trim() : undefined;
  return forwarded ?? getConnInfo(context).remote.address ?? 'unknown';
}

/** No address asks more than people do. */
export const limited =
  (house: House): MiddlewareHandler =>
  async (context, next) => {
    await spend(house, house.limits.requests, addressOf(context, house));
    await next();
  };

/** Counts one of something, or refuses it. */
export async function spend(house: House, limit: Limit, key: string): Promise<void> {
  if (await limit(key)) return;
  house.metrics.limited.inc();
  refuse(429, 'too many of these; wait a little');
}
