import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIENCE, CHANCE, Sfc32 } from '@ahu/core';
import type { Me, ServerMessage, Step, Story, TableInfo } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';
import { Client } from '../testing/client.ts';

type Frame = Extract<ServerMessage, { kind: 'frame' }>;

let folder: string;
let running: Running;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  const config = { PORT: '0', AHU_DATA: join(folder, 'data'), AHU_LOG: 'silent', AHU_LIMITS: 'off' };
  running = await serveAhu(folder, readConfig(config));
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

async function guest(name: string): Promise<Client> {
  const client = new Client(running.address);
  await client.guest(name);
  await client.connect();
  return client;
}

/** Two people at a table of the card game that has begun. */
async function table(): Promise<{ id: string; people: Client[] }> {
  const people = await Promise.all([guest('Hotu Matua'), guest('Vakai a Heva')]);
  const seats = [{ kind: 'me' }, { kind: 'free' }];
  const clock = { pace: 'days', days: 1 };
  const body = { game: 'rapa-nui-cards', seats, options: {}, clock, open: true };
  const { id } = await people[0].ask<{ id: string }>('POST', '/tables', body);
  await people[1].ask('POST', `/tables/${id}/sit`, { seat: 1 });
  await people[0].ask('POST', `/tables/${id}/start`);
  await Promise.all(people.map((client) => client.watch(id)));
  return { id, people };
}

const isAsked = ({ frame }: Client): boolean => frame?.waiting.includes(frame.seat) ?? false;

/** Plays at random until there are `plies`; returns every step as each of them saw it. */
async function play(people: readonly Client[], plies = Number.POSITIVE_INFINITY): Promise<Step[][]> {
  const random = new Sfc32('story');
  const lived: Step[][] = people.map(() => []);
  while (!people[0].frame?.over && (people[0].frame?.plies ?? 0) < plies) {
    const mover = people.find(isAsked) as Client;
    const { moves = [], seq = 0 } = mover.frame ?? {};
    const shown = people.map((client) =>
      client.hear<Frame>((message) => message.kind === 'frame' && message.seq > seq),
    );
    await mover.play(moves[random.below(moves.length)]);
    for (const [i, frame] of (await Promise.all(shown)).entries()) lived[i].push(...frame.steps);
  }
  return lived;
}

const storyOf = (client: Client, id: string, from: number, to: number): Promise<Story> =>
  client.ask('GET', `/tables/${id}/story?from=${from}&to=${to}`);

describe('the story of a table', () => {
  it('tells everybody what they lived through, and nobody more', async () => {
    const { id, people } = await table();
    const begun = people.map(({ frame }) => frame?.plies ?? 0);
    const lived = await play(people, 40);
    for (const [i, client] of people.entries()) {
      const { steps } = await storyOf(client, id, begun[i], begun[i] + lived[i].length);
      expect(steps).toEqual(lived[i]);
    }
    const whole = await storyOf(people[0], id, 0, begun[0]);
    expect(whole.steps.length).toBe(begun[0]);
    expect(whole.steps[0].seat).toBe(CHANCE);
  });

  it('shows those without a seat what lies open', async () => {
    const { id, people } = await table();
    await play(people, 40);
    for (const stranger of [new Client(running.address), await guest('Nobody')]) {
      const { before, steps } = await storyOf(stranger, id, 0, 1000);
      const views = [before, ...steps.map(({ after }) => after)] as { seat: number; players: { hand: unknown }[] }[];
      expect(steps.length).toBeGreaterThan(30);
      expect(views.every(({ seat }) => seat === AUDIENCE)).toBe(true);
      expect(views.some(({ players }) => players.some(({ hand }) => hand !== null))).toBe(false);
    }
  });

  it('is told in parts, and only of a game that has begun', async () => {
    const { id, people } = await table();
    await play(people);
    const plies = people[0].frame?.plies ?? 0;
    expect(plies).toBeGreaterThan(100);
    const first = await storyOf(people[0], id, 0, plies);
    expect(first.steps.length).toBe(100);
    const rest = await storyOf(people[0], id, 100, plies);
    expect(rest.before).toEqual(first.steps.at(-1)?.after);
    expect(rest.steps.length).toBe(plies - 100);
    expect((await storyOf(people[0], id, plies + 7, plies + 9)).steps).toEqual([]);
    await expect(people[0].ask('GET', `/tables/${id}/story?from=-1&to=x`)).rejects.toThrow('400');
    await expect(people[0].ask('GET', '/tables/nosuchtable/story?from=0&to=1')).rejects.toThrow('404');
    const body = { game: 'giants', seats: [{}, {}, {}].map(() => ({ kind: 'free' })), options: {}, open: true };
    const waiting = await people[0].ask<{ id: string }>('POST', '/tables', {
      ...body,
      clock: { pace: 'days', days: 1 },
    });
    await expect(storyOf(people[0], waiting.id, 0, 1)).rejects.toThrow('409');
  });
});

describe('who waits at a table', () => {
  it('sees who sits down, and the first position when the game begins', async () => {
    const people = await Promise.all([guest('Hotu Matua'), guest('Vakai a Heva')]);
    const seats = [{ kind: 'me' }, { kind: 'free' }];
    const clock = { pace: 'days', days: 1 };
    const body = { game: 'rapa-nui-cards', seats, options: {}, clock, open: false };
    const { id } = await people[0].ask<{ id: string }>('POST', '/tables', body);
    people[0].send({ kind: 'watch', table: id, seq: 0 });
    await people[0].hear(({ kind }) => kind === 'table');
    const sat = people[0].hear<Extract<ServerMessage, { kind: 'table' }>>(({ kind }) => kind === 'table');
    await people[1].ask('POST', `/tables/${id}/sit`, { seat: 1 });
    const { name } = await people[1].ask<Me>('GET', '/me');
    expect((await sat).info.seats[1]?.name).toBe(name);
    const begun = people[0].hear<Frame>(({ kind }) => kind === 'frame');
    await people[0].ask('POST', `/tables/${id}/start`);
    expect(await begun).toMatchObject({ table: id, seat: 0, seq: 1 });
  });
});

describe('a rematch', () => {
  it('is one table for all who ask, and everybody at the old one hears of it', async () => {
    const { id, people } = await table();
    await expect(people[0].ask('POST', `/tables/${id}/rematch`)).rejects.toThrow('409');
    await play(people);
    const isTold = (message: ServerMessage): boolean => message.kind === 'table' && message.info.rematch !== undefined;
    const told = people[0].hear<Extract<ServerMessage, { kind: 'table' }>>(isTold);
    // The table counts as over a moment after its last move.
    await expect.poll(async () => (await people[0].ask<TableInfo>('GET', `/tables/${id}`)).status).toBe('over');
    const asked = await Promise.all(
      people.map((client) => client.ask<{ id: string }>('POST', `/tables/${id}/rematch`)),
    );
    expect(asked[0].id).toBe(asked[1].id);
    expect((await told).info.rematch).toBe(asked[0].id);
    const next = await people[0].ask<TableInfo>('GET', `/tables/${asked[0].id}`);
    expect(next).toMatchObject({ status: 'open', game: 'rapa-nui-cards' });
    const { open } = await people[0].ask<{ open: TableInfo[] }>('GET', '/lobby');
    expect(open.filter(({ game }) => game === 'rapa-nui-cards').map((each) => each.id)).toEqual([asked[0].id]);
  });
});
