import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Files } from './files.ts';

/** The one document of the page, as it was built. */
export const DOCUMENT = '/index.html';

/** Pages have paths of their own (/play/3f2a), and all of them are the one document; files have an ending, copies of editors a tilde. */
export const isFile = (path: string): boolean => /(\.[a-z0-9]+|~)$/i.test(path);

const TAGS = ['script', 'style'] as const;
type Tag = (typeof TAGS)[number];

const hashes = (html: string, tag: Tag): string =>
  Array.from(
    html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs')),
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  ).join(' ');

/** What stands in the document itself may be used, by its hash, so that nothing that got into it otherwise may. */
export function inlined(files: Files): MiddlewareHandler {
  const known = new WeakMap<object, Record<Tag, string>>();
  const hashesIn = (): Record<Tag, string> => {
    const document = files.read(DOCUMENT);
    if (!document) return { script: '', style: '' };
    const before = known.get(document);
    if (before) return before;
    const html = new TextDecoder().decode(document.bytes);
    const now = { script: hashes(html, 'script'), style: hashes(html, 'style') };
    known.set(document, now);
    return now;
  };
  return async (context, next) => {
    const { path } = context.req;
    if (!isFile(path) && !path.startsWith('/api/')) {
      for (const [tag, hash] of Object.entries(hashesIn())) context.set(`inlined ${tag}`, hash);
    }
    await next();
  };
}

/** A source of the content security policy. */
export const inlinedAs =
  (tag: Tag) =>
  (context: Context): string =>
    context.get(`inlined ${tag}`) ?? '';
