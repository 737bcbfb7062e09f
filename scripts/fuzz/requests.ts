import type { Random } from '@ahu/core';
import { besiege, type ServerProcess } from '@ahu/server/testing';
import { growth } from './growth.ts';

/** Requests below HTTP and to every route; what went wrong. */
export async function attackWithRequests(
  server: ServerProcess,
  database: string,
  requests: number,
  random: Random,
): Promise<readonly string[]> {
  const began = Date.now();
  const besieged = await besiege(server, requests, random, ({ requests, memory }) =>
    process.stderr.write(`\r${requests} requests, ${memory.at(-1)} MB `),
  );
  const { answers, memory, silent, faults } = besieged;
  const grown = growth(memory);
  const answered = Object.entries(answers)
    .sort()
    .map(([hundred, count]) => `${count} of ${hundred}`);
  console.log(
    `\n${besieged.requests} requests (${database}) in ${((Date.now() - began) / 60_000).toFixed(1)} minutes, half of them ` +
      `to every route and half below HTTP: answers ${answered.join(', ')}; ${silent} silent connections ended; ` +
      `${grown.said}; ${faults.length} faults`,
  );
  return [...faults, ...grown.faults];
}
