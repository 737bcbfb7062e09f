import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@ahu/protocol';
import { between, forMinutes, oneOf, type Prepare } from '../trial.ts';
import { twoProcesses } from './pair.ts';

const HOURS = 2;
/** Debian's, for the processors that Node 24 comes for. */
const LIBRARIES = ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/faketime/libfaketimeMT.so.1`);
const TEN_MINUTES: Clock = { pace: 'live', bank: 600, increment: 5 };

/** The clocks of two processes jump by hours, each for itself. Timers do not: they go by another clock. */
export const clocks: Prepare = async (folder, { minutes }) => {
  const library = LIBRARIES.find((path) => existsSync(path));
  if (!library) return 'libfaketime was not found (Debian: apt-get install faketime)';
  const fileOf = (n: number): string => join(folder, `offset-${n}`);
  const setClock = (n: number, seconds: number): void =>
    writeFileSync(fileOf(n), `${seconds < 0 ? '' : '+'}${seconds}s\n`);
  for (const n of [0, 1]) setClock(n, 0);
  const pair = await twoProcesses((n) => ({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileOf(n),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }));
  if (typeof pair === 'string') return pair;
  return {
    ...pair,
    name: 'clocks of two processes that jump by up to two hours',
    company: { ...pair, clocks: [TEN_MINUTES, { pace: 'days', days: 7 }] },
    async harm() {
      const jumps = await forMinutes(minutes, async () => {
        await wait(between(1_500, 4_000));
        setClock(oneOf([0, 1]), Math.round(between(-HOURS, HOURS) * 3_600));
      });
      return `${jumps} jumps`;
    },
  };
};
