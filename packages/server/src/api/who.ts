import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { House } from '../house.ts';
import { deviceOf } from '../people/device.ts';
import type { Identity } from '../people/sessions.ts';

export interface Env {
  Variables: { who: Identity | undefined };
}

const YEAR = 365 * 86_400;

/** What a request says of itself, as Node gives it. */
interface Headers {
  readonly cookie?: string | undefined;
  readonly 'x-forwarded-proto'?: string | string[] | undefined;
}

const headersOf = ({ req }: Context): Headers => ({
  cookie: req.header('cookie'),
  'x-forwarded-proto': req.header('x-forwarded-proto'),
});

const isSecure = (headers: Headers): boolean => headers['x-forwarded-proto'] === 'https';

/** `__Host-` pins a cookie to this host and to TLS, which a server on one's own machine has not. */
const cookieName = (headers: Headers): string => (isSecure(headers) ? '__Host-ahu' : 'ahu');

/** The token of a session, for requests and for sockets alike. */
export function tokenIn(headers: Headers): string | undefined {
  const name = cookieName(headers);
  return headers.cookie === undefined ? undefined : parse(headers.cookie, name)[name];
}

/** Knows who asks, by their cookie; a cookie that is used lasts for another year. */
export const who =
  ({ people }: House): MiddlewareHandler<Env> =>
  async (context, next) => {
    const token = tokenIn(headersOf(context));
    const identity = token ? await people.sessions.find(token) : undefined;
    context.set('who', identity);
    if (token && identity?.renewed) give(context, token);
    await next();
  };

function give(context: Context, token: string): void {
  const headers = headersOf(context);
  setCookie(context, cookieName(headers), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: YEAR,
    secure: isSecure(headers),
  });
}

/**
 * The browser that asks is this person's from now on. A session of theirs goes on, as fresh as a new one if they have
 * just `proved` who they are; one of another person ends.
 */
export async function remember(context: Context<Env>, house: House, person: string, proved: boolean): Promise<void> {
  const { sessions } = house.people;
  const before = context.get('who');
  if (before?.id === person) return proved ? sessions.refresh(before.session) : undefined;
  if (before) await sessions.end(before.session);
  give(context, await sessions.open(person, { device: deviceIn(context), proved }));
}

/** The session of the request ends, if it has one. */
export async function forget(context: Context<Env>, { people }: House): Promise<void> {
  const headers = headersOf(context);
  deleteCookie(context, cookieName(headers), { path: '/', secure: isSecure(headers) });
  const before = context.get('who');
  if (before) await people.sessions.end(before.session);
}

export const deviceIn = ({ req }: Context): string => deviceOf(req.header('user-agent'));
