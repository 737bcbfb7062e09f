import { EXIT, Failure } from './failure.ts';

/** A signal that Ctrl-C aborts, so that what was done by then can be told; a second Ctrl-C ends the process. */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}

/** After a Ctrl-C: clears the bar, and throws a failure if nothing was done by then. */
export function expectSome(done: readonly unknown[], signal: AbortSignal, what = 'game was over'): void {
  if (!signal.aborted) return;
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (done.length === 0) throw new Failure(EXIT.interrupted, `interrupted before the first ${what}`);
  process.exitCode = EXIT.interrupted;
}
