import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_COOKIES, sessionCookie, tokenIn } from '../http/session-cookie.ts';
import { visitorOf } from '../http/visitor.ts';
import { deviceOf } from '../people/device.ts';
import type { Identity } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { expectAllowed, expectNotBanned } from './ban-guard.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { who: Identity | undefined };
}

const YEAR = 365 * 86_400;

const isSecure = (context: Context<Env>, { config }: Services): boolean =>
  visitorOf(context.env.incoming, config).isSecure;

const tokenOf = (context: Context<Env>, services: Services): string | undefined =>
  tokenIn(context.req.header('cookie'), isSecure(context, services));

/** Identifies the person by the session cookie; a cookie that is used lasts for another year. */
export const identify =
  (services: Services): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = tokenOf(context, services);
    const identity = token ? await services.people.sessions.find(token) : undefined;
    context.set('who', expectAllowed(context, services, identity?.id) ? identity : undefined);
    if (token && identity?.renewed) give(context, services, token);
    await next();
  };

function give(context: Context<Env>, services: Services, token: string): void {
  const secure = isSecure(context, services);
  setCookie(context, sessionCookie(secure), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    secure,
  });
}

/**
 * Signs the person in at this browser. A session of theirs goes on, as fresh as a new one if they have
 * just `proved` who they are; one of another person ends.
 */
export async function remember(
  context: Context<Env>,
  services: Services,
  person: string,
  proved: boolean,
): Promise<void> {
  expectNotBanned(services, person);
  const { sessions } = services.people;
  const before = context.get('who');
  if (before?.id === person) return proved ? sessions.refresh(before.session) : undefined;
  if (before) await sessions.end(before.session);
  give(context, services, await sessions.open(person, { device: deviceIn(context), proved }));
}

/** The session of the request ends, if it has one. */
export async function forget(context: Context<Env>, { people }: Services): Promise<void> {
  for (const name of SESSION_COOKIES) deleteCookie(context, name, { path: '/', secure: name.startsWith('__Host-') });
  const before = context.get('who');
  if (before) await people.sessions.end(before.session);
}

export const deviceIn = ({ req }: Context): string => deviceOf(req.header('user-agent'));
