import { describe, expect, it } from 'vitest';
import { Batcher } from '../src/store/batcher.ts';

/** Notes its batches, and ends them when told. */
function workshop() {
  const batches: string[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const together = new Batcher(async (items: readonly string[]) => {
    batches.push([...items]);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    if (items.includes('bad')) throw new Error('no');
    return items.map((item) => item.toUpperCase());
  });
  const end = async (n: number) => {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n].resolve();
  };
  return { together, batches, end };
}

describe('what many ask for is done together', () => {
  it('whatever is asked while a batch is under way goes into the next, and everybody has their own answer', async () => {
    const { together, batches, end } = workshop();
    const all = ['a', 'b', 'c', 'd', 'e'].map((item) => together.do(item));
    await end(0);
    await end(1);
    expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd', 'e']]);
  });

  it('the next batch is under way when the last one is told of', async () => {
    const { together, batches, end } = workshop();
    let underWay = 0;
    const first = together.do('a').then(() => {
      underWay = batches.length;
    });
    await expect.poll(() => batches.length).toBe(1);
    const second = together.do('b');
    await end(0);
    await first;
    expect(underWay).toBe(2);
    await end(1);
    expect(await second).toBe('B');
  });

  it('one that fails fails alone', async () => {
    const { together, end } = workshop();
    const all = Promise.allSettled(['a', 'bad', 'c'].map((item) => together.do(item)));
    for (let n = 0; n < 4; n++) await end(n);
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const after = together.do('d');
    await end(4);
    expect(await after).toBe('D');
  });
});
