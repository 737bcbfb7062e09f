import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_COOKIES, sessionCookie, tokenIn } from '../door/session-cookie.ts';
import { visitorOf } from '../door/visitor.ts';
import type { House } from '../house.ts';
import type { Person } from '../tables/tables.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { who: (Person & { kept: boolean }) | undefined };
}

const YEAR = 365 * 86_400;

const isSecure = (context: Context<Env>, { config }: House): boolean =>
  visitorOf(context.env.incoming, config).isSecure;

const tokenOf = (context: Context<Env>, house: House): string | undefined =>
  tokenIn(context.req.header('cookie'), isSecure(context, house));

/** Knows who asks, by their cookie. */
export const who =
  (house: House): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = tokenOf(context, house);
    context.set('who', token ? await house.people.findBySession(token) : undefined);
    await next();
  };

export async function remember(context: Context<Env>, house: House, person: string): Promise<void> {
  const secure = isSecure(context, house);
  setCookie(context, sessionCookie(secure), await house.people.openSession(person), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    secure,
  });
}

export async function forget(context: Context<Env>, house: House): Promise<void> {
  const token = tokenOf(context, house);
  for (const name of SESSION_COOKIES) deleteCookie(context, name, { path: '/', secure: name.startsWith('__Host-') });
  if (token) await house.people.closeSession(token);
}
