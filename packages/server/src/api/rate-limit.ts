import type { Context, MiddlewareHandler } from 'hono';
import type { Limit } from '../http/limits.ts';
import { visitorOf } from '../http/visitor.ts';
import type { Services } from '../services/services.ts';
import { refuse } from './bodies.ts';
import type { Env } from './identity.ts';

/** Where a request comes from, as limits count it. */
export const addressOf = (context: Context<Env>, { config }: Services): string =>
  visitorOf(context.env.incoming, config).network;

/** Limits the requests of one address. */
export const limited =
  (services: Services): MiddlewareHandler<Env> =>
  async (context, next) => {
    await spend(services, services.limits.requests, addressOf(context, services));
    await next();
  };

/** Counts one of something, or refuses it. */
export async function spend(services: Services, limit: Limit, key: string): Promise<void> {
  if (await limit(key)) return;
  services.metrics.limited.inc();
  refuse(429, 'too many of these; wait a little');
}
