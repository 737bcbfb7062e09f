import { randomBytes } from 'node:crypto';
import type { Attends } from '@ahu/protocol';
import type { Bus, Change } from '../bus/bus.ts';
import { Listeners } from './listeners.ts';

/** Milliseconds. */
interface Pace {
  /** For which a broken connection counts as lost, and its person not yet as away. */
  readonly lost: number;
  /** Between two announcements of a person who is here: messages of the bus may get lost. */
  readonly repeat: number;
  /** Of silence after which another process counts as ended: one that dies announces nothing. */
  readonly silence: number;
}

const PACE: Pace = { lost: 30_000, repeat: 10_000, silence: 25_000 };
/** Announcements are repeated for a tenth of the tables at a time, so that moves need not wait for thousands of them. */
const SLICES = 10;

interface Here {
  sockets: number;
  timer?: NodeJS.Timeout | undefined;
}

type Told = Extract<Change, { about: 'attends' }>;

/** Who has which of their tables open, in this process and in the others. */
export class Attendance {
  readonly #bus: Bus;
  readonly #pace: Pace;
  readonly #process = randomBytes(6).toString('hex');
  /** By table and person: those of this process; with no socket they count as lost. */
  readonly #own = new Map<string, Map<string, Here>>();
  /** By table, then by process and person: what other processes told last, and when. */
  readonly #others = new Map<string, Map<string, Told & { readonly at: number }>>();
  readonly #listeners = new Listeners<'attends'>();
  readonly #unsubscribe: () => void;
  readonly #repeat: NodeJS.Timeout;
  /** The tables of this process that are still to be announced again. */
  #slices: string[][] = [];

  constructor(bus: Bus, pace: Partial<Pace> = {}) {
    this.#bus = bus;
    this.#pace = { ...PACE, ...pace };
    this.#unsubscribe = bus.subscribe((change) => this.#hear(change));
    this.#repeat = setInterval(() => this.#refresh(), this.#pace.repeat / SLICES).unref();
  }

  /** Counts a socket of a person until the returned function is called, with whether the connection broke. */
  arrive(table: string, person: string): (isLost: boolean) => void {
    const people = this.#own.get(table) ?? new Map<string, Here>();
    const here = people.get(person) ?? { sockets: 0 };
    this.#own.set(table, people.set(person, here));
    clearTimeout(here.timer);
    if (++here.sockets === 1) this.#announce(table, person, 'here');
    return (isLost) => this.#leave(table, person, isLost);
  }

  /** Whether a person has the table open, in any process. */
  of(table: string, person: string): Attends {
    const told = [...(this.#others.get(table)?.values() ?? [])].filter((each) => each.person === person);
    const own = this.#own.get(table)?.get(person);
    if ((own && own.sockets > 0) || told.some(({ state }) => state === 'here')) return 'here';
    return own || told.length > 0 ? 'lost' : 'away';
  }

  /** Calls `listener` when a person comes or goes, until the returned function is called. */
  listen(table: string, listener: () => void): () => void {
    const isFirst = !this.#listeners.has(table);
    const stop = this.#listeners.add(table, listener);
    if (isFirst) this.#bus.publish({ about: 'who', table });
    return stop;
  }

  close(): void {
    clearInterval(this.#repeat);
    this.#unsubscribe();
    for (const people of this.#own.values()) for (const { timer } of people.values()) clearTimeout(timer);
  }

  #leave(table: string, person: string, isLost: boolean): void {
    const here = this.#own.get(table)?.get(person);
    if (!here || --here.sockets > 0) return;
    if (!isLost) return this.#forget(table, person);
    here.timer = setTimeout(() => this.#forget(table, person), this.#pace.lost).unref();
    this.#announce(table, person, 'lost');
  }

  #forget(table: string, person: string): void {
    const people = this.#own.get(table);
    people?.delete(person);
    if (people?.size === 0) this.#own.delete(table);
    this.#announce(table, person, 'away');
  }

  #announce(table: string, person: string, state: Attends): void {
    this.#bus.publish({ about: 'attends', table, person, process: this.#process, state });
    this.#listeners.tell(table, 'attends');
  }

  #hear(change: Change): void {
    if (change.about === 'who') return this.#repeatFor(change.table);
    if (change.about !== 'attends' || change.process === this.#process) return;
    const { table, person, process, state } = change;
    const told = this.#others.get(table) ?? new Map();
    const before = told.get(`${process} ${person}`)?.state ?? 'away';
    if (state === 'away') told.delete(`${process} ${person}`);
    else told.set(`${process} ${person}`, { ...change, at: performance.now() });
    if (told.size > 0) this.#others.set(table, told);
    else this.#others.delete(table);
    if (before !== state) this.#listeners.tell(table, 'attends');
  }

  #repeatFor(table: string): void {
    for (const [person, { sockets }] of this.#own.get(table) ?? [])
      this.#bus.publish({
        about: 'attends',
        table,
        person,
        process: this.#process,
        state: sockets > 0 ? 'here' : 'lost',
      });
  }

  #refresh(): void {
    if (this.#slices.length === 0) this.#slices = sliced([...this.#own.keys()]);
    for (const table of this.#slices.pop() ?? []) this.#repeatFor(table);
    const since = performance.now() - this.#pace.silence;
    for (const told of this.#others.values())
      for (const each of told.values()) if (each.at < since) this.#hear({ ...each, state: 'away' });
  }
}

/** All of them in as many lists as there are slices. */
function sliced(tables: readonly string[]): string[][] {
  const slices: string[][] = Array.from({ length: SLICES }, () => []);
  for (const [n, table] of tables.entries()) slices[n % SLICES].push(table);
  return slices;
}
