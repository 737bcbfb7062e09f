import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { limited } from './api/limited.ts';
import { mailLinks } from './api/mail-links.ts';
import { noticesApi } from './api/notices-api.ts';
import { peopleApi } from './api/people-api.ts';
import { reportsApi } from './api/reports-api.ts';
import { tablesApi } from './api/tables-api.ts';
import { type Env, who } from './api/who.ts';
import type { House } from './house.ts';
import { documentIn, inlined, inlinedAs, isFile } from './page.ts';

/** Names of these files change with their contents. */
const isForever = (path: string): boolean => path.startsWith('/assets/');

const LONGEST_BODY = 64 * 1024;

/** The web app in `folder`, as it was built, and the API of the house beside it. */
export function appOf(folder: string, house: House): Hono<Env> {
  const app = new Hono<Env>();
  app.use(compress());
  app.use(inlined(folder));
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", inlinedAs('script')],
        styleSrc: ["'self'", inlinedAs('style')],
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
  app.get('/healthz', async (context) => {
    await house.store.db.selectFrom('migration').select('id').limit(1).execute();
    return context.text('ok');
  });
  app.get('/metrics', async (context) => {
    const { registry } = house.metrics;
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  app.use('/api/*', limited(house));
  // Mail programs come from nowhere, and prove themselves by the token in the link.
  app.route('/api', mailLinks(house));
  app.use('/api/*', csrf(), bodyLimit({ maxSize: LONGEST_BODY }), who(house));
  app.route('/api', peopleApi(house));
  app.route('/api', tablesApi(house));
  app.route('/api', noticesApi(house));
  app.route('/api', reportsApi(house));
  app.all('/api/*', (context) => context.json({ reason: 'no such service' }, 404));
  app.use(serveStatic({ root: folder, precompressed: true }));
  app.get('*', async (context, next) => {
    if (isFile(context.req.path)) return context.text('Not found', 404);
    return serveStatic({ path: documentIn(folder), precompressed: true })(context, next);
  });
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse();
    house.metrics.faults.inc();
    house.logger.error({ error, path: context.req.path }, 'a request failed');
    return context.json({ reason: 'the server could not do this; try again' }, 500);
  });
  return app;
}
