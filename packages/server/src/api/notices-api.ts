import { NoticesBody, type NoticesInfo, PushBody } from '@ahu/protocol';
import type { Language } from '@ahu/protocol/languages';
import { type Context, Hono } from 'hono';
import { addresseeOf } from '../notices/courier.ts';
import type { Identity } from '../people/sessions.ts';
import type { Services } from '../services/services.ts';
import { bodyOf, expectFresh, meOf, refuse } from './bodies.ts';
import type { Env } from './identity.ts';
import { spend } from './rate-limit.ts';
import { languageOf } from './reader.ts';

/** How I want to hear that it is my turn. */
export function noticesApi(services: Services): Hono<Env> {
  const { notices, courier, push, outside, limits, config } = services;
  const api = new Hono<Env>();

  async function infoOf(person: string): Promise<NoticesInfo> {
    const [settings, browsers] = await Promise.all([notices.of(person), notices.browsersOf(person)]);
    return {
      offers: { mail: config.smtpUrl !== undefined, webhook: true, push: true },
      mail: settings?.mail ?? null,
      mailConfirmed: settings?.mail_confirmed === 1,
      webhook: settings?.webhook ?? null,
      push: browsers.length,
    };
  }

  async function expectPublic(url: string): Promise<void> {
    await outside.find(url).catch((error: Error) => refuse(400, error.message));
  }

  /** From now on in the language that was asked for, or that the browser speaks. */
  async function speak(context: Context, person: string, language?: Language): Promise<void> {
    const known = await notices.of(person);
    if (!known || language) await notices.setLanguage(person, language ?? languageOf(context));
  }

  /** An address that is not confirmed yet is written to again. */
  async function changeMail(me: Identity, mail: string | null): Promise<void> {
    const before = await notices.of(me.id);
    if (mail === null) return notices.setMail(me.id, null);
    if (before?.mail === mail && before.mail_confirmed === 1) return;
    if (config.smtpUrl === undefined) refuse(409, 'no mails are sent from here');
    // Passwords are recovered by mail: who took over a browser must not say where to.
    if (before?.mail !== mail) expectFresh(me);
    await spend(services, limits.mails, me.id);
    await spend(services, limits.mails, mail.toLowerCase());
    if (before?.mail !== mail) await notices.setMail(me.id, mail);
    const after = await notices.of(me.id);
    const to = after && addresseeOf(after);
    if (to) courier.askToConfirm(me.id, to, me.name);
  }

  api.get('/me/notices', async (context) => context.json<NoticesInfo>(await infoOf(meOf(context).id)));

  api.put('/me/notices', async (context) => {
    const me = meOf(context);
    const { mail, webhook, language } = await bodyOf(context, NoticesBody);
    if (webhook) await expectPublic(webhook);
    await speak(context, me.id, language);
    if (webhook !== undefined) await notices.setWebhook(me.id, webhook);
    if (mail !== undefined) await changeMail(me, mail);
    return context.json<NoticesInfo>(await infoOf(me.id));
  });

  api.get('/push/key', async (context) => context.json({ key: await push.publicKey() }));

  api.post('/me/push', async (context) => {
    const me = meOf(context);
    const body = await bodyOf(context, PushBody);
    await expectPublic(body.endpoint);
    await speak(context, me.id);
    await notices.addBrowser(me.id, body);
    return context.json<NoticesInfo>(await infoOf(me.id));
  });

  /** One browser, or all. */
  api.delete('/me/push', async (context) => {
    const { id } = meOf(context);
    const endpoint = context.req.query('endpoint');
    const mine = await notices.browsersOf(id);
    if (endpoint === undefined) await notices.removeBrowsers(id);
    else if (mine.some((browser) => browser.endpoint === endpoint)) await notices.removeBrowser(endpoint);
    return context.json<NoticesInfo>(await infoOf(id));
  });

  return api;
}
