import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

/** How files were packed when they were built, the best first. */
const PACKED = { br: '.br', gzip: '.gz' } as const;

interface File {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly changed: number;
}

/**
 * The files of a folder, kept in memory once they were asked for: a thousand clients that read slowly hold no file open,
 * and nobody waits for them in the few threads that Node reads files with.
 */
export class Files {
  readonly #folder: string;
  readonly #known = new Map<string, File>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** As it is now: one that was built anew is read anew. */
  read(name: string): File | undefined {
    const path = join(this.#folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const known = this.#known.get(name);
    if (known?.changed === stats.mtimeMs && known.bytes.length === stats.size) return known;
    const file = { bytes: new Uint8Array(readFileSync(path)), changed: stats.mtimeMs };
    this.#known.set(name, file);
    return file;
  }

  /** Answers with a file, packed if there is such a one and the client can read it; undefined if it is not there. */
  answer(context: Context, name: string): Response | undefined {
    const accepted = new Set(
      context.req
        .header('accept-encoding')
        ?.split(',')
        .map((each) => each.trim()),
    );
    const plain = this.read(name);
    if (!plain) return undefined;
    context.header('Content-Type', getMimeType(name) ?? 'application/octet-stream');
    context.header('Last-Modified', new Date(plain.changed).toUTCString());
    for (const [encoding, ending] of Object.entries(PACKED)) {
      const packed = accepted.has(encoding) ? this.read(name + ending) : undefined;
      if (!packed) continue;
      context.header('Content-Encoding', encoding);
      context.header('Vary', 'Accept-Encoding', { append: true });
      return send(context, packed);
    }
    return send(context, plain);
  }
}

function send(context: Context, { bytes }: File): Response {
  context.header('Content-Length', String(bytes.length));
  return context.req.method === 'HEAD' ? context.body(null) : context.body(bytes);
}

/** Names of files of the page are plain and short: a path that is not leads to none of them, and to no error either. */
const isName = (path: string): boolean => path.length <= 200 && /^(\/\w[\w.@-]*)+$/.test(path);

export const serveFiles =
  (files: Files): MiddlewareHandler =>
  async (context, next) => {
    const { path, method } = context.req;
    const isRead = method === 'GET' || method === 'HEAD';
    return (isRead && isName(path) ? files.answer(context, path) : undefined) ?? next();
  };
