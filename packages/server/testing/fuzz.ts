import { AUDIENCE, type Random } from '@ahu/core';
import { LiveTable, type Store, Tables } from '../src/index.ts';
import { gameOf } from '../src/tables/games.ts';
import { Attacker, type Target } from './attacker.ts';
import { complaints } from './complaints.ts';
import { guestCookie, tableOf } from './player.ts';
import type { ServerProcess } from './server-process.ts';

const GAMES = ['rapa-nui-cards', 'rapa-nui', 'giants'] as const;
const SEATS = 3;
/** Frames against the same tables, before others are set up. */
const ROUND = 20_000;

export interface Fuzzed {
  frames: number;
  /** What was played by the way, by the rules. */
  events: number;
  /** Frames that came back, each held against the log. */
  checked: number;
  /** Megabytes that the server needs, after each round and a collection of garbage. */
  readonly memory: number[];
  readonly faults: string[];
}

/**
 * Sends frames that are wrong in every way, half of them from people with a seat, and looks whether the server lives,
 * answers, tells nobody too much, and changes nothing but by legal moves of the person in the seat.
 */
export async function fuzz(
  server: ServerProcess,
  store: Store,
  frames: number,
  random: Random,
  onRound: (fuzzed: Fuzzed) => void = () => {},
): Promise<Fuzzed> {
  const { address } = server;
  const names = Array.from({ length: SEATS + 1 }, (_, n) => `Person ${n}`);
  const cookies = await Promise.all(names.map((name) => guestCookie(address, name)));
  const fuzzed: Fuzzed = { frames: 0, events: 0, checked: 0, memory: [], faults: [] };
  while (fuzzed.frames < frames && fuzzed.faults.length === 0) {
    const targets = await Promise.all(GAMES.map((game) => target(server, store, game, cookies.slice(0, SEATS))));
    // The last two have no seat, and one of them no name.
    const attackers = [...cookies, ''].map((cookie) => new Attacker(address, cookie, targets, random));
    const size = Math.min(ROUND, frames - fuzzed.frames);
    await Promise.all(attackers.map((attacker, n) => attack(attacker, size / (n < SEATS ? 2 * SEATS : 4))));
    fuzzed.frames += size;
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const { id } of targets) await hold(fuzzed, new Tables(store), id, attackers);
    for (const { faults } of attackers) fuzzed.faults.push(...faults);
    fuzzed.memory.push(await server.memory());
    onRound(fuzzed);
  }
  fuzzed.faults.push(...(await complaints(address)));
  return fuzzed;
}

async function target({ address }: ServerProcess, store: Store, game: string, cookies: string[]): Promise<Target> {
  const id = await tableOf(address, cookies, game);
  const row = await new Tables(store).row(id);
  return { id, game: gameOf(game).game, seed: row?.seed as string };
}

async function attack(attacker: Attacker, frames: number): Promise<void> {
  await attacker.connect();
  await attacker.attack(Math.ceil(frames / 2));
  await attacker.burst();
  await attacker.attack(Math.floor(frames / 2));
  attacker.close();
}

/** Plays the log of a table again, and holds what everybody was shown against it. */
async function hold(fuzzed: Fuzzed, tables: Tables, id: string, attackers: readonly Attacker[]): Promise<void> {
  const table = new LiveTable((await tables.row(id)) as LiveTable['row']);
  const shown = Map.groupBy(
    attackers.flatMap(({ seen }, n) => [...seen].map(([key, text]) => ({ key, text, seat: n < SEATS ? n : AUDIENCE }))),
    ({ key }) => key.split(' ', 2).join(' '),
  );
  for (const written of await tables.events(id, 0)) {
    const [, seat, command] = /^(\d)-(.+)$/.exec(written.command) ?? [];
    const isOwn = written.event.kind === 'start' || written.event.kind === 'outage';
    const asked = isOwn || attackers[Number(seat)]?.commands.has(command);
    if (!asked) fuzzed.faults.push(`nobody asked for ${JSON.stringify(written)}`);
    try {
      table.apply(written);
    } catch (error) {
      fuzzed.faults.push(`${JSON.stringify(written)} is against the rules: ${error}`);
      return;
    }
    fuzzed.events++;
    for (const { text, seat: eyes } of shown.get(`${id} ${table.head}`) ?? []) {
      fuzzed.checked++;
      if (text !== expected(table, eyes, text)) fuzzed.faults.push(`not what seat ${eyes} may see: ${text}`);
    }
  }
}

/** What this seat should have been shown from that ply on, with or without the position there. */
function expected(table: LiveTable, eyes: number, text: string): string {
  const { from, before: shown } = JSON.parse(text) as { from: number; before?: unknown };
  const { before, steps } = table.story(eyes, from, table.match.log.length);
  const { clocks: _, ...frame } = table.frame(eyes, shown === undefined ? table.head : 0, 0);
  return JSON.stringify({ ...frame, from, ...(shown !== undefined && { before }), steps });
}
