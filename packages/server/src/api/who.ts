import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { House } from '../house.ts';
import type { Person } from '../tables/tables.ts';
import { expectNotBanned, expectWelcome } from './welcome.ts';

export interface Env {
  Variables: { who: (Person & { kept: boolean }) | undefined };
}

const YEAR = 365 * 86_400;

/** `__Host-` pins a cookie to this host and to TLS, which a server on one's own machine has not. */
const cookieName = (context: Context): string => (isSecure(context) ? '__Host-ahu' : 'ahu');

const isSecure = (context: Context): boolean =>
  context.req.header('x-forwarded-proto') === 'https' || new URL(context.req.url).protocol === 'https:';

/** Knows who asks, by their cookie. */
export const who =
  (house: House): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = getCookie(context, cookieName(context));
    const person = token ? await house.people.findBySession(token) : undefined;
    context.set('who', expectWelcome(context, house, person?.id) ? person : undefined);
    await next();
  };

export async function remember(context: Context, house: House, person: string): Promise<void> {
  expectNotBanned(house, person);
  setCookie(context, cookieName(context), await house.people.openSession(person), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    secure: isSecure(context),
  });
}

export async function forget(context: Context, { people }: House): Promise<void> {
  const token = deleteCookie(context, cookieName(context), { path: '/', secure: isSecure(context) });
  if (token) await people.closeSession(token);
}

/** For the socket, which comes with the same cookie and without Hono. */
export function tokenIn(cookies: string | undefined): string | undefined {
  return /(?:^|; )(?:__Host-)?ahu=([\w-]+)/.exec(cookies ?? '')?.[1];
}
