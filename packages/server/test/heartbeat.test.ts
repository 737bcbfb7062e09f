import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { keepBeating } from '../src/socket/heartbeat.ts';

const EVERY = 100;

it('ends a socket that does not answer, keeps one that does, and asks each in its own time', async () => {
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (socket) => keepBeating(socket, EVERY));
  await once(server, 'listening');
  const address = `ws://localhost:${(server.address() as AddressInfo).port}`;

  const dead = new WebSocket(address, { autoPong: false });
  await once(dead, 'open');
  await wait(EVERY / 2);
  const alive = new WebSocket(address);
  await once(alive, 'open');
  const pings: string[] = [];
  dead.on('ping', () => pings.push('dead'));
  alive.on('ping', () => pings.push('alive'));

  await once(dead, 'close');
  expect(pings.slice(0, 2)).toEqual(['dead', 'alive']);
  await wait(3 * EVERY);
  expect(alive.readyState).toBe(WebSocket.OPEN);
  expect(pings.filter((whose) => whose === 'alive').length).toBeGreaterThanOrEqual(3);

  alive.terminate();
  server.close();
});
