import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redisBus } from '../src/bus/redis.ts';
import { openPostgres, type Store } from '../src/store/store.ts';
import { Link } from '../testing/link.ts';
import { POSTGRES, postgres, REDIS, redis, type Service } from '../testing/services.ts';
import { until } from '../testing/until.ts';

/** As many as there are connections. */
const MANY = Array.from({ length: 8 }, (_, n) => n);

describe.skipIf(!POSTGRES)('a PostgreSQL behind a wire', () => {
  let database: Service;
  let link: Link;
  let store: Store;

  beforeAll(async () => {
    database = await postgres();
  });
  afterAll(() => database.remove());

  beforeEach(async () => {
    link = await Link.to(database.url);
    store = await openPostgres(link.through(database.url), () => {});
    await Promise.all(MANY.map(ask));
  });
  afterEach(async () => {
    link.heal();
    await store.close();
    await link.close();
  });

  const ask = async (): Promise<unknown> => store.db.selectFrom('migration').select('id').execute();
  const answers = (): Promise<boolean> =>
    ask().then(
      () => true,
      () => false,
    );

  it('connections that died without a word are tried once each, and then there are new ones', async () => {
    link.cut();
    link.heal('forget');
    expect(await Promise.all(MANY.map(answers))).not.toContain(true);
    expect(await Promise.all(MANY.map(answers))).not.toContain(false);
  });

  it('a transaction whose process was cut off holds up others for seconds, not for hours', async () => {
    const owner = { id: 'a', name: 'Hina', password: null, created: 0 };
    await store.db.insertInto('person').values(owner).execute();
    const cutOff = store.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('person').set({ created: 1 }).where('id', '=', 'a').execute();
      link.cut();
      link.heal('forget');
      await transaction.updateTable('person').set({ created: 2 }).where('id', '=', 'a').execute();
    });
    await expect(cutOff).rejects.toThrow();
    const other = await openPostgres(database.url, () => {});
    const change = () => other.db.updateTable('person').set({ created: 3 }).where('id', '=', 'a').execute();
    await until(() =>
      change().then(
        () => true,
        () => false,
      ),
    );
    await other.close();
  });

  it('an append whose answer was lost is found to be written, and not written again', async () => {
    const event = { table_id: 'a', seq: 1, command: '0-x', body: '{}', at: 0 };
    link.cut(['back']);
    const first = store.append(event);
    first.catch(() => {});
    const direct = await openPostgres(database.url, () => {});
    const written = () => direct.db.selectFrom('event').select('command').where('table_id', '=', 'a').execute();
    await until(async () => (await written()).length === 1);
    link.heal('reset');
    await expect(first).rejects.toThrow();
    // The other connections were reset too, and may be tried once more each.
    await until(answers);
    expect(await store.append({ ...event, command: '0-y' })).toBe(false);
    expect(await written()).toEqual([{ command: '0-x' }]);
    await direct.close();
  });
});

describe.skipIf(!REDIS)('a Redis behind a wire', () => {
  it('connections that died without a word are given up while hints are published, and then there are new ones', async () => {
    const hints = await redis();
    const link = await Link.to(hints.url);
    const bus = await redisBus(link.through(hints.url), () => {});
    const heard: number[] = [];
    bus.subscribe((change) => 'number' in change && heard.push(change.number));
    bus.publish({ table: 't', about: 'log', number: 0 });
    await until(() => heard.length === 1);
    link.cut();
    link.heal('forget');
    let number = 0;
    await until(() => {
      bus.publish({ table: 't', about: 'log', number: ++number });
      return heard.length > 1;
    });
    expect(heard[1]).toBeGreaterThan(1);
    await bus.close();
    await link.close();
    await hints.remove();
  });
});
