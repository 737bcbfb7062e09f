import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchFile, readMatch, Sfc32, seedHash } from '@ahu/core';
import type { Me, TableInfo } from '@ahu/protocol';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveTable, type Running, readConfig, serveAhu } from '../src/index.ts';
import { Client } from '../testing/client.ts';

let folder: string;
let running: Running;

const serve = (env: Record<string, string> = {}): Promise<Running> =>
  serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: join(folder, 'data'), AHU_LOG: 'silent', ...env }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  running = await serve();
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

const LIVE = { pace: 'live', bank: 600, increment: 5 };

async function guest(name: string): Promise<Client> {
  const client = new Client(running.address);
  await client.guest(name);
  await client.connect();
  return client;
}

/** Two people, and bots in further seats, at a table that has begun. */
async function table(
  bots: readonly string[] = [],
  clock: object = LIVE,
): Promise<{ id: string; hotu: Client; vakai: Client }> {
  const [hotu, vakai] = await Promise.all([guest('Hotu Matua'), guest('Vakai a Heva')]);
  const seats = [{ kind: 'me' }, { kind: 'free' }, ...bots.map((level) => ({ kind: 'bot', level }))];
  const { id } = await hotu.ask<{ id: string }>('POST', '/tables', {
    game: 'rapa-nui-cards',
    seats,
    options: {},
    clock,
    open: true,
  });
  await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
  await hotu.ask('POST', `/tables/${id}/start`);
  await Promise.all([hotu.watch(id), vakai.watch(id)]);
  return { id, hotu, vakai };
}

const asked = (client: Client): boolean => {
  const { waiting = [], seat = 0 } = client.frame ?? {};
  return waiting.includes(seat);
};

/** Everybody plays at random until it is over. */
async function playOn(clients: readonly Client[], random: Sfc32): Promise<void> {
  while (!clients[0].frame?.over) {
    const mover = clients.find(asked);
    if (!mover) {
      await Promise.race(clients.map((client) => client.hear(({ kind }) => kind === 'frame')));
      continue;
    }
    const { moves = [] } = mover.frame ?? {};
    const verdict = await mover.play(moves[random.below(moves.length)]);
    if (verdict.kind === 'refused') throw new Error(`refused: ${verdict.reason} ${verdict.rule}`);
  }
}

describe('a table over the wire', () => {
  it('two people and a bot play a whole game, and its file can be checked by everybody', async () => {
    const { id, hotu, vakai } = await table(['novice']);
    const before = await hotu.ask<TableInfo>('GET', `/tables/${id}`);
    expect(before.seed).toBeUndefined();
    await playOn([hotu, vakai], new Sfc32('whole'));
    const file = await new Client(running.address).ask<MatchFile>('GET', `/tables/${id}/match`);
    expect(seedHash(file.seed)).toBe(before.seedHash);
    expect(readMatch(file, [rapaNuiCards]).over).toBe(true);
  });

  it('a move that breaks a rule is refused with the rule, and nothing changes', async () => {
    const { hotu, vakai } = await table();
    const [mover, other] = asked(hotu) ? [hotu, vakai] : [vakai, hotu];
    const { plies } = mover.frame ?? {};
    expect(await other.play('take column 1')).toMatchObject({ kind: 'refused', reason: 'rule', rule: 'C5.1' });
    expect(await mover.play('dance')).toMatchObject({ kind: 'refused', reason: 'unreadable' });
    expect(mover.frame?.plies).toBe(plies);
  });

  it('a refusal has the facts that the rules give for it', async () => {
    const { hotu, vakai } = await table();
    const mover = asked(hotu) ? hotu : vakai;
    const { table: id, seat } = mover.frame as NonNullable<Client['frame']>;
    const { game, state } = ((await running.services.registry.find(id)) as LiveTable).match;
    const moves = Array.from({ length: game.moveCount }, (_, move) => ({ move, why: game.explain(state, seat, move) }));
    const { move, why } = moves.find((each) => each.why?.facts) as (typeof moves)[number];
    expect(await mover.play(game.write(move))).toMatchObject({ reason: 'rule', ...why });
  });

  it('a command sent twice is played once', async () => {
    const { hotu, vakai } = await table();
    const mover = asked(hotu) ? hotu : vakai;
    const notation = mover.frame?.moves[0] ?? '';
    const first = await mover.play(notation, 'same');
    const plies = mover.frame?.plies;
    expect(await mover.play(notation, 'same')).toEqual(first);
    expect(mover.frame?.plies).toBe(plies);
  });

  it('who comes back resumes from the last frame they have', async () => {
    const { id, hotu, vakai } = await table();
    const [mover, other] = asked(hotu) ? [hotu, vakai] : [vakai, hotu];
    other.close();
    const seen = other.frame?.plies ?? 0;
    await mover.play(mover.frame?.moves[0] ?? '');
    await other.connect();
    const frame = await other.watch(id);
    expect(frame.from).toBe(seen);
    expect(frame.before).toBeUndefined();
    expect(frame.plies).toBe(frame.from + frame.steps.length);
    expect(frame.steps.length).toBeGreaterThan(0);
  });

  it('who missed more than thirty plies sees where things stand', async () => {
    const { id, hotu, vakai } = await table();
    await playOn([hotu, vakai], new Sfc32('long'));
    const watcher = await guest('Nobody');
    watcher.send({ kind: 'watch', table: id, seq: 1 });
    const frame = await watcher.hear<NonNullable<Client['frame']>>(({ kind }) => kind === 'frame');
    expect(frame.plies).toBeGreaterThan(30);
    expect(frame).toMatchObject({ from: frame.plies, steps: [] });
    expect(frame.before).toBeDefined();
  });

  it('only who watches a table can talk there', async () => {
    const { id, hotu } = await table();
    const stranger = await guest('Nobody');
    for (const table of [id, 'no-such-table']) {
      stranger.send({ kind: 'chat', table, text: 'Iorana!' });
      await stranger.hear(({ kind }) => kind === 'trouble');
    }
    const { name } = await hotu.ask<Me>('GET', '/me');
    hotu.send({ kind: 'chat', table: id, text: 'Iorana!' });
    expect(await hotu.hear(({ kind }) => kind === 'chat')).toMatchObject({ text: 'Iorana!', name });
  });

  it('who made a table can take it away before the game, and only then', async () => {
    const { id: playing, hotu, vakai } = await table();
    await expect(hotu.ask('DELETE', `/tables/${playing}`)).rejects.toThrow('409');
    const { id } = await hotu.ask<{ id: string }>('POST', '/tables', {
      game: 'rapa-nui-cards',
      seats: [{ kind: 'me' }, { kind: 'free' }],
      options: {},
      clock: LIVE,
      open: true,
    });
    await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await expect(vakai.ask('DELETE', `/tables/${id}`)).rejects.toThrow('403');
    vakai.send({ kind: 'watch', table: id, seq: 0 });
    await vakai.hear(({ kind }) => kind === 'table');
    const gone = vakai.hear(({ kind }) => kind === 'gone');
    await hotu.ask('DELETE', `/tables/${id}`);
    expect(await gone).toMatchObject({ table: id });
    await expect(hotu.ask('GET', `/tables/${id}`)).rejects.toThrow('404');
  });

  it('a step is taken back until somebody answers', async () => {
    const { hotu, vakai } = await table();
    const mover = asked(hotu) ? hotu : vakai;
    const { plies, view } = { plies: mover.frame?.plies, view: mover.frame?.before };
    await mover.play(mover.frame?.moves[0] ?? '');
    if (mover.frame?.canTakeBack) {
      expect(await mover.takeBack()).toMatchObject({ kind: 'accepted' });
      expect(mover.frame?.plies).toBe(plies);
      expect(mover.frame?.before).toEqual(view);
    } else expect(await mover.takeBack()).toMatchObject({ kind: 'refused', reason: 'cannot-take-back' });
  });

  it('who only watches sees what lies open, and cannot move', async () => {
    const { id, hotu } = await table();
    const watcher = await guest('Nobody');
    const frame = await watcher.watch(id);
    expect(frame.moves).toEqual([]);
    const { players } = frame.before as { players: { hand: unknown }[] };
    expect(players.every(({ hand }) => hand === null)).toBe(true);
    expect(await watcher.play(hotu.frame?.moves[0] ?? 'x')).toMatchObject({ kind: 'refused', reason: 'not-seated' });
  });

  it('out of time: a bot takes the seat over, and the person can come back', async () => {
    const { id, hotu, vakai } = await table([], { pace: 'live', bank: 1, increment: 0 });
    const mover = asked(hotu) ? hotu : vakai;
    const seat = mover.frame?.seat as number;
    while (!mover.frame?.seats[seat].away) await mover.hear(({ kind }) => kind === 'frame');
    // The bot moves first.
    while (!mover.frame?.steps.some((step) => step.seat === seat)) await mover.hear(({ kind }) => kind === 'frame');
    mover.send({ kind: 'return', table: id, command: 'back' });
    await mover.hear((message) => message.kind === 'accepted' && message.command === 'back');
    expect(mover.frame?.seats[seat].away).toBeUndefined();
  });

  it('nothing is lost when the server ends and starts again', async () => {
    const { id, hotu, vakai } = await table();
    const mover = asked(hotu) ? hotu : vakai;
    await mover.play(mover.frame?.moves[0] ?? '');
    const { plies, clocks } = mover.frame as NonNullable<Client['frame']>;
    await running.close();
    running = await serve({ PORT: new URL(running.address).port });
    await mover.connect();
    const frame = await mover.watch(id);
    expect(frame.plies).toBe(plies);
    expect(frame.clocks.running).toEqual(clocks.running);
  });
});
