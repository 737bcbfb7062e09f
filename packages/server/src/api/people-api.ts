import { GuestBody, type Me, PasswordBody, type Profile, SignInBody } from '@ahu/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Hono } from 'hono';
import type { House } from '../house.ts';
import type { Site } from '../people/passkeys.ts';
import { finishedTables } from '../tables/lists.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import { addressOf, spend } from './limited.ts';
import { type Env, forget, remember } from './who.ts';

/** Keys are for the page's own address, which behind a proxy is not the server's. */
function siteOf(url: string, origin = new URL(url).origin): Site {
  return { host: new URL(origin).hostname, origin };
}

export function peopleApi(house: House): Hono<Env> {
  const { people, passkeys, results, tables } = house;
  const api = new Hono<Env>();

  api.get('/me', (context) => context.json<Me | null>(context.get('who') ?? null));

  api.post('/guest', async (context) => {
    const { name } = await bodyOf(context, GuestBody);
    const me = context.get('who');
    if (me) {
      await people.rename(me.id, name);
      return context.json<Me>({ ...me, name });
    }
    await spend(house, house.limits.newPeople, addressOf(context, house));
    const person = await people.create(name);
    await remember(context, house, person.id);
    return context.json<Me>({ ...person, kept: false });
  });

  api.post('/password', async (context) => {
    const me = meOf(context);
    const { password } = await bodyOf(context, PasswordBody);
    await people.setPassword(me.id, password);
    return context.json<Me>({ ...me, kept: true });
  });

  api.post('/sign-in', async (context) => {
    await spend(house, house.limits.signIns, addressOf(context, house));
    const { name, password } = await bodyOf(context, SignInBody);
    const person = (await people.findByPassword(name, password)) ?? refuse(403, 'wrong name or password');
    await remember(context, house, person.id);
    return context.json<Me>({ ...person, kept: true });
  });

  api.post('/passkey/offer', async (context) =>
    context.json(await passkeys.offer(meOf(context), siteOf(context.req.url, context.req.header('origin')))),
  );

  api.post('/passkey/add', async (context) => {
    const me = meOf(context);
    const response = (await context.req.json()) as RegistrationResponseJSON;
    const site = siteOf(context.req.url, context.req.header('origin'));
    const added = await passkeys.add(me.id, response, site).catch(() => false);
    return added ? context.json<Me>({ ...me, kept: true }) : refuse(400, 'the passkey was not accepted');
  });

  api.post('/passkey/challenge', async (context) =>
    context.json(await passkeys.challenge(siteOf(context.req.url, context.req.header('origin')))),
  );

  api.post('/passkey/sign-in', async (context) => {
    await spend(house, house.limits.signIns, addressOf(context, house));
    const response = (await context.req.json()) as AuthenticationResponseJSON;
    const site = siteOf(context.req.url, context.req.header('origin'));
    const person = await passkeys.find(response, site).catch(() => undefined);
    if (!person) refuse(403, 'the passkey was not accepted');
    await remember(context, house, person.id);
    return context.json<Me>({ ...person, kept: true });
  });

  api.post('/sign-out', async (context) => {
    await forget(context, house);
    return context.json(null);
  });

  api.post('/sign-out-everywhere', async (context) => {
    await people.closeAllSessions(meOf(context).id);
    await forget(context, house);
    return context.json(null);
  });

  api.delete('/me', async (context) => {
    const left = await people.remove(meOf(context).id);
    for (const table of left) house.bus.publish({ table, about: 'seats', number: 0 });
    await forget(context, house);
    return context.json(null);
  });

  api.get('/people/:id', async (context) => {
    const id = context.req.param('id');
    const name = (await people.nameOf(id)) ?? refuse(404, 'nobody is called so');
    const viewer = context.get('who')?.id ?? null;
    const finished = await tables.allShownTo(viewer, await finishedTables(house.store, id, viewer));
    return context.json<Profile>({ id, name, ratings: await results.ratingsOf(id), finished });
  });

  return api;
}
