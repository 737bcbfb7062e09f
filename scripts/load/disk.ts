import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = Buffer.alloc(4_096, 1);

/** What the disk alone takes to write and flush one page of a file, so many times a second. */
export async function flushesAt(rate: number, file: string, seconds: number): Promise<number[]> {
  const descriptor = openSync(file, 'a');
  const delays: number[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (1_000 * n) / rate;
    const isLate = performance.now() > due;
    if (!isLate) await wait(due - performance.now());
    // What is due while an earlier one takes long has to wait for it too, as moves have.
    const start = isLate ? due : performance.now();
    writeSync(descriptor, PAGE);
    fsyncSync(descriptor);
    delays.push(performance.now() - start);
  }
  closeSync(descriptor);
  return delays;
}
