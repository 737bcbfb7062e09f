import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@ahu/server/testing';

/** Milliseconds. Longer, and people at a table would call it away. */
const PATIENCE = 5_000;

const TABLE = {
  game: 'rapa-nui-cards',
  seats: [{ kind: 'me' }, { kind: 'free' }],
  options: {},
  clock: { pace: 'days', days: 7 },
  open: false,
};

export interface Probed {
  /** Seconds in which it was asked, and moves that were made meanwhile. */
  probes: number;
  moves: number;
  /** Milliseconds of the slowest move. */
  slowest: number;
  readonly failures: string[];
}

/** Two people at a table, one of whom moves every second, while something else happens to the server. */
export class Probe {
  readonly #address: string;
  #people: Client[];
  readonly #closing = new AbortController();
  readonly #probed: Probed = { probes: 0, moves: 0, slowest: 0, failures: [] };
  #running: Promise<void> | undefined;

  constructor(address: string) {
    this.#address = address;
    this.#people = [new Client(address), new Client(address)];
  }

  async start(): Promise<void> {
    for (const [n, client] of this.#people.entries()) {
      await client.guest(`Person ${n}`);
    }
    await this.#sitDown();
    this.#running = this.#run();
  }

  async stop(): Promise<Probed> {
    this.#closing.abort();
    await this.#running;
    for (const client of this.#people) client.close();
    return this.#probed;
  }

  async #sitDown(): Promise<void> {
    const [owner, other] = this.#people;
    const { id } = await owner.ask<{ id: string }>('POST', '/tables', TABLE);
    await other.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await owner.ask('POST', `/tables/${id}/start`);
    for (const client of this.#people) client.close();
    this.#people = this.#people.map((client) => client.again());
    for (const client of this.#people) {
      await client.connect();
      await client.watch(id);
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      this.#probed.probes++;
      await this.#check('/healthz', () => this.#health());
      await this.#check('a move', () => this.#move());
      await pause(1_000, undefined, { signal }).catch(() => {});
    }
  }

  async #check(what: string, work: () => Promise<void>): Promise<void> {
    const late = pause(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('too late')));
    await Promise.race([work(), late]).catch((error) => this.#probed.failures.push(`${what}: ${error}`));
  }

  async #health(): Promise<void> {
    const answer = await (await fetch(`${this.#address}/healthz`, { headers: { connection: 'close' } })).text();
    if (answer !== 'ok') throw new Error(answer);
  }

  async #move(): Promise<void> {
    if (this.#people[0].frame?.over) await this.#sitDown();
    const mover = this.#people.find(({ frame }) => frame?.waiting.includes(frame.seat));
    if (!mover?.frame) throw new Error('nobody can move');
    const began = performance.now();
    const verdict = await mover.play(mover.frame.moves[0]);
    if (verdict.kind !== 'accepted') throw new Error(`refused: ${verdict.reason}`);
    this.#probed.moves++;
    this.#probed.slowest = Math.max(this.#probed.slowest, performance.now() - began);
  }
}
