import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIENCE } from '@ahu/core';
import type { ServerMessage } from '@ahu/protocol';
import { type Running, readConfig, serveAhu } from '@ahu/server';
import { guestCookie, tableOf } from '@ahu/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Status, type Watcher, Wire } from '../src/table/online/wire.ts';

type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

let folder: string;
let running: Running;

const serve = (port = '0'): Promise<Running> =>
  serveAhu(folder, readConfig({ PORT: port, AHU_DATA: folder, AHU_LOG: 'silent', AHU_LIMITS: 'off' }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahu-wire-'));
  running = await serve();
});

afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true });
});

type HeadedSocket = new (url: string, options: { headers: Record<string, string> }) => WebSocket;

/** A player at a table, with a wire of their own whose sockets can be cut. */
class Person implements Watcher {
  readonly wire: Wire;
  readonly sockets: WebSocket[] = [];
  readonly sent: string[] = [];
  readonly heard: ServerMessage[] = [];
  readonly seen: Status[] = [];
  seq = 0;
  frame: FrameMessage | undefined;

  constructor(cookie: string) {
    this.wire = new Wire(() => {
      // Node's sockets take a cookie, which a browser adds by itself.
      const url = `${running.address.replace('http', 'ws')}/socket`;
      const socket = new (WebSocket as unknown as HeadedSocket)(url, { headers: { cookie } });
      const send = socket.send.bind(socket);
      socket.send = (text) => {
        this.sent.push(String(text));
        send(text);
      };
      this.sockets.push(socket);
      return socket;
    });
  }

  hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.kind !== 'frame') return;
    this.frame = message;
    this.seq = message.seq;
  }

  see(status: Status): void {
    this.seen.push(status);
  }

  cut(): void {
    this.sockets.at(-1)?.close();
  }
}

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

async function twoAtATable(): Promise<{ id: string; people: Person[]; mover: Person; other: Person }> {
  const cookies = await Promise.all(['Hina', 'Tama'].map((name) => guestCookie(running.address, name)));
  const id = await tableOf(running.address, cookies, 'rapa-nui-cards');
  const people = cookies.map((cookie) => new Person(cookie));
  for (const person of people) leaving.push(person.wire.watch(id, person));
  await expect.poll(() => people.every(({ frame }) => frame !== undefined)).toBe(true);
  const [mover, other] = people.toSorted((a, b) => Number(asked(b)) - Number(asked(a)));
  return { id, people, mover, other };
}

const asked = ({ frame }: Person): boolean => frame?.waiting.includes(frame.seat) === true;
const firstMove = ({ frame }: Person): string => frame?.moves[0] ?? '';
const pliesOf = ({ frame }: Person): number => frame?.plies ?? -1;

describe('the wire of a page', () => {
  it('comes back by itself and goes on where it was cut', async () => {
    const { id, mover, other } = await twoAtATable();
    const plies = pliesOf(other);
    other.cut();
    await expect.poll(() => other.seen.at(-1)).toBe('connecting');
    const { seq } = mover;
    expect(await mover.wire.command({ kind: 'move', table: id, seq, notation: firstMove(mover) })).toMatchObject({
      kind: 'accepted',
    });
    await expect.poll(() => pliesOf(other)).toBe(pliesOf(mover));
    expect(other.seen.at(-1)).toBe('connected');
    expect(other.frame).toMatchObject({ from: plies });
    expect(other.frame?.before).toBeUndefined();
  });

  it('a move that was cut off is sent again under the same id, and played once', async () => {
    const { id, mover, other } = await twoAtATable();
    const plies = pliesOf(mover);
    const { seq } = mover;
    const verdict = mover.wire.command({ kind: 'move', table: id, seq, notation: firstMove(mover) });
    // The words are on their way; the answer finds nobody.
    mover.cut();
    expect(await verdict).toMatchObject({ kind: 'accepted' });
    const moves = mover.sent.filter((text) => text.includes('"move"'));
    expect(moves.length).toBeGreaterThan(1);
    expect(new Set(moves).size).toBe(1);
    await expect.poll(() => pliesOf(other)).toBeGreaterThan(plies);
    const played = other.heard.flatMap((message) => (message.kind === 'frame' ? message.steps : []));
    expect(played.filter(({ seat }) => seat === mover.frame?.seat).length).toBe(1);
  });

  it('what is done while there is no server happens when there is one again', async () => {
    const { id, mover, other } = await twoAtATable();
    const { port } = new URL(running.address);
    await running.close();
    await expect.poll(() => mover.seen.at(-1)).toBe('offline');
    const { seq } = mover;
    const verdict = mover.wire.command({ kind: 'move', table: id, seq, notation: firstMove(mover) });
    running = await serve(port);
    mover.wire.nudge();
    expect(await verdict).toMatchObject({ kind: 'accepted' });
    other.wire.nudge();
    await expect.poll(() => pliesOf(other)).toBe(pliesOf(mover));
  });

  it('names the rule of what is refused', async () => {
    const { id, other } = await twoAtATable();
    const { seq } = other;
    const verdict = await other.wire.command({ kind: 'move', table: id, seq, notation: 'take column 1' });
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'rule', rule: 'C5.1' });
  });

  it('is hung up when nobody watches any more', async () => {
    const { people } = await twoAtATable();
    for (const leave of leaving.splice(0)) leave();
    await expect.poll(() => people.map(({ sockets }) => sockets[0].readyState)).toEqual([3, 3]);
    expect(people.map(({ sockets }) => sockets.length)).toEqual([1, 1]);
  });

  it('sees with other eyes after somebody else signed in', async () => {
    const { id } = await twoAtATable();
    const stranger = new Person('');
    leaving.push(stranger.wire.watch(id, stranger));
    await expect.poll(() => stranger.frame?.seat).toBe(AUDIENCE);
    stranger.seq = 0;
    stranger.wire.renew();
    await expect.poll(() => stranger.heard.filter(({ kind }) => kind === 'frame').length).toBe(2);
    expect(stranger.sockets.length).toBe(2);
  });
});
