import { Client } from '@ahu/server/testing';

/** Longer than anybody would wait for an answer. */
const PATIENCE = 20_000;

/** How long moves took until they were acknowledged, and those that were not. */
export interface Timed {
  readonly delays: number[];
  readonly failed: string[];
}

/** Two people who play one game after the other, as fast as the server answers. */
export class Pair {
  readonly #address: string;
  #people: readonly Client[] = [];
  #table = '';
  timed: Timed = { delays: [], failed: [] };
  #resting = false;

  constructor(address: string) {
    this.#address = address;
  }

  async sitDown(n: number): Promise<void> {
    this.#people = [new Client(this.#address), new Client(this.#address)];
    for (const [seat, client] of this.#people.entries()) {
      await client.guest(`Player ${n}.${seat}`);
      await client.connect();
    }
    await this.#begin();
  }

  async play(): Promise<void> {
    while (!this.#resting) {
      if (this.#people[0].frame?.over) await this.#begin();
      await this.#move().catch((error: Error) => this.timed.failed.push(error.message));
    }
  }

  rest(): void {
    this.#resting = true;
  }

  close(): void {
    for (const client of this.#people) client.close();
  }

  async #begin(): Promise<void> {
    const [first, second] = this.#people;
    const { id } = await first.ask<{ id: string }>('POST', '/tables', {
      game: 'rapa-nui-cards',
      seats: [{ kind: 'me' }, { kind: 'free' }],
      options: {},
      clock: { pace: 'days', days: 7 },
      open: false,
    });
    await second.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await first.ask('POST', `/tables/${id}/start`);
    if (this.#table) for (const client of this.#people) client.send({ kind: 'unwatch', table: this.#table });
    this.#table = id;
    for (const client of this.#people) {
      client.frame = undefined;
      await client.watch(id);
    }
  }

  async #move(): Promise<void> {
    const mover = this.#people.find(({ frame }) => frame?.waiting.includes(frame.seat)) as Client;
    const moves = mover.frame?.moves ?? [];
    const began = performance.now();
    const verdict = await withPatience(mover.play(moves[Math.floor(Math.random() * moves.length)]));
    this.timed.delays.push(performance.now() - began);
    if (verdict.kind === 'refused') throw new Error(`refused: ${verdict.reason}`);
    await withPatience(Promise.all(this.#people.map((client) => this.#sees(client, verdict.seq))));
  }

  async #sees(client: Client, seq: number): Promise<void> {
    while ((client.frame?.seq ?? 0) < seq) await client.hear(({ kind }) => kind === 'frame');
  }
}

async function withPatience<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
