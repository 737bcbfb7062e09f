import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';

/** Why a person may not sign in, or may not talk, and until when. */
export interface Ban {
  readonly id: string;
  readonly until: number;
  readonly why: string;
}

type Listener = (person: string, ban: Ban) => void;

/** Milliseconds between two reads of the bans: operators change them in the database, from another process. */
const EVERY = 1_000;

/** Who may not sign in and who may not talk, at most a second old. Requests and sockets both ask here. */
export class Bans {
  readonly #store: Store;
  #people = new Map<string, Ban>();
  #mutes = new Map<string, Ban>();
  #addresses: { readonly range: BlockList; readonly ban: Ban }[] = [];
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  ofPerson(person: string): Ban | undefined {
    return current(this.#people.get(person));
  }

  ofAddress(address: string): Ban | undefined {
    const family = isIP(address);
    if (family === 0) return undefined;
    const isIn = ({ range }: { range: BlockList }) => range.check(address, family === 4 ? 'ipv4' : 'ipv6');
    return current(this.#addresses.find(isIn)?.ban);
  }

  muteOf(person: string): Ban | undefined {
    return current(this.#mutes.get(person));
  }

  /** Calls for everybody who is banned from now on, and once for those who are already. Returns how to unsubscribe. */
  onBan(listener: Listener): () => void {
    this.#listeners.add(listener);
    for (const [person, ban] of this.#people) listener(person, ban);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads all that hold now. */
  async look(): Promise<void> {
    // Of several for one person the longest counts: it comes last.
    const all = this.#store.db.selectFrom('ban').selectAll().orderBy('until').orderBy('id');
    const rows = await all.where('until', '>', Date.now()).execute();
    const of = (kind: 'person' | 'mute') =>
      new Map(rows.flatMap((row) => (row.kind === kind && row.person !== null ? [[row.person, row]] : [])));
    const before = this.#people;
    this.#people = of('person');
    this.#mutes = of('mute');
    this.#addresses = rows.flatMap((ban) => {
      const range = ban.address === null ? undefined : rangeOf(ban.address);
      return range ? [{ range, ban }] : [];
    });
    for (const [person, ban] of this.#people) {
      if (before.get(person)?.id !== ban.id) for (const listener of this.#listeners) listener(person, ban);
    }
  }

  /** Polls until it is closed; while the database is away the last result counts. */
  async open(logger: Logger): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look().catch((error) => logger.warn(error)), EVERY);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

const current = (ban: Ban | undefined): Ban | undefined => (ban && ban.until > Date.now() ? ban : undefined);

/** The addresses of a text like 192.0.2.0/24, 2001:db8::/48 or a single address; undefined for anything else. */
export function rangeOf(text: string): BlockList | undefined {
  const [address, length, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  const prefix = length === undefined ? most : Number(length);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(length ?? '0') || prefix > most) return undefined;
  const range = new BlockList();
  range.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  return range;
}
