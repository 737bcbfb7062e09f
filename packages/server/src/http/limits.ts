import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * What one address or one person may do. Generous for people, tight for floods; each process counts for itself,
 * which multiplies the limits by the number of processes and needs nobody to agree.
 */
export class Limits {
  readonly #on: boolean;
  /** By address: of IPv6 by the 64 bits of its network. */
  readonly requests = this.#limit(600, 60);
  readonly sockets = this.#limit(120, 60);
  /** Open at one time: a school behind one address has room. */
  readonly openSockets = this.#share(500);
  readonly newPeople = this.#limit(30, 3_600);
  readonly signIns = this.#limit(20, 600);
  /** By what the name looks like, whether anybody has it or not. */
  readonly signInsByName = this.#limit(20, 1_800);
  readonly recoveriesByName = this.#limit(3, 3_600);
  /** By person. */
  readonly passwords = this.#limit(10, 3_600);
  readonly exports = this.#limit(10, 3_600);
  /** Letters to confirm an address: by person, and by the address. */
  readonly mails = this.#limit(5, 3_600);
  /** By person, or by address where nobody has a name. */
  readonly messages = this.#limit(300, 10);
  readonly tables = this.#limit(60, 3_600);
  readonly seating = this.#limit(120, 60);
  readonly reports = this.#limit(10, 3_600);
  /** Matches of islands, each of which takes a bot thread seconds. */
  readonly islands = this.#limit(20, 3_600);
  readonly attempts = this.#limit(120, 60);
  readonly talk = this.#limit(20, 30);

  constructor(on: boolean) {
    this.#on = on;
  }

  /** Allows `points` calls a key in `duration` seconds. Counts each call and returns whether it is allowed. */
  #limit(points: number, duration: number): Limit {
    const limiter = new RateLimiterMemory({ points, duration });
    return async (key) => !this.#on || consume(limiter, key);
  }

  /** Allows `most` of something at one time. Returns how to give one back, or undefined if there are too many. */
  #share(most: number): Share {
    const taken = new Map<string, number>();
    return (key) => {
      const before = taken.get(key) ?? 0;
      if (this.#on && before >= most) return undefined;
      taken.set(key, before + 1);
      return () => {
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    };
  }
}

export type Share = (key: string) => (() => void) | undefined;

export type Limit = (key: string) => Promise<boolean>;

const consume = (limiter: RateLimiterMemory, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    (reason: RateLimiterRes | Error) => {
      if (reason instanceof Error) throw reason;
      return false;
    },
  );
