import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage } from '@ahu/protocol';
import { type Running, readConfig, serveAhu } from '../src/index.ts';
import { Client } from './client.ts';
import { until } from './until.ts';

type Verdict = Extract<ServerMessage, { kind: 'accepted' | 'refused' }>;

/** A server of its own in this process, with people who can sit down at its tables. */
export class Room {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  readonly #env: Record<string, string>;
  #running: Running | undefined;
  #commands = 0;

  constructor(env: Record<string, string> = {}) {
    this.#env = { PORT: '0', AHU_DATA: join(this.#folder, 'data'), AHU_LOG: 'silent', AHU_LIMITS: 'off', ...env };
  }

  get running(): Running {
    return this.#running as Running;
  }

  async open(): Promise<void> {
    this.#running = await serveAhu(this.#folder, readConfig(this.#env));
  }

  async close(): Promise<void> {
    await this.running.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** A person with a socket, by way of another address if one is given. */
  async guest(name: string, address = this.running.address): Promise<Client> {
    const client = new Client(address);
    await client.guest(name);
    await client.connect();
    return client;
  }

  /** A table of these people and bots, which has begun. */
  async table(game: string, people: readonly Client[], bots: readonly string[], clock: object): Promise<string> {
    const seats = [
      ...people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'free' })),
      ...bots.map((level) => ({ kind: 'bot', level })),
    ];
    const [owner] = people;
    const { id } = await owner.ask<{ id: string }>('POST', '/tables', { game, seats, options: {}, clock, open: true });
    for (const [seat, person] of people.entries())
      if (seat > 0) await person.ask('POST', `/tables/${id}/sit`, { seat });
    await owner.ask('POST', `/tables/${id}/start`);
    for (const person of people) {
      person.frame = undefined;
      await person.watch(id);
    }
    return id;
  }

  /** Says something about a seat, and hears what became of it. */
  async say(
    client: Client,
    kind: 'return' | 'concede' | 'declineEnd' | 'offerEnd',
    table = client.frame?.table ?? '',
  ): Promise<Verdict> {
    const command = `said-${this.#commands++}`;
    const verdict = client.hear<Verdict>((message) => 'command' in message && message.command === command);
    client.send(kind === 'offerEnd' ? { kind, table, command, seq: client.frame?.seq ?? 0 } : { kind, table, command });
    return verdict;
  }
}

export const isAsked = ({ frame }: Client): boolean => frame?.waiting.includes(frame.seat) ?? false;

/** Until the client has seen everything up to an event. */
export const seesUpTo = (client: Client, seq: number): Promise<void> => until(() => (client.frame?.seq ?? 0) >= seq);

/** Everybody plays the first move that they have, until it is over or enough. */
export async function playOn(clients: readonly Client[], isEnough: () => boolean = () => false): Promise<void> {
  while (!clients[0].frame?.over && !isEnough()) {
    const mover = clients.find(isAsked);
    if (!mover?.frame) {
      await Promise.race(clients.map((client) => client.hear(({ kind }) => kind === 'frame')));
      continue;
    }
    const verdict = await mover.play(mover.frame.moves[0]);
    if (verdict.kind === 'accepted') await Promise.all(clients.map((client) => seesUpTo(client, verdict.seq)));
  }
}
