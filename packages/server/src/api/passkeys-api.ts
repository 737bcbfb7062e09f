import { type Me, NewPasskeyBody, PasskeyBody, type PasskeyInfo, PasskeyNameBody } from '@ahu/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import type { Site } from '../people/passkeys.ts';
import type { Services } from '../services/services.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { bodyOf, expectFresh, meOf, refuse } from './bodies.ts';
import { deviceIn, type Env, remember } from './identity.ts';
import { addressOf, spend } from './rate-limit.ts';

/** Keys are for the page's own address, which behind a proxy is not the server's. */
function siteOf({ req }: Context): Site {
  const origin = req.header('origin') ?? new URL(req.url).origin;
  if (!URL.canParse(origin)) refuse(400, 'origin: expected an address');
  return { host: new URL(origin).hostname, origin };
}

/** A key that cannot be read is no key; a database that is away says nothing about the key. */
const unlessAway =
  <Answer>(answer: Answer) =>
  (error: unknown): Answer => {
    if (isUnavailable(error)) throw error;
    return answer;
  };

export function passkeysApi(services: Services): Hono<Env> {
  const { passkeys } = services;
  const api = new Hono<Env>();

  api.post('/passkey/offer', async (context) =>
    context.json(await passkeys.offer(expectFresh(meOf(context)), siteOf(context))),
  );

  api.post('/passkey/add', async (context) => {
    const me = expectFresh(meOf(context));
    const site = siteOf(context);
    const answer = (await bodyOf(context, NewPasskeyBody)) as unknown as RegistrationResponseJSON;
    const added = await passkeys.add(me.id, answer, site, deviceIn(context)).catch(unlessAway(false));
    if (!added) refuse(400, 'the passkey was not accepted');
    await remember(context, services, me.id, true);
    return context.json<Me>({ id: me.id, name: me.name, kept: true, password: me.hasPassword });
  });

  api.post('/passkey/challenge', async (context) => context.json(await passkeys.challenge(siteOf(context))));

  api.post('/passkey/sign-in', async (context) => {
    await spend(services, services.limits.signIns, addressOf(context, services));
    const site = siteOf(context);
    const answer = (await bodyOf(context, PasskeyBody)) as unknown as AuthenticationResponseJSON;
    const person = await passkeys.find(answer, site).catch(unlessAway(undefined));
    if (!person) refuse(403, 'the passkey was not accepted');
    await remember(context, services, person.id, true);
    return context.json<Me>({ id: person.id, name: person.name, kept: true, password: person.hasPassword });
  });

  api.get('/me/passkeys', async (context) => context.json<PasskeyInfo[]>(await passkeys.list(meOf(context).id)));

  api.put('/me/passkeys/:id', async (context) => {
    const me = meOf(context);
    const { name } = await bodyOf(context, PasskeyNameBody);
    if (!(await passkeys.rename(me.id, context.req.param('id'), name))) refuse(404, 'no such passkey');
    return context.json<PasskeyInfo[]>(await passkeys.list(me.id));
  });

  /** The last way to sign in stays: without it nobody could come back to a name that others take for kept. */
  api.delete('/me/passkeys/:id', async (context) => {
    const me = expectFresh(meOf(context));
    const others = (await passkeys.list(me.id)).filter(({ id }) => id !== context.req.param('id'));
    if (others.length === 0 && !me.hasPassword) refuse(409, 'this is the only way to sign in; set a password first');
    if (!(await passkeys.remove(me.id, context.req.param('id')))) refuse(404, 'no such passkey');
    return context.json<PasskeyInfo[]>(others);
  });

  return api;
}
