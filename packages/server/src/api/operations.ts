import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { visitorOf } from '../http/visitor.ts';
import { Health } from '../monitoring/health.ts';
import type { Services } from '../services/services.ts';
import type { Env } from './identity.ts';
import { spend } from './rate-limit.ts';

/** Health and metrics, for operators and their programs. */
export function operations(services: Services): Hono<Env> {
  const { config, metrics, limits, store } = services;
  const health = new Health(store);
  const routes = new Hono<Env>();

  routes.get('/healthz', async (context) => {
    const problem = await health.check();
    return problem ? context.text(problem, 503) : context.text('ok');
  });

  /** Programs on this machine may, and those that have the token. */
  async function mayRead(context: Context<Env>): Promise<boolean> {
    const { isLocal, network } = visitorOf(context.env.incoming, config);
    if (isLocal) return true;
    // Limited, so that tokens cannot be guessed.
    await spend(services, limits.requests, network);
    return isToken(context.req.header('authorization'), config.metricsToken);
  }

  routes.get('/metrics', async (context) => {
    if (!(await mayRead(context))) return context.text('for this machine, or with the token', 403);
    const { registry } = metrics;
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });

  return routes;
}

/** In constant time: digests have one length. */
function isToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
