import { Malformed, type MatchFile, writeMatch } from '@ahu/core';
import {
  BotBody,
  check,
  type LEVELS,
  type Lobby,
  SitBody,
  type Story,
  StoryQuery,
  TableBody,
  type TableInfo,
} from '@ahu/protocol';
import { Hono } from 'hono';
import type { House } from '../house.ts';
import { eyesOf } from '../tables/live-table.ts';
import { titleOf } from '../tables/titles.ts';
import { bodyOf, meOf, refuse } from './bodies.ts';
import { spend } from './limited.ts';
import type { Env } from './who.ts';

export function tablesApi(house: House): Hono<Env> {
  const { tables, hall, bus } = house;
  const api = new Hono<Env>();

  const infoOf = async (id: string): Promise<TableInfo> => (await tables.info(id)) ?? refuse(404, 'no such table');

  /** Everybody who waits at the table hears of it. */
  async function changed(id: string): Promise<TableInfo> {
    bus.publish({ table: id, about: 'seats', number: 0 });
    return infoOf(id);
  }

  /** A table that can be played here. */
  async function playableOf(id: string): Promise<TableInfo> {
    const info = await infoOf(id);
    if (info.newer) refuse(409, 'the table has rules of a newer Ahu');
    return info;
  }

  /** A table that has not begun, and a seat of it. */
  async function openSeat(id: string, seat: number): Promise<TableInfo> {
    const info = await playableOf(id);
    if (info.status !== 'open') refuse(409, 'the game has begun');
    if (seat >= info.seats.length) refuse(400, 'no such seat');
    return info;
  }

  api.get('/lobby', async (context) => {
    const me = context.get('who');
    const [open, playing, ...mine] = await Promise.all([
      tables.ids({ status: 'open', open: true }),
      tables.ids({ status: 'playing', open: true }),
      ...(me ? (['open', 'playing'] as const).map((status) => tables.ids({ status, person: me.id })) : []),
    ]);
    const infos = new Map(
      (await tables.infos([...new Set([...open, ...playing, ...mine.flat()])])).map((info) => [info.id, info]),
    );
    const shown = (ids: readonly string[]): TableInfo[] => ids.flatMap((id) => infos.get(id) ?? []);
    const own = await Promise.all(
      shown(mine.flat()).map(async (info) => ({ ...info, myTurn: await isMyTurn(info, me?.id ?? '') })),
    );
    own.sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changed - a.changed);
    return context.json<Lobby>({ mine: own, open: shown(open), playing: shown(playing) });
  });

  async function isMyTurn({ id, status }: TableInfo, me: string): Promise<boolean> {
    if (status !== 'playing') return false;
    const table = await hall.find(id);
    const seat = table?.seatOf(me);
    return table !== undefined && seat !== undefined && table.frame(seat, 0, Date.now()).waiting.includes(seat);
  }

  api.post('/tables', async (context) => {
    const me = meOf(context);
    const body = await bodyOf(context, TableBody);
    await spend(house, house.limits.tables, me.id);
    if (!titleOf(body.game).game.seats.includes(body.seats.length)) refuse(400, 'seats: not for so many players');
    if (body.seats.filter(({ kind }) => kind === 'me').length > 1) refuse(400, 'seats: you can sit only once');
    try {
      return context.json({ id: await tables.create(me, body) });
    } catch (error) {
      if (error instanceof Malformed) refuse(400, `options: ${error.message}`);
      throw error;
    }
  });

  api.get('/tables/:id', async (context) => context.json<TableInfo>(await infoOf(context.req.param('id'))));

  api.post('/tables/:id/sit', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { seat } = await bodyOf(context, SitBody);
    const { seats } = await openSeat(id, seat);
    if (seats.some((each) => each?.person === me.id)) refuse(409, 'you sit here already');
    if (!(await tables.sit(id, seat, { person: me }))) refuse(409, 'the seat is taken');
    return context.json(await changed(id));
  });

  api.post('/tables/:id/bot', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { seat, level } = await bodyOf(context, BotBody);
    const { owner } = await openSeat(id, seat);
    if (owner !== me.id) refuse(403, 'only who made the table can do this');
    if (!(await tables.sit(id, seat, { bot: level }))) refuse(409, 'the seat is taken');
    return context.json(await changed(id));
  });

  api.post('/tables/:id/leave', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { seat } = await bodyOf(context, SitBody);
    const { owner, seats } = await openSeat(id, seat);
    const mine = seats[seat]?.person === me.id;
    if (!mine && owner !== me.id) refuse(403, 'only who made the table can do this');
    await tables.leave(id, seat);
    return context.json(await changed(id));
  });

  /** Nobody shall wait at a table that will not play. */
  api.delete('/tables/:id', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const { owner } = await openSeat(id, 0);
    if (owner !== me.id) refuse(403, 'only who made the table can do this');
    await tables.remove(id);
    bus.publish({ table: id, about: 'seats', number: 0 });
    return context.json({});
  });

  api.post('/tables/:id/start', async (context) => {
    const me = meOf(context);
    const id = context.req.param('id');
    const info = await openSeat(id, 0);
    if (info.owner !== me.id) refuse(403, 'only who made the table can do this');
    const seats = info.seats.flatMap((seat) => seat ?? []);
    if (seats.length < info.seats.length) refuse(409, 'some seats are free');
    await hall.start(id, seats);
    return context.json(await infoOf(id));
  });

  /** The same people once more, everybody one seat further; they sit down themselves. */
  api.post('/tables/:id/rematch', async (context) => {
    const me = meOf(context);
    const info = await playableOf(context.req.param('id'));
    if (info.status !== 'over') refuse(409, 'the game is not over');
    if (!info.seats.some((seat) => seat?.person === me.id)) refuse(403, 'only those who played can do this');
    const rotated = [...info.seats.slice(-1), ...info.seats.slice(0, -1)];
    if (info.rematch !== undefined) return context.json({ id: info.rematch });
    const made = await tables.create(me, {
      game: info.game as TableBody['game'],
      seats: rotated.map((seat) => {
        if (seat?.bot) return { kind: 'bot', level: seat.bot as (typeof LEVELS)[number] };
        return { kind: seat?.person === me.id ? 'me' : 'free' };
      }),
      options: info.options as TableBody['options'],
      clock: info.clock,
      open: info.open,
    });
    const id = await tables.rematch(info.id, made);
    if (id !== made) await tables.remove(made);
    await changed(info.id);
    return context.json({ id });
  });

  /** What happened before, as whoever asks may see it. */
  api.get('/tables/:id/story', async (context) => {
    const asked = check(StoryQuery, context.req.query());
    if (!asked.ok) refuse(400, asked.reason);
    const { id } = await playableOf(context.req.param('id'));
    const table = (await hall.find(id)) ?? refuse(409, 'the game has not begun');
    const { from, to } = asked.value;
    return context.json<Story>(table.story(eyesOf(table, context.get('who')?.id ?? null), from, to));
  });

  /** The whole game, for everybody, when it is over. */
  api.get('/tables/:id/match', async (context) => {
    const id = context.req.param('id');
    const info = await playableOf(id);
    const table = await hall.find(id);
    if (info.status === 'open' || !table?.over) refuse(409, 'the game is not over');
    return context.json<MatchFile>(writeMatch(table.match));
  });

  return api;
}
