import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';

/** The one document of the page, as it was built. */
export const documentIn = (folder: string): string => join(folder, 'index.html');

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
export const inlined =
  (folder: string): MiddlewareHandler =>
  async (context, next) => {
    const { path } = context.req;
    if (!isFile(path) && !path.startsWith('/api/')) {
      const html = await readFile(documentIn(folder), 'utf8').catch(() => '');
      for (const tag of TAGS) context.set(`inlined ${tag}`, hashes(html, tag));
    }
    await next();
  };

/** A source of the content security policy. */
export const inlinedAs =
  (tag: Tag) =>
  (context: Context): string =>
    context.get(`inlined ${tag}`) ?? '';
