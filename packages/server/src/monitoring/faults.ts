import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { isUnavailable } from '../store/unavailable.ts';
import type { Metrics } from './metrics.ts';

/** What an error belongs to, for the log. Never cookies, bodies or queries: those have secrets in them. */
export type About = Readonly<Record<string, unknown>>;

/** More of a target than this tells nothing. */
const LONGEST_TARGET = 200;

/** A request as the log may know it. */
export const aboutRequest = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>, address: string): About => ({
  method,
  target: (url ?? '').split('?', 1)[0].slice(0, LONGEST_TARGET),
  address,
});

/**
 * Where every error ends that nothing else handles. The whole server has this one guard: work that nothing awaits
 * runs in it, so that an error is logged, counted, and ends at most the connection that it belongs to.
 */
export class Faults {
  readonly #logger: Logger;
  readonly #metrics: Metrics;

  constructor(logger: Logger, metrics: Metrics) {
    this.#logger = logger;
    this.#metrics = metrics;
  }

  /** Runs the handler of an event, a timer or a message. `end` closes what cannot go on after an unexpected error. */
  run(what: string, about: About, work: () => unknown, end?: () => void): void {
    (async () => work())().catch((error: unknown) => {
      if (this.report(error, what, about)) end?.();
    });
  }

  /** Returns whether the error was unexpected. A database that is away is not: it is tried again. */
  report(error: unknown, what: string, about: About = {}): boolean {
    const expected = isUnavailable(error);
    if (expected) {
      this.#metrics.unavailable.inc();
      this.#logger.warn({ ...about, error }, what);
    } else {
      this.#metrics.faults.inc();
      this.#logger.error({ ...about, error }, what);
    }
    return !expected;
  }
}
