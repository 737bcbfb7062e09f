import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HashQueue } from './hash-queue.ts';

/** OWASP's recommendation for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const NOW = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

type Parameters = { readonly [Name in keyof typeof NOW]: number };

const argon2Of = promisify(argon2);
const scryptOf = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

/** A hash with all that is needed to check a password against it. */
type Hash =
  | { readonly kind: 'argon2id'; readonly with: Parameters; readonly salt: Buffer; readonly key: Buffer }
  /** What Ahu 0.1 kept as "salt:key", with the parameters of Node. */
  | { readonly kind: 'scrypt'; readonly salt: Buffer; readonly key: Buffer };

/** Hashes passwords, a few at a time. Throws `Busy` when too many wait. */
export class Passwords {
  readonly #queue = new HashQueue();
  /** Takes the place of the hash of an account that does not exist. */
  readonly #nobodys = write(NOW, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return write(NOW, salt, await this.#queue.do(() => derive(password, salt, NOW)));
  }

  /** Whether this is the password. Hashes once, also when there is nothing to compare with. */
  async matches(password: string, kept: string | null | undefined): Promise<boolean> {
    const hash = read(kept ?? this.#nobodys);
    const key = await this.#queue.do(() =>
      hash.kind === 'argon2id'
        ? derive(password, hash.salt, hash.with)
        : scryptOf(password, hash.salt, hash.key.length),
    );
    return timingSafeEqual(key, hash.key) && typeof kept === 'string';
  }

  /** Whether a hash should be made again when the password is known. */
  isOutdated(kept: string): boolean {
    const hash = read(kept);
    return hash.kind !== 'argon2id' || hash.with.memory !== NOW.memory || hash.with.passes !== NOW.passes;
  }
}

const derive = (password: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> =>
  argon2Of('argon2id', { message: password, nonce, tagLength: KEY_BYTES, ...parameters });

const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** As the PHC string format writes it. */
const write = ({ memory, passes, parallelism }: Parameters, salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(key)}`;

function read(kept: string): Hash {
  const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept);
  if (!phc) {
    const [salt, key] = kept.split(':').map((part) => Buffer.from(part, 'hex'));
    return { kind: 'scrypt', salt, key };
  }
  const [memory, passes, parallelism] = phc.slice(1, 4).map(Number);
  const [salt, key] = phc.slice(4).map((part) => Buffer.from(part, 'base64'));
  return { kind: 'argon2id', with: { memory, passes, parallelism }, salt, key };
}
