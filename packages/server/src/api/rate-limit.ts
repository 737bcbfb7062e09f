import type { Context, MiddlewareHandler } from 'hono';
import type { Limit } from '../http/limits.ts';
import { visitorOf } from '../http/visitor.ts';
import type { House } from '../services/services.ts';
import { refuse } from './bodies.ts';
import type { Env } from './identity.ts';

/** Where a request comes from, as limits count it. */
export const addressOf = (context: Context<Env>, { config }: House): string =>
  visitorOf(context.env.incoming, config).network;

/** No address asks more than people do. */
export const limited =
  (house: House): MiddlewareHandler<Env> =>
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
