import type { Me } from '@ahu/protocol';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NOT_PERSONAL, PERSONAL_DATA } from '../../src/people/personal-data.ts';
import { digestOf } from '../../src/people/sessions.ts';
import { newId } from '../../src/tables/tables.ts';
import { Client } from '../../testing/client.ts';
import { newTestServer } from './test-server.ts';

const server = newTestServer();
const db = () => server.running.services.store.db;

/** What the database itself says about its tables. */
async function columnsOfAll(): Promise<Map<string, { name: string; refersTo: string | null }[]>> {
  const { rows } = await sql<{ table: string; name: string; refersTo: string | null }>`
    select t.name as "table", c.name as name, f."table" as "refersTo"
    from sqlite_master t join pragma_table_info(t.name) c left join pragma_foreign_key_list(t.name) f on f."from" = c.name
    where t.type = 'table' and t.name not like 'sqlite_%'`.execute(db());
  return Map.groupBy(rows, ({ table }) => table);
}

/** Columns that say who: those that refer to a person, and those that are called so. */
const saysWho = ({ name, refersTo }: { name: string; refersTo: string | null }): boolean =>
  refersTo === 'person' || /^(person|owner|reporter|whom|by|author|member|friend)$/.test(name);

/** A person with something in every table. */
async function settled(name: string): Promise<{ client: Client; me: Me }> {
  const client = server.visitor();
  const me = await client.ask<Me>('POST', '/guest', { name });
  await client.ask('POST', '/password', { password: 'rano raraku' });
  await client.ask('PUT', '/me/notices', { language: 'de' });
  const { id } = await client.ask<{ id: string }>('POST', '/tables', {
    game: 'rapa-nui-cards',
    seats: [{ kind: 'me' }, { kind: 'free' }],
    options: {},
    clock: { pace: 'days', days: 1 },
    open: true,
  });
  const other = server.visitor();
  const { id: otherId } = await other.guest('Other');
  await other.ask('POST', `/tables/${id}/sit`, { seat: 1 });
  await client.ask('POST', `/tables/${id}/start`);
  await client.connect();
  await client.watch(id);
  while (!client.frame?.waiting.includes(0)) await client.hear(({ kind }) => kind === 'frame');
  await client.play(client.frame.moves[0]);
  const said = client.hear(({ kind }) => kind === 'chat');
  client.send({ kind: 'chat', table: id, text: `Iorana from ${name}` });
  await said;
  const person = me.id;
  await db()
    .insertInto('passkey')
    .values({ id: `key-${person}`, person, key: 'a-key', counter: 0, name: 'Phone' })
    .execute();
  await db()
    .insertInto('push')
    .values({ endpoint: `https://push.example/${person}`, person, p256dh: 'p', auth: 'a', created: 1 })
    .execute();
  await db().insertInto('rating').values({ person, game: 'giants', mu: 25, sigma: 8, games: 1 }).execute();
  await db()
    .insertInto('island_result')
    .values({ date: '2026-11-03', person, log: person, points: 60, place: 1, lead: 4, at: 1 })
    .execute();
  await client.ask('POST', '/me/training/giants', { attempts: [{ id: 'giants 3 0 11', right: false, at: 5 }] });
  await db()
    .insertInto('recovery')
    .values({ person, token: digestOf(person), created: 1 })
    .execute();
  const report = { at: 1, name: 'as it was then', reason: 'spam', text: '' };
  await db()
    .insertInto('report')
    .values([
      { ...report, id: newId(), reporter: person, person: otherId },
      { ...report, id: newId(), reporter: otherId, person },
    ])
    .execute();
  const ban = { id: newId(), kind: 'mute' as const, person, address: null, why: 'spam', created: 1, until: 2 };
  await db().insertInto('ban').values(ban).execute();
  const deed = { id: newId(), at: 1, who: 'root', what: 'mute', whom: person, why: 'spam' };
  await db().insertInto('audit').values(deed).execute();
  return { client, me };
}

describe('all that is stored about a person', () => {
  it('is listed table by table: a new column that says who must be listed too', async () => {
    const found = [...(await columnsOfAll())].flatMap(([table, columns]) =>
      columns.filter(saysWho).map(({ name }) => `${table}.${name}`),
    );
    const listed = Object.entries(PERSONAL_DATA).flatMap(([table, all]) =>
      all.map(({ column }) => `${table}.${column}`),
    );
    expect(found.toSorted()).toEqual(listed.filter((each) => each !== 'person.id').toSorted());
    const tables = [...(await columnsOfAll()).keys()];
    expect(tables.toSorted()).toEqual([...Object.keys(PERSONAL_DATA), ...NOT_PERSONAL].toSorted());
  });

  it('is given as one JSON document, without secrets', async () => {
    const { client, me } = await settled('Hina');
    const response = await fetch(`${server.running.address}/api/me/export`, { headers: { cookie: client.cookie } });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      format: 'ahu-person',
      profile: [{ id: me.id, name: 'Hina' }],
      passkeys: [{ id: `key-${me.id}`, name: 'Phone' }],
      notices: [{ language: 'de' }],
      browsers: [{ endpoint: `https://push.example/${me.id}` }],
      ratings: [{ game: 'giants', games: 1 }],
      islands: [{ date: '2026-11-03', points: 60, place: 1, lead: 4, at: 1 }],
      training: [{ game: 'giants', attempts: '[{"id":"giants 3 0 11","right":false,"at":5}]' }],
      said: [{ text: 'Iorana from Hina' }],
      seats: [{ seat: 0, name: 'Hina' }],
      tablesMade: [{ game: 'rapa-nui-cards' }],
      games: [{ game: 'rapa-nui-cards', status: 'playing' }],
      moves: [{ kind: 'move', seat: 0 }],
    });
    for (const holdings of Object.values(PERSONAL_DATA))
      for (const { as } of holdings) expect(data[as]).not.toHaveLength(0);
    const { seed } = await db()
      .selectFrom('game_table')
      .select('seed')
      .where('owner', '=', me.id)
      .executeTakeFirstOrThrow();
    const { password } = await db()
      .selectFrom('person')
      .select('password')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    const tokens = await db().selectFrom('session').select('token').where('person', '=', me.id).execute();
    for (const secret of [seed, password ?? '', 'a-key', digestOf(me.id), ...tokens.map(({ token }) => token)]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
    await expect(new Client(server.running.address).ask('GET', '/me/export')).rejects.toThrow('401');
  });

  it('is given to its person alone, in pieces when it is much', async () => {
    const { client, me } = await settled('Tama');
    const { id: table_id } = await db()
      .selectFrom('game_table')
      .select('id')
      .where('owner', '=', me.id)
      .executeTakeFirstOrThrow();
    const lines = Array.from({ length: 1_234 }, (_, at) => ({ table_id, person: me.id, text: `line ${at}`, at }));
    await db().insertInto('chat').values(lines).execute();
    const data = await client.ask<{ said: { text: string }[] }>('GET', '/me/export');
    expect(new Set(data.said.map(({ text }) => text)).size).toBe(1_235);
    expect(JSON.stringify(data)).not.toContain('Hina');
  });

  it('[L7] is gone with the account: no column of any table has the name or the id', async () => {
    const { client, me } = await settled('Anakena the Gone');
    await client.ask('DELETE', '/me');
    for (const [table, columns] of await columnsOfAll()) {
      for (const { name } of columns) {
        const { rows } = await sql`select * from ${sql.table(table)}
          where cast(${sql.ref(name)} as text) like ${`%${me.id}%`}
          or cast(${sql.ref(name)} as text) like ${'%Anakena the Gone%'}`.execute(db());
        expect(rows, `${table}.${name}`).toEqual([]);
      }
    }
  });
});
