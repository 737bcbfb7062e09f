import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = Buffer.alloc(4_096, 1);

/** What the disk alone takes to write and flush one page of a file, so many times a second. */
export async function flushesAt(rate: number, file: string, seconds: number): Promise<number[]> {
  const descriptor = openSync(file, 'a');
  const delays: number[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n++) {
    await wait(Math.max(0, began + (1_000 * n) / rate - performance.now()));
    const start = performance.now();
    writeSync(descriptor, PAGE);
    fsyncSync(descriptor);
    delays.push(performance.now() - start);
  }
  closeSync(descriptor);
  return delays;
}
