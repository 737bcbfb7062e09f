import { setTimeout as wait } from 'node:timers/promises';
import type { Healing, Link, Way } from '@ahu/server/testing';
import { between, forMinutes, oneOf, type Prepare } from '../trial.ts';
import { twoProcesses } from './pair.ts';

const HEALINGS: readonly Healing[] = ['resume', 'forget', 'reset'];
/** Both ways twice, since that is what mostly happens. */
const CUTS: readonly (readonly Way[])[] = [['there', 'back'], ['there', 'back'], ['there'], ['back']];

const FAULTS: readonly ((link: Link) => void)[] = [
  ...CUTS.map((ways) => (link: Link) => link.cut(ways)),
  (link) => link.refuse(),
  (link) => link.slow(between(20, 1_000)),
];

/** Wires between players, two processes, PostgreSQL and Redis are cut and healed, one to three at a time. */
export const partitions: Prepare = async (_folder, { minutes }) => {
  const pair = await twoProcesses();
  if (typeof pair === 'string') return pair;
  const links = pair.posts.flatMap(({ toDatabase, toRedis, toPlayers }) => [toDatabase, toRedis, toPlayers]);
  return {
    ...pair,
    name: 'partitions between players, two processes, PostgreSQL and Redis',
    company: pair,
    async harm() {
      const times = await forMinutes(minutes, async () => {
        await wait(between(500, 2_000));
        const chosen = Array.from({ length: oneOf([1, 1, 2, 3]) }, () => oneOf(links));
        for (const link of chosen) oneOf(FAULTS)(link);
        await wait(Math.min(between(1_000, 8_000), minutes * 30_000));
        for (const link of chosen) link.heal(oneOf(HEALINGS));
      });
      return `${times} times`;
    },
  };
};
