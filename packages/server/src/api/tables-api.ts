import { Malformed, type MatchFile, writeMatch } from '@ahu/core';
import {
  BotBody,
  check,
  Id,
  type LEVELS,
  type Lobby,
  SitBody,
  type Story,
  StoryQuery,
  TableBody,
  type TableInfo,
} from '@ahu/protocol';
import { OWNERS_TIME } from '@ahu/protocol/constants';
import { type Context, Hono } from 'hono';
import type { Services } from '../services/services.ts';
import { TooManyTables } from '../tables/create-table.ts';
import { gameOf } from '../tables/games.ts';
import { publicTables, tablesOf } from '../tables/lists.ts';
import { eyesOf } from '../tables/live-table.ts';
import type { Denial } from '../tables/seating.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import { expectNo } from './denials.ts';
import type { Env } from './identity.ts';
import { spend } from './rate-limit.ts';

/** One person has no more tables that wait for players; they stand in everybody's lobby. */
const MOST_OPEN = 5;
/** Letters of JSON. The board of Giants has 2,900; everybody in the lobby is sent those of fifty tables. */
const LONGEST_OPTIONS = 10_000;

export function tablesApi(services: Services): Hono<Env> {
  const { tables, registry, bus, store } = services;
  const { seating } = tables;
  const api = new Hono<Env>();
  const mostOpen = services.config.limits ? MOST_OPEN : Number.POSITIVE_INFINITY;

  /** The table of a request, if the asker may see it: for all others there is none. */
  async function infoFor(context: Context<Env>, id: string): Promise<TableInfo> {
    // Databases do not take every letter that can stand in an address.
    const info = check(Id, id).ok ? await tables.shownTo(context.get('who')?.id ?? null, id) : undefined;
    return info ?? refuse(404, 'no such table');
  }

  /** Announces a change of the seats to everybody at the table. */
  const tell = (id: string): void => bus.publish({ table: id, about: 'seats', number: 0 });

  /** A table of a request that can be played here. */
  async function playableFor(context: Context<Env>, id: string): Promise<TableInfo> {
    const info = await infoFor(context, id);
    if (info.newer) refuse(409, 'the table has rules of a newer Ahu');
    return info;
  }

  /** Changes a table that the person may see, and answers with the table after the change. */
  async function change(context: Context<Env>, id: string, make: () => Promise<Denial | undefined>): Promise<Response> {
    await spend(services, services.limits.seating, meOf(context).id);
    await playableFor(context, id);
    expectNo(await make());
    tell(id);
    return context.json(await infoFor(context, id));
  }

  api.get('/lobby', async (context) => {
    const me = context.get('who')?.id ?? null;
    const [open, playing, mine] = await Promise.all([
      publicTables(store, 'open'),
      publicTables(store, 'playing'),
      me === null ? new Map<string, boolean>() : ownTables(me),
    ]);
    const infos = await tables.allShownTo(me, [...new Set([...open, ...playing, ...mine.keys()])]);
    const byId = new Map(infos.map((info) => [info.id, info]));
    const shown = (ids: readonly string[]): TableInfo[] => ids.flatMap((id) => byId.get(id) ?? []);
    const own = shown([...mine.keys()]).map((info) => ({ ...info, myTurn: mine.get(info.id) === true && !info.newer }));
    own.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changed - a.changed);
    return context.json<Lobby>({ mine: own, open: shown(open), playing: shown(playing) });
  });

  /** The tables of a person, and whether each waits for them. */
  async function ownTables(me: string): Promise<Map<string, boolean>> {
    await registry.storeAsked();
    const own = await tablesOf(store, me);
    return new Map(
      await Promise.all(own.map(async ({ id, myTurn }) => [id, myTurn ?? (await isAsked(id, me))] as const)),
    );
  }

  /** Loads the table, for those of a time when it was not stored; with that it is. */
  async function isAsked(id: string, me: string): Promise<boolean> {
    const table = await registry.find(id);
    const seat = table?.seatOf(me);
    return table !== undefined && seat !== undefined && table.waiting.includes(seat);
  }

  /** Answers with the id of a new table, or why there is none. */
  const made = (making: Promise<string>): Promise<{ id: string }> =>
    making.then(
      (id) => ({ id }),
      (error) => {
        if (error instanceof Malformed) refuse(400, `options: ${error.message}`);
        if (error instanceof TooManyTables) {
          refuse(409, `${mostOpen} of your tables wait for players; begin one or take one away first`);
        }
        throw error;
      },
    );

  api.post('/tables', async (context) => {
    const me = meOf(context);
    const body = await bodyOf(context, TableBody);
    await spend(services, services.limits.tables, me.id);
    if (!gameOf(body.game).game.seats.includes(body.seats.length)) refuse(400, 'seats: not for so many players');
    if (body.seats.filter(({ kind }) => kind === 'me').length > 1) refuse(400, 'seats: you can sit only once');
    if (JSON.stringify(body.options).length > LONGEST_OPTIONS) refuse(400, 'options: too long');
    return context.json(await made(tables.create(me, body, mostOpen)));
  });

  api.get('/tables/:id', async (context) => context.json(await infoFor(context, context.req.param('id'))));

  api.post('/tables/:id/sit', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { seat } = await bodyOf(context, SitBody);
    return change(context, id, () => seating.sit(id, seat, me));
  });

  api.post('/tables/:id/bot', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { seat, level } = await bodyOf(context, BotBody);
    return change(context, id, () => seating.seatBot(id, seat, level, me.id));
  });

  api.post('/tables/:id/leave', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { seat } = await bodyOf(context, SitBody);
    return change(context, id, () => seating.leave(id, seat, me.id));
  });

  /** Removes a table, so that nobody waits at one that will not play. */
  api.delete('/tables/:id', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    await infoFor(context, id);
    expectNo(await seating.takeAway(id, me.id));
    tell(id);
    return context.json({});
  });

  api.post('/tables/:id/start', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const info = await playableFor(context, id);
    if (info.status !== 'open') expectNo('begun');
    const seats = info.seats.flatMap((seat) => seat ?? []);
    if (!mayStart(info, me.id, Date.now())) expectNo('not-yours');
    if (seats.length < info.seats.length) refuse(409, 'some seats are free');
    if (seats.every(({ bot }) => bot !== undefined)) refuse(409, 'a game needs at least one person');
    expectNo(await registry.start(id, seats));
    return context.json(await infoFor(context, id));
  });

  /** The same people once more, everybody one seat further; they sit down themselves. */
  api.post('/tables/:id/rematch', async (context) => {
    const me = meOf(context);
    const info = await playableFor(context, context.req.param('id'));
    if (info.status !== 'over') refuse(409, 'the game is not over');
    if (!info.seats.some((seat) => seat?.person === me.id)) refuse(403, 'only those who played can do this');
    if (info.rematch !== undefined) return context.json({ id: info.rematch });
    await spend(services, services.limits.tables, me.id);
    const again = await made(tables.rematch(info.id, me, rematchBody(info, me.id), mostOpen));
    tell(info.id);
    return context.json(again);
  });

  /** Earlier plies, as the caller may see them. */
  api.get('/tables/:id/story', async (context) => {
    const asked = check(StoryQuery, context.req.query());
    if (!asked.ok) refuse(400, asked.reason);
    const { id } = await playableFor(context, context.req.param('id'));
    const table = (await registry.find(id)) ?? refuse(409, 'the game has not begun');
    const { from, to, setup } = asked.value;
    return context.json<Story>(table.story(eyesOf(table, context.get('who')?.id ?? null), from, to, setup));
  });

  /** The whole game when it is over, for everybody who may see the table. */
  api.get('/tables/:id/match', async (context) => {
    const id = context.req.param('id');
    const info = await playableFor(context, id);
    const table = await registry.find(id);
    if (info.status === 'open' || !table?.over) refuse(409, 'the game is not over');
    const { match, end } = table;
    // People are called as they are now, and not as they were when it began.
    const seats = table.seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) }));
    return context.json<MatchFile>({ ...writeMatch(match), seats, ...(end && { end }) });
  });

  return api;
}

/** Who made the table begins; if they leave a full table waiting, anybody who sits there may. */
function mayStart({ owner, seats, clock, changed }: TableInfo, me: string, now: number): boolean {
  if (owner === me) return true;
  return seats.some((seat) => seat?.person === me) && now - changed > OWNERS_TIME[clock.pace];
}

function rematchBody(info: TableInfo, me: string): TableBody {
  const rotated = [...info.seats.slice(-1), ...info.seats.slice(0, -1)];
  return {
    game: info.game as TableBody['game'],
    seats: rotated.map((seat) => {
      if (seat?.bot) return { kind: 'bot', level: seat.bot as (typeof LEVELS)[number] };
      return { kind: seat?.person === me ? 'me' : 'free' };
    }),
    options: info.options as TableBody['options'],
    clock: info.clock,
    open: info.open,
  };
}
