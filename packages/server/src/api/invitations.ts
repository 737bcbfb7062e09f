import { isGameId, nameOf } from '@ahu/games';
import { check, Id } from '@ahu/protocol';
import type { Language } from '@ahu/protocol/languages';
import type { Context, MiddlewareHandler } from 'hono';
import type { Files } from '../http/files.ts';
import { DOCUMENT } from '../http/page.ts';
import { aboutRequest } from '../monitoring/faults.ts';
import type { Services } from '../services/services.ts';
import { wordsIn } from '../words/index.ts';
import type { Env } from './identity.ts';
import { addressOf } from './rate-limit.ts';
import { languageOf } from './reader.ts';

/** What messengers show beside a link, 1200 by 630. */
const PICTURE = '/invitation.jpg';

/** The title and description of the document as it was built. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);

/**
 * The page of a table that waits for players says in its head who invites to which game. It says what anybody who asks
 * for the table is told, and is the page as it was built for all other tables, and where nothing can be found out now.
 */
export function invitations(files: Files, services: Services): MiddlewareHandler<Env> {
  return async (context, next) => {
    const document = files.read(DOCUMENT);
    const invitation = document && (await invitationFor(context, services));
    if (!document || !invitation) return next();
    const html = new TextDecoder().decode(document.bytes);
    context.header('Vary', 'Accept-Language', { append: true });
    // People who send a link to friends have not given their name to search engines.
    context.header('X-Robots-Tag', 'noindex');
    return context.html(withHead(html, invitation, `${services.config.address}${PICTURE}`));
  };
}

interface Invitation {
  readonly title: string;
  readonly text: string;
}

/** Undefined for what is no table, beyond the limit of requests, and while the database is away. */
async function invitationFor(context: Context<Env>, services: Services): Promise<Invitation | undefined> {
  const id = check(Id, context.req.param('id'));
  if (!id.ok) return undefined;
  const address = addressOf(context, services);
  if (!(await services.limits.requests(address))) return void services.metrics.limited.inc();
  try {
    return await invitationTo(id.value, languageOf(context), services);
  } catch (error) {
    const about = aboutRequest(context.env.incoming, address);
    return void services.faults.report(error, 'an invitation could not be shown', about);
  }
}

/** Undefined for tables that nobody is invited to, and for those that are not for everybody who has the link. */
async function invitationTo(id: string, language: Language, services: Services): Promise<Invitation | undefined> {
  const info = await services.tables.shownTo(null, id);
  if (info?.status !== 'open' || !isGameId(info.game)) return undefined;
  const name = await services.people.nameOf(info.owner);
  if (name === undefined) return undefined;
  const words = wordsIn(language);
  return { title: words.invites(name, nameOf(info.game, language)), text: words.invitesText };
}

function withHead(html: string, { title, text }: Invitation, picture: string): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Ahu',
    'og:title': title,
    'og:description': text,
    'og:image': picture,
  };
  const metas = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`);
  const head = [
    `<title>${escaped(title)}</title>`,
    ...metas,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  // A function, since a name may have a dollar sign.
  return html
    .replace(DESCRIPTION, () => `<meta name="description" content="${escaped(text)}">`)
    .replace(TITLE, () => head.join(''));
}
