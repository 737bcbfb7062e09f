import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = Buffer.alloc(4_096, 1);
/** Milliseconds from one flush to the next. */
const EVERY = 20;

/**
 * While some work is under way, pages of a file are written and flushed: the longest that this took. Whatever the disk
 * does to one it does to all who use it.
 */
export async function longestFlush(file: string, work: Promise<unknown>): Promise<number> {
  const descriptor = openSync(file, 'w');
  let longest = 0;
  try {
    for (let busy = true; busy; ) {
      const began = performance.now();
      writeSync(descriptor, PAGE, 0, PAGE.length, 0);
      fsyncSync(descriptor);
      longest = Math.max(longest, performance.now() - began);
      busy = await Promise.race([work.then(() => false), wait(EVERY, true)]);
    }
  } finally {
    closeSync(descriptor);
  }
  return longest;
}
