import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { visitorOf } from '../http/visitor.ts';
import type { Ban } from '../people/bans.ts';
import type { Services } from '../services/services.ts';
import type { Env } from './identity.ts';

/** Who is banned may still sign out, take their data with them and delete their account. */
const isLeaving = (method: string, path: string): boolean =>
  /^POST \/api\/sign-out|^DELETE \/api\/me$|^GET \/api\/me\/./.test(`${method} ${path}`);

/**
 * Refuses what banned people and banned addresses may not do: anything but reading. The page learns of it when it asks
 * who it is. Returns whether the asker is to be known as `person`.
 */
export function expectAllowed(context: Context<Env>, services: Services, person: string | undefined): boolean {
  const { method, path } = context.req;
  const isReading = method === 'GET' || method === 'HEAD';
  if (isLeaving(method, path)) return true;
  const ban = person === undefined ? undefined : services.bans.ofPerson(person);
  if (ban && (!isReading || path === '/api/me')) refuseBanned(ban);
  if (!isReading) expectAddress(context, services);
  return ban === undefined;
}

/** Refuses a person who has just signed in, if they are banned. */
export function expectNotBanned(services: Services, person: string): void {
  const ban = services.bans.ofPerson(person);
  if (ban) refuseBanned(ban);
}

function expectAddress(context: Context<Env>, services: Services): void {
  const ban = services.bans.ofAddress(visitorOf(context.env.incoming, services.config).address);
  if (ban) refuseBanned(ban);
}

function refuseBanned({ until, why }: Ban): never {
  const reason = `banned until ${new Date(until).toISOString()}: ${why}`;
  throw new HTTPException(403, { res: Response.json({ reason, ban: { until, why } }, { status: 403 }) });
}
