import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { limited } from './api/limited.ts';
import { mailLinks } from './api/mail-links.ts';
import { noticesApi } from './api/notices-api.ts';
import { peopleApi } from './api/people-api.ts';
import { reportsApi } from './api/reports-api.ts';
import { tablesApi } from './api/tables-api.ts';
import { type Env, who } from './api/who.ts';
import { aboutRequest } from './door/faults.ts';
import { sameOrigin, withoutNul } from './door/guards.ts';
import { caching, safeHeaders } from './door/headers.ts';
import { operations } from './door/operations.ts';
import { visitorOf } from './door/visitor.ts';
import { Files, serveFiles } from './files.ts';
import type { House } from './house.ts';
import { DOCUMENT, inlined, isFile } from './page.ts';

const LONGEST_BODY = 64 * 1024;

/** The web app in `folder`, as it was built, and the API of the house beside it. */
export function appOf(folder: string, house: House): Hono<Env> {
  const app = new Hono<Env>();
  const files = new Files(folder);
  app.use(compress());
  app.use(inlined(files));
  app.use(safeHeaders(house.config), caching);
  app.route('/', operations(house));
  app.use('/api/*', withoutNul);
  app.use('/api/*', limited(house));
  // Mail programs come from nowhere, and prove themselves by the token in the link.
  app.route('/api', mailLinks(house));
  app.use('/api/*', sameOrigin(house.config), bodyLimit({ maxSize: LONGEST_BODY }), who(house));
  app.route('/api', peopleApi(house));
  app.route('/api', tablesApi(house));
  app.route('/api', noticesApi(house));
  app.route('/api', reportsApi(house));
  app.all('/api/*', (context) => context.json({ reason: 'no such service' }, 404));
  app.use(serveFiles(files));
  app.get('*', (context) => {
    const document = isFile(context.req.path) ? undefined : files.answer(context, DOCUMENT);
    return document ?? context.text('Not found', 404);
  });
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse();
    const { incoming } = context.env;
    // A client that breaks off in the midst of a body.
    if (error === incoming.errored) return context.json({ reason: 'the body is incomplete' }, 400);
    const about = aboutRequest(incoming, visitorOf(incoming, house.config).address);
    const isFault = house.faults.report(error, 'a request failed', about);
    return context.json({ reason: 'the server could not do this; try again' }, isFault ? 500 : 503);
  });
  return app;
}
