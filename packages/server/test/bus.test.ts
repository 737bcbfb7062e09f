import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bus, Change } from '../src/bus/bus.ts';
import { localBus } from '../src/bus/local.ts';
import { redisBus } from '../src/bus/redis.ts';
import { REDIS, redis, type Service } from '../testing/services.ts';
import { until } from '../testing/until.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

/** What every bus must do: deliver to all subscribers. */
function contract(name: string, open: () => Promise<readonly [Bus, Bus]>, end: () => Promise<void>): void {
  describe(`${name} carries hints`, () => {
    let [here, there]: readonly [Bus, Bus] = [localBus(), localBus()];

    beforeAll(async () => {
      [here, there] = await open();
    });

    afterAll(async () => {
      await Promise.all([here.close(), there.close()]);
      await end();
    });

    it('to everybody who listens, in order, until they stop', async () => {
      const heard: Change[][] = [[], []];
      const stops = [here, there].map((bus, i) => bus.subscribe((change) => heard[i].push(change)));
      for (let number = 0; number < 20; number++) here.publish({ table: 't', about: 'log', number });
      await soon();
      const all = Array.from({ length: 20 }, (_, number) => ({ table: 't', about: 'log', number }));
      expect(heard).toEqual([all, all]);
      for (const stop of stops) stop();
      here.publish({ table: 't', about: 'seats', number: 0 });
      await soon();
      expect(heard[1]).toHaveLength(20);
    });

    it('about tables, names, sessions and people, as they were given', async () => {
      const heard: Change[] = [];
      const stop = there.subscribe((change) => heard.push(change));
      const hints: Change[] = [
        { table: 't', about: 'chat', number: 7 },
        { about: 'name', person: 'p-1_x' },
        { about: 'signed-out', session: 'a0f3' },
        { about: 'who', table: 't' },
        { about: 'attends', table: 't', person: 'p-1_x', process: 'a0', state: 'lost' },
      ];
      for (const change of hints) here.publish(change);
      await soon();
      expect(heard).toEqual(hints);
      stop();
    });
  });
}

const one = localBus();
contract(
  'one process',
  async () => [one, one],
  async () => {},
);

describe.skipIf(!REDIS)('with a Redis', () => {
  let server: Service;
  beforeAll(async () => {
    server = await redis();
  });
  contract(
    'Redis',
    () => Promise.all([redisBus(server.url, () => {}), redisBus(server.url, () => {})]),
    () => server.remove(),
  );

  it('[M9] it may come later than those who use it, who are told once', async () => {
    const late = await redis();
    await late.kill();
    const faults: Error[] = [];
    const [here, there] = await Promise.all([1, 2].map(() => redisBus(late.url, (error) => faults.push(error))));
    expect(faults).toHaveLength(2);
    const heard: number[] = [];
    there.subscribe((change) => 'number' in change && heard.push(change.number));
    here.publish({ table: 't', about: 'log', number: 1 });
    await late.start();
    await until(async () => {
      here.publish({ table: 't', about: 'log', number: 2 });
      await soon();
      return heard.length > 0;
    });
    expect(heard[0]).toBe(2);
    expect(faults).toHaveLength(2);
    await Promise.all([here.close(), there.close()]);
    await late.remove();
  });

  it('one that never comes is no reason not to end', async () => {
    const never = await redis();
    await never.remove();
    const bus = await redisBus(never.url, () => {});
    await bus.close();
  });

  it('hints are lost while Redis is away, and come again when it is back', async () => {
    const away = await redis();
    const bus = await redisBus(away.url, () => {});
    const heard: number[] = [];
    bus.subscribe((change) => 'number' in change && heard.push(change.number));
    await away.kill();
    bus.publish({ table: 't', about: 'log', number: 1 });
    await soon();
    await away.start();
    for (let number = 2; heard.length === 0 && number < 100; number++) {
      bus.publish({ table: 't', about: 'log', number });
      await soon();
    }
    expect(heard[0]).toBeGreaterThan(1);
    await bus.close();
    await away.remove();
  });
});
