import type { Random } from '@ahu/core';
import { openStore, readConfig } from '@ahu/server';
import { fuzz, type ServerProcess } from '@ahu/server/testing';
import { growth } from './growth.ts';

/** Frames over sockets, half of them from people with a seat; what went wrong. */
export async function attackWithFrames(
  server: ServerProcess,
  env: Record<string, string>,
  frames: number,
  random: Random,
): Promise<readonly string[]> {
  const store = await openStore(readConfig(env), () => {});
  const began = Date.now();
  const fuzzed = await fuzz(server, store, frames, random, ({ frames, events, memory }) =>
    process.stderr.write(`\r${frames} frames, ${events} events, ${memory.at(-1)} MB `),
  );
  await store.close();
  const { events, checked, memory, faults } = fuzzed;
  const grown = growth(memory);
  console.log(
    `\n${fuzzed.frames} frames in ${((Date.now() - began) / 60_000).toFixed(1)} minutes, half of them from people with a seat: ` +
      `${events} events by the rules, ${checked} frames received and held against the log; ${grown.said}; ` +
      `${faults.length} faults`,
  );
  return [...faults, ...grown.faults];
}
