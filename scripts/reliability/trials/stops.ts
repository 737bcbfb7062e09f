import { setTimeout as wait } from 'node:timers/promises';
import { between, forMinutes, oneOf, type Prepare } from '../trial.ts';
import { twoProcesses } from './pair.ts';

/** Longer than a process answers for a table (20 seconds): when it goes on, another has its tables. */
const LONG = 23_000;

/** One of two processes stops for seconds and goes on, and every fourth time for longer than its leases. */
export const stops: Prepare = async (_folder, { minutes }) => {
  const pair = await twoProcesses();
  if (typeof pair === 'string') return pair;
  return {
    ...pair,
    name: 'one of two processes stopped and continued',
    company: { ...pair, bot: 'novice' },
    async harm() {
      let long = 0;
      const times = await forMinutes(minutes, async (n) => {
        await wait(between(500, 2_000));
        const { server } = oneOf(pair.posts);
        server.pause();
        const isLong = n % 4 === 3;
        await wait(isLong ? LONG : Math.min(between(1_000, 8_000), minutes * 30_000));
        server.resume();
        if (isLong) long++;
      });
      return `${times} times, ${long} of them longer than its leases`;
    },
  };
};
