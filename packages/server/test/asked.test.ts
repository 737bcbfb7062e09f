import type { Lobby, TableInfo } from '@ahu/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { until } from '../testing/until.ts';
import { type Guest, inEveryTown, type Town } from './town.ts';

inEveryTown('who is asked', {}, (townOf) => {
  let town: Town;
  let people: Guest[];
  let table: string;

  beforeEach(async () => {
    town = townOf();
    people = await town.guests('Hotu', 'Vakai');
    table = await town.game(people[0], people[1]);
    await Promise.all(people.map((person) => person.watch(table)));
  });

  afterEach(() => {
    for (const person of people) person.close();
  });

  const isMyTurn = async (client: Client): Promise<boolean | undefined> =>
    (await client.ask<Lobby>('GET', '/lobby')).mine.find(({ id }) => id === table)?.myTurn;
  const turns = () => Promise.all(people.map(isMyTurn));
  const asked = () => people.map(({ frame }) => frame?.waiting.includes(frame.seat));

  async function move(): Promise<void> {
    const mover = people.find(({ frame }) => frame?.waiting.includes(frame.seat)) as Guest;
    const seen = people.map((person) => person.hear(({ kind }) => kind === 'frame'));
    await mover.play(mover.frame?.moves[0] ?? '');
    await Promise.all(seen);
  }

  it('is in the lobby at once, after every move and take-back', async () => {
    const found = new Set<string>();
    for (let n = 0; n < 12; n++) {
      expect(await turns()).toEqual(asked());
      found.add(String(asked()));
      await move();
      const [taker] = people.filter(({ frame }) => frame?.canTakeBack);
      if (n % 4 !== 3 || !taker) continue;
      const seen = people.map((person) => person.hear(({ kind }) => kind === 'frame'));
      await taker.takeBack();
      await Promise.all(seen);
    }
    expect(found.size).toBeGreaterThan(1);
  });

  it('is stored without anybody asking for it', async () => {
    const { db } = town.services.store;
    const stored = () => db.selectFrom('asked').select('seats').where('table_id', '=', table).executeTakeFirst();
    for (let n = 0; n < 4; n++) {
      await move();
      const set = asked().reduce((all, is, seat) => all | (is ? 1 << seat : 0), 0);
      await until(async () => (await stored())?.seats === set);
    }
  });

  /** The same people at a server that was started anew, and has none of their tables in memory. */
  async function restart(change: (db: Town['services']['store']['db']) => Promise<unknown>): Promise<void> {
    const before = asked();
    for (const person of people) person.close();
    await town.close();
    await town.open();
    const { db } = town.services.store;
    await change(db);
    people = people.map((person) => person.at(town.servers[0].address)) as Guest[];
    expect(await turns()).toEqual(before);
  }

  it('is known after a restart, though the log is not there to be played again', async () => {
    await move();
    await restart((db) => db.deleteFrom('event').where('table_id', '=', table).execute());
  });

  it('is found out for a table of before, and stored with that', async () => {
    await move();
    await town.services.registry.storeAsked();
    await town.services.store.db.deleteFrom('asked').execute();
    await restart(async () => {});
    const { db } = town.services.store;
    await until(
      async () => (await db.selectFrom('asked').where('table_id', '=', table).selectAll().execute()).length > 0,
    );
  });

  it('goes with the table', async () => {
    const { services } = town;
    await services.registry.storeAsked();
    const rows = () => services.store.db.selectFrom('asked').selectAll().where('table_id', '=', table).execute();
    expect(await rows()).toHaveLength(1);
    await services.tables.remove(table);
    expect(await rows()).toHaveLength(0);
    const info = people[0].ask<TableInfo>('GET', `/tables/${table}`);
    await expect(info).rejects.toThrow('404');
  });

  it('is never older than what another process stored', async () => {
    const { db } = town.services.store;
    await town.services.registry.storeAsked();
    await db.updateTable('asked').set({ seats: 3, seq: 1_000 }).where('table_id', '=', table).execute();
    for (const before = String(asked()); String(asked()) === before; ) await move();
    await town.services.registry.storeAsked();
    expect(await db.selectFrom('asked').selectAll().where('table_id', '=', table).execute()).toMatchObject([
      { seats: 3, seq: 1_000 },
    ]);
  });
});
