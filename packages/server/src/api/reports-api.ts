import { ReportBody } from '@ahu/protocol';
import { Hono } from 'hono';
import type { Services } from '../services/services.ts';
import { mayReadChat } from '../tables/access.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import type { Env } from './identity.ts';
import { spend } from './rate-limit.ts';

/** Reports of people about others, for operators. */
export function reportsApi(services: Services): Hono<Env> {
  const { people, reports, tables } = services;
  const api = new Hono<Env>();

  api.post('/reports', async (context) => {
    const me = meOf(context);
    const body = await bodyOf(context, ReportBody);
    await spend(services, services.limits.reports, me.id);
    if (body.person === me.id) refuse(400, 'person: this is you');
    const name = (await people.nameOf(body.person)) ?? refuse(404, 'nobody is called so');
    if (body.table !== undefined) {
      const info = (await tables.shownTo(me.id, body.table)) ?? refuse(404, 'no such table');
      if (body.message !== undefined && !mayReadChat(info, me.id)) refuse(404, 'no such message');
    }
    if (!(await reports.add(me.id, name, body))) refuse(404, 'no such message');
    return context.json({});
  });

  return api;
}
