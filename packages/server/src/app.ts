import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';

/** Pages have paths of their own (/play/3f2a), and all of them are the one document; files have an ending. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** Names of these files change with their contents. */
const isForever = (path: string): boolean => path.startsWith('/assets/');

/** The web app in `folder`, as it was built. */
export function appOf(folder: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // Pieces are put in place by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
      referrerPolicy: 'same-origin',
      // Whether there is TLS in front is for whoever put it there to say.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (context, next) => {
    await next();
    const { path } = context.req;
    context.header('Cache-Control', isForever(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.use(serveStatic({ root: folder }));
  app.get('*', async (context, next) => {
    if (isFile(context.req.path)) return context.text('Not found', 404);
    return serveStatic({ path: join(folder, 'index.html') })(context, next);
  });
  return app;
}
