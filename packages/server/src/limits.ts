import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** So much of something in so many seconds. */
const limiter = (points: number, duration: number): RateLimiterMemory => new RateLimiterMemory({ points, duration });

/**
 * What one address or one person may do. Generous for people, tight for floods; each process counts for itself,
 * which multiplies the limits by the number of processes and needs nobody to agree.
 */
export class Limits {
  /** By address. */
  readonly requests = limiter(600, 60);
  readonly sockets = limiter(120, 60);
  readonly newPeople = limiter(30, 3_600);
  readonly signIns = limiter(20, 600);
  /** By person, or by address where nobody has a name. */
  readonly messages = limiter(300, 10);
  readonly tables = limiter(60, 3_600);
  readonly talk = limiter(20, 30);
}

/** Whether this one is still within the limit, counting it. */
export async function within(limit: RateLimiterMemory, key: string): Promise<boolean> {
  return limit.consume(key).then(
    () => true,
    (reason: RateLimiterRes | Error) => {
      if (reason instanceof Error) throw reason;
      return false;
    },
  );
}
