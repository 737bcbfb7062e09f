import { type Me, PasswordBody, ProveBody, RecoverBody, RecoverFinishBody, SignInBody } from '@ahu/protocol';
import { Hono } from 'hono';
import { skeletonOf } from '../names/names.ts';
import { Busy } from '../people/hash-queue.ts';
import type { Services } from '../services/services.ts';
import { bodyOf, expectFresh, meOf, refuse } from './bodies.ts';
import { type Env, remember } from './identity.ts';
import { addressOf, spend } from './rate-limit.ts';

/** A server that checks enough passwords already says so. */
function refuseWhenBusy(error: unknown): never {
  if (error instanceof Busy) refuse(503, error.message);
  throw error;
}

/** Signing in by name and password, and what there is to do about passwords. */
export function passwordsApi(services: Services): Hono<Env> {
  const { people, recovery, limits, config, logger } = services;
  const api = new Hono<Env>();

  api.post('/sign-in', async (context) => {
    await spend(services, limits.signIns, addressOf(context, services));
    const { name, password } = await bodyOf(context, SignInBody);
    await spend(services, limits.signInsByName, skeletonOf(name));
    const person = await people.findByPassword(name, password).catch(refuseWhenBusy);
    if (!person) refuse(403, 'wrong name or password');
    await remember(context, services, person.id, true);
    return context.json<Me>({ ...person, kept: true, password: true });
  });

  /** The password once more, so that the account can be changed for a few minutes. */
  api.post('/me/prove', async (context) => {
    const me = meOf(context);
    const { password } = await bodyOf(context, ProveBody);
    await spend(services, limits.passwords, me.id);
    if (!(await people.hasPassword(me.id, password).catch(refuseWhenBusy))) refuse(403, 'wrong password');
    await people.sessions.refresh(me.session);
    return context.json(null);
  });

  /** A first password needs the session alone. Another one ends all other sessions, and needs more. */
  api.post('/password', async (context) => {
    const me = meOf(context);
    const { password, old } = await bodyOf(context, PasswordBody);
    await spend(services, limits.passwords, me.id);
    if (old !== undefined) {
      if (!(await people.hasPassword(me.id, old).catch(refuseWhenBusy))) refuse(403, 'wrong password');
    } else expectFresh(me);
    await people.setPassword(me.id, password).catch(refuseWhenBusy);
    await people.sessions.endAll(me.id, me.session);
    await people.sessions.refresh(me.session);
    return context.json<Me>({ id: me.id, name: me.name, kept: true, password: true });
  });

  /** The answer is the same, and as fast, whether anybody has the name and an address or not. */
  api.post('/recover', async (context) => {
    const { name } = await bodyOf(context, RecoverBody);
    if (config.smtpUrl === undefined) refuse(409, 'no mails are sent from here');
    await spend(services, limits.signIns, addressOf(context, services));
    await spend(services, limits.recoveriesByName, skeletonOf(name));
    void recovery.begin(name).catch((error) => logger.error({ error }, 'a password could not be recovered'));
    return context.json({});
  });

  api.post('/recover/finish', async (context) => {
    await spend(services, limits.signIns, addressOf(context, services));
    const { token, password } = await bodyOf(context, RecoverFinishBody);
    const person = await recovery.finish(token, password).catch(refuseWhenBusy);
    if (!person) refuse(403, 'this link means nothing any more');
    // All sessions ended, this browser's too.
    context.set('who', undefined);
    await remember(context, services, person.id, true);
    return context.json<Me>({ ...person, kept: true, password: true });
  });

  return api;
}
