import { once } from 'node:events';
import { connect } from 'node:net';
import type { TableInfo } from '@ahu/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../../testing/client.ts';
import { socketTo } from '../../testing/socket.ts';
import { served } from './served.ts';

const ahu = served();

const TABLE = {
  game: 'rapa-nui-cards',
  seats: [{ kind: 'me' }, { kind: 'free' }],
  options: {},
  clock: { pace: 'days', days: 1 },
  open: true,
};

describe('sockets', () => {
  it('[L13] that never say hello are ended', async () => {
    const socket = socketTo(ahu.running.address);
    const [code] = await once(socket, 'close');
    expect(code).toBe(1008);
  });

  it('[L13] that never say hello, nor agree to the end, are ended', async () => {
    const socket = connect(ahu.port, '127.0.0.1');
    const key = Buffer.alloc(16).toString('base64');
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    socket.resume();
    await once(socket, 'close');
  });

  it('[L13] are so many at one time from one address, and no more', () => {
    const { limits } = ahu.running.services;
    const leave = Array.from({ length: 500 }, () => limits.openSockets('192.0.2.1'));
    expect(leave.every((each) => each !== undefined)).toBe(true);
    expect(limits.openSockets('192.0.2.1')).toBeUndefined();
    expect(limits.openSockets('192.0.2.2')).toBeDefined();
    leave[0]?.();
    expect(limits.openSockets('192.0.2.1')).toBeDefined();
  });

  it('[L2] that watch one of twenty tables again still hear of it', async () => {
    // One person has at most five tables that wait.
    const owners = Array.from({ length: 4 }, () => new Client(ahu.running.address));
    const [ana] = owners;
    const ids: string[] = [];
    for (const owner of owners) {
      await owner.guest('Ana');
      for (let n = 0; n < 5; n++) ids.push((await owner.ask<TableInfo>('POST', '/tables', TABLE)).id);
    }
    await ana.connect();
    const informed = (id: string) => ana.hear((message) => message.kind === 'table' && message.info.id === id);
    for (const table of [...ids, ids[0]]) {
      const shown = informed(table);
      ana.send({ kind: 'watch', table, seq: 0 });
      await shown;
    }
    const news = informed(ids[0]);
    await ana.ask('POST', `/tables/${ids[0]}/bot`, { seat: 1, level: 'novice' });
    expect(await news).toMatchObject({ info: { seats: [{ name: 'Ana' }, { bot: 'novice' }] } });
    ana.send({ kind: 'watch', table: 'one-too-many', seq: 0 });
    await ana.hear((message) => message.kind === 'trouble' && message.reason.includes('too many tables'));
  });
});

describe('the cookie of a session', () => {
  it('[L3] is the same one for requests and sockets, wherever it stands', async () => {
    const tokens: string[] = [];
    const ids: string[] = [];
    for (const name of ['Vai', 'Hiva']) {
      const response = await ahu.post('/guest', { name });
      tokens.push(response.headers.getSetCookie()[0].split(';')[0].split('=')[1]);
      ids.push(((await response.json()) as { id: string }).id);
    }
    for (const [cookie, id] of [
      [`ahu=${tokens[0]}; __Host-ahu=${tokens[1]}`, ids[1]],
      [`__Host-ahu=${tokens[1]}; ahu=${tokens[0]}`, ids[1]],
      [`__Host-ahu=%; ahu=${tokens[0]}`, ids[0]],
      [`x=1;ahu=${tokens[0]}`, ids[0]],
      [`xahu=${tokens[1]}; ahu=${tokens[0]}; ahu=${tokens[1]}`, ids[0]],
    ]) {
      const me = (await (await ahu.get('/api/me', { cookie })).json()) as { id: string } | null;
      const socket = socketTo(ahu.running.address, cookie);
      await once(socket, 'open');
      socket.send(JSON.stringify({ kind: 'hello', version: 1 }));
      const [welcome] = await once(socket, 'message');
      socket.terminate();
      expect([cookie, me?.id, JSON.parse(String(welcome)).person]).toEqual([cookie, id, id]);
    }
  });
});
