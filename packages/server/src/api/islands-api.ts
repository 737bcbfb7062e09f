import { dateAt, numberOf, type Result } from '@ahu/daily';
import { type IslandBoard, MatchBody } from '@ahu/protocol';
import { type Context, Hono } from 'hono';
import { Unproven } from '../bots/bot-pool.ts';
import type { Repeated } from '../records/islands.ts';
import type { Services } from '../services/services.ts';
import { BotQueueFull } from '../tables/bot-service.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import type { Env } from './identity.ts';
import { spend } from './rate-limit.ts';

const REPEATED: Readonly<Record<Repeated, string>> = {
  told: 'you have told a result of that day; the first one counts',
  copied: 'this very log was told by another person',
};

/** Results of islands of the day, for which the log is the proof. */
export function islandsApi(services: Services): Hono<Env> {
  const { islands } = services;
  const api = new Hono<Env>();

  /** The date of a request. */
  function dateOf(context: Context<Env>): string {
    const date = context.req.param('date') ?? '';
    return numberOf(date) === undefined ? refuse(404, 'there is no island of that day') : date;
  }

  api.get('/islands/:date', async (context) =>
    context.json<IslandBoard>(await islands.board(dateOf(context), context.get('who')?.id ?? null)),
  );

  api.post('/islands/:date', async (context) => {
    const date = dateOf(context);
    const me = meOf(context);
    if (date > dateAt(Date.now())) refuse(404, 'that island is still to come');
    const match = await bodyOf(context, MatchBody);
    await spend(services, services.limits.islands, me.id);
    const told = await islands.tell(me.id, date, match).catch((error: unknown): never => {
      if (error instanceof Unproven) refuse(400, error.message);
      if (error instanceof BotQueueFull) refuse(503, 'too many wait for bots; try again later');
      throw error;
    });
    if (typeof told === 'string') refuse(409, REPEATED[told]);
    return context.json<Result>(told);
  });

  return api;
}
