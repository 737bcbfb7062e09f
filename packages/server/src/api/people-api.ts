import { GuestBody, type Me, type NameRefusal, type OwnGame, type Profile, type SessionInfo } from '@ahu/protocol';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { NameTaken, NameUnreadable } from '../people/naming.ts';
import { ownDataOf } from '../people/own-data.ts';
import type { Identity } from '../people/sessions.ts';
import { ownGames } from '../records/own-games.ts';
import type { Services } from '../services/services.ts';
import { finishedTables } from '../tables/lists.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import { type Env, forget, remember } from './identity.ts';
import { passkeysApi } from './passkeys-api.ts';
import { passwordsApi } from './passwords-api.ts';
import { addressOf, spend } from './rate-limit.ts';

/** What a person is told about themselves. */
const meAs = ({ id, name, kept, hasPassword }: Omit<Identity, 'session' | 'fresh' | 'renewed'>): Me => ({
  id,
  name,
  kept,
  password: hasPassword,
});

/** A name that cannot be had is refused, with one that can. */
function refuseName(error: unknown): never {
  if (error instanceof NameUnreadable) refuse(400, error.message);
  if (error instanceof NameTaken) {
    refuse(409, error.message, { suggestion: error.suggestion } satisfies Omit<NameRefusal, 'reason'>);
  }
  throw error;
}

export function peopleApi(services: Services): Hono<Env> {
  const { people, results, tables } = services;
  const api = new Hono<Env>();
  api.route('/', passwordsApi(services));
  api.route('/', passkeysApi(services));

  api.get('/me', (context) => {
    const me = context.get('who');
    return context.json<Me | null>(me ? meAs(me) : null);
  });

  api.post('/guest', async (context) => {
    const { name } = await bodyOf(context, GuestBody);
    const me = context.get('who');
    if (me) return context.json<Me>(meAs({ ...me, name: await people.rename(me.id, name).catch(refuseName) }));
    // A name that is taken does not count as a new person.
    await people.expectFree(name).catch(refuseName);
    await spend(services, services.limits.newPeople, addressOf(context, services));
    const person = await people.create(name).catch(refuseName);
    await remember(context, services, person.id, false);
    return context.json<Me>(meAs({ ...person, kept: false, hasPassword: false }));
  });

  api.get('/me/sessions', async (context) => {
    const { id, session } = meOf(context);
    return context.json<SessionInfo[]>(await people.sessions.list(id, session));
  });

  api.delete('/me/sessions/:id', async (context) => {
    const { id } = meOf(context);
    if (!(await people.sessions.endListed(id, context.req.param('id')))) refuse(404, 'no such session');
    return context.json(null);
  });

  api.get('/me/export', async (context) => {
    const { id } = meOf(context);
    await spend(services, services.limits.exports, id);
    context.header('Content-Type', 'application/json');
    context.header('Content-Disposition', 'attachment; filename="ahu-my-data.json"');
    return stream(
      context,
      async (out) => {
        for await (const piece of ownDataOf(services.store.db, id)) {
          if (out.aborted) return;
          await out.write(piece);
        }
      },
      async (error) => services.logger.error({ error }, 'an export was not finished'),
    );
  });

  api.get('/me/games', async (context) => {
    return context.json<OwnGame[]>(await ownGames(services.store, tables, meOf(context).id));
  });

  api.post('/sign-out', async (context) => {
    await forget(context, services);
    return context.json(null);
  });

  api.post('/sign-out-everywhere', async (context) => {
    await people.sessions.endAll(meOf(context).id);
    await forget(context, services);
    return context.json(null);
  });

  api.delete('/me', async (context) => {
    await people.remove(meOf(context).id);
    await forget(context, services);
    return context.json(null);
  });

  api.get('/people/:id', async (context) => {
    const id = context.req.param('id');
    const name = (await people.nameOf(id)) ?? refuse(404, 'nobody is called so');
    const viewer = context.get('who')?.id ?? null;
    const finished = await tables.allShownTo(viewer, await finishedTables(services.store, id, viewer));
    return context.json<Profile>({ id, name, ratings: await results.ratingsOf(id), finished });
  });

  return api;
}
