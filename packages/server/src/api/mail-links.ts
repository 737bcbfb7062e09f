import { directionOf } from '@ahu/protocol/languages';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { NoticeRow } from '../notices/notices.ts';
import type { Services } from '../services/services.ts';
import { wordsIn } from '../words/index.ts';
import { languageOf } from './reader.ts';

/**
 * Where the links of mails lead: to a page with a button, because programs follow links too, and to what the button
 * sends. Mail programs send that to `stop` by themselves when the reader unsubscribes.
 */
export function mailLinks({ notices }: Services): Hono {
  const links = new Hono();

  const rowOf = async (token: string | undefined): Promise<NoticeRow | undefined> =>
    token ? notices.findByToken(token) : undefined;

  const unknown = (context: Context) => {
    const language = languageOf(context);
    return context.html(page(language, wordsIn(language).unknown), 404);
  };

  for (const what of ['confirm', 'stop'] as const) {
    links.get(`/notices/${what}`, async (context) => {
      const row = await rowOf(context.req.query('token'));
      if (!row) return unknown(context);
      const { question, button } = wordsIn(row.language)[what];
      return context.html(page(row.language, `${question} ${row.mail}`, button));
    });

    links.post(`/notices/${what}`, async (context) => {
      const token = context.req.query('token') ?? '';
      const row = await rowOf(token);
      if (!row) return unknown(context);
      await notices[what](token);
      return context.html(page(row.language, wordsIn(row.language)[what].done));
    });
  }

  return links;
}

const page = (language: string, text: string, button?: string) => html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ahu</title>
<h1>Ahu</h1>
<p>${text}</p>
${button === undefined ? html`<p><a href="/">Ahu</a></p>` : html`<form method="post"><button>${button}</button></form>`}
</html>`;
