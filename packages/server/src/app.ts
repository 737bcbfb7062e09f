import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { sameOrigin, withoutNul } from './api/guards.ts';
import { type Env, identify } from './api/identity.ts';
import { invitations } from './api/invitations.ts';
import { islandsApi } from './api/islands-api.ts';
import { mailLinks } from './api/mail-links.ts';
import { noticesApi } from './api/notices-api.ts';
import { operations } from './api/operations.ts';
import { peopleApi } from './api/people-api.ts';
import { limited } from './api/rate-limit.ts';
import { reportsApi } from './api/reports-api.ts';
import { tablesApi } from './api/tables-api.ts';
import { trainingApi } from './api/training-api.ts';
import { Files, serveFiles } from './http/files.ts';
import { caching, safeHeaders } from './http/headers.ts';
import { DOCUMENT, inlined, isFile } from './http/page.ts';
import { visitorOf } from './http/visitor.ts';
import { aboutRequest } from './monitoring/faults.ts';
import type { Services } from './services/services.ts';

const LONGEST_BODY = 64 * 1024;

/** The web app in `folder`, as it was built, and the API. */
export function appOf(folder: string, services: Services): Hono<Env> {
  const app = new Hono<Env>();
  const files = new Files(folder);
  app.use(compress());
  app.use(inlined(files));
  app.use(safeHeaders(services.config), caching);
  app.route('/', operations(services));
  app.use('/api/*', withoutNul);
  app.use('/api/*', limited(services));
  // Mail programs send no origin; the token in the link authorizes them.
  app.route('/api', mailLinks(services));
  app.use('/api/*', sameOrigin(services.config), bodyLimit({ maxSize: LONGEST_BODY }), identify(services));
  app.route('/api', peopleApi(services));
  app.route('/api', tablesApi(services));
  app.route('/api', noticesApi(services));
  app.route('/api', reportsApi(services));
  app.route('/api', islandsApi(services));
  app.route('/api', trainingApi(services));
  app.all('/api/*', (context) => context.json({ reason: 'no such service' }, 404));
  app.use(serveFiles(files));
  app.get('/table/:id', invitations(files, services));
  app.get('*', (context) => {
    const document = isFile(context.req.path) ? undefined : files.answer(context, DOCUMENT);
    return document ?? context.text('Not found', 404);
  });
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse();
    const { incoming } = context.env;
    // A client that breaks off in the midst of a body.
    if (error === incoming.errored) return context.json({ reason: 'the body is incomplete' }, 400);
    const about = aboutRequest(incoming, visitorOf(incoming, services.config).address);
    const isFault = services.faults.report(error, 'a request failed', about);
    return context.json({ reason: 'the server could not do this; try again' }, isFault ? 500 : 503);
  });
  return app;
}
