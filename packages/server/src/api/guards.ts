import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import { refuse } from './bodies.ts';
import type { Env } from './identity.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Only pages of this server may change anything. */
export const sameOrigin =
  (config: Config): MiddlewareHandler<Env> =>
  async (context, next) => {
    if (!READING.includes(context.req.method) && !isAllowedOrigin(context.env.incoming.headers, config)) {
      refuse(403, 'not from this page');
    }
    await next();
  };

/** Ids and tokens of paths and queries go to the database, and PostgreSQL keeps no NUL. */
export const withoutNul: MiddlewareHandler = async (context, next) => {
  if (context.req.url.includes('%00')) refuse(400, 'a NUL in the address');
  await next();
};
