import type { Attempt } from '@ahu/analysis/training';
import { isGameId } from '@ahu/games';
import { TrainingBody } from '@ahu/protocol';
import { type Context, Hono } from 'hono';
import type { Services } from '../services/services.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import type { Env } from './identity.ts';
import { spend } from './rate-limit.ts';

/** What I have tried of exercises, for all my browsers. */
export function trainingApi(services: Services): Hono<Env> {
  const { trainings } = services;
  const api = new Hono<Env>();

  function gameIn(context: Context<Env>): string {
    const game = context.req.param('game') ?? '';
    return isGameId(game) ? game : refuse(404, 'no such game');
  }

  api.get('/me/training/:game', async (context) =>
    context.json<Attempt[]>(await trainings.of(meOf(context).id, gameIn(context))),
  );

  api.post('/me/training/:game', async (context) => {
    const me = meOf(context);
    const game = gameIn(context);
    const { attempts } = await bodyOf(context, TrainingBody);
    await spend(services, services.limits.attempts, me.id);
    await trainings.add(me.id, game, attempts);
    return context.json({});
  });

  return api;
}
