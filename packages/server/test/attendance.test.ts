import type { Attends, ServerMessage } from '@ahu/protocol';
import { LOST_CODE } from '@ahu/protocol/constants';
import { describe, expect, it } from 'vitest';
import type { Change } from '../src/bus/bus.ts';
import { localBus } from '../src/bus/local.ts';
import { Attendance } from '../src/tables/attendance.ts';
import type { Client } from '../testing/client.ts';
import { until } from '../testing/until.ts';
import { inEveryTown } from './town.ts';

/** Until a client was told that the seats of a table are so. */
const told = (client: Client, ...seats: readonly (Attends | null)[]): Promise<ServerMessage> =>
  client.hear((message) => message.kind === 'attendance' && message.seats.join() === seats.join());

inEveryTown('who is at a table', {}, (townOf) => {
  it('is told when people come, lose the connection, come back and leave, in the waiting room too', async () => {
    const town = townOf();
    const [hotu, vakai, guest] = await town.guests('Hotu', 'Vakai', 'Looker-on');
    const id = await town.table(hotu);
    const alone = told(hotu, 'here', null);
    hotu.send({ kind: 'watch', table: id, seq: 0 });
    await alone;
    const seated = told(hotu, 'here', 'away');
    await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await seated;
    const both = [told(hotu, 'here', 'here'), told(guest, 'here', 'here')];
    guest.send({ kind: 'watch', table: id, seq: 0 });
    vakai.send({ kind: 'watch', table: id, seq: 0 });
    await Promise.all(both);
    const lost = told(hotu, 'here', 'lost');
    vakai.close();
    await lost;
    const back = told(hotu, 'here', 'here');
    await vakai.connect();
    vakai.send({ kind: 'watch', table: id, seq: 0 });
    await back;
    const left = told(hotu, 'here', 'away');
    vakai.send({ kind: 'unwatch', table: id });
    await left;
  });

  it('tells those whose client comes back by itself from those who left', async () => {
    const town = townOf();
    const [hotu, vakai] = await town.guests('Hotu', 'Vakai');
    const id = await town.game(hotu, vakai);
    await hotu.watch(id);
    for (const [code, state] of [
      [1011, 'lost'],
      [1012, 'lost'],
      [LOST_CODE, 'lost'],
      [1000, 'away'],
    ] as const) {
      const both = told(hotu, 'here', 'here');
      await vakai.watch(id);
      await both;
      const gone = told(hotu, 'here', state);
      vakai.close(code);
      await gone;
      await vakai.connect();
    }
  });

  it('those who look on are nobody’s business, and who is watched anew has not been away', async () => {
    const town = townOf();
    const [hotu, vakai, guest] = await town.guests('Hotu', 'Vakai', 'Looker-on');
    const id = await town.game(hotu, vakai);
    const both = told(hotu, 'here', 'here');
    await hotu.watch(id);
    await vakai.watch(id);
    await both;
    const changes: Change[] = [];
    const unsubscribe = town.services.bus.subscribe((change) => void changes.push(change));
    hotu.received.length = 0;
    await guest.watch(id);
    guest.send({ kind: 'unwatch', table: id });
    await guest.ping();
    await vakai.watch(id);
    await hotu.ping();
    unsubscribe();
    expect(hotu.received.filter((text) => text.includes('attendance'))).toEqual([]);
    expect(changes.filter(({ about }) => about === 'attends')).toEqual([]);
  });

  it('is for those alone who may see the table: strangers hear no more when a private game begins', async () => {
    const town = townOf();
    const [hotu, vakai, stranger] = await town.guests('Hotu', 'Vakai', 'Stranger');
    const id = await town.table(hotu, { open: false });
    const waiting = told(stranger, 'away', null);
    stranger.send({ kind: 'watch', table: id, seq: 0 });
    await waiting;
    await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    const gone = stranger.hear(({ kind }) => kind === 'gone');
    await hotu.ask('POST', `/tables/${id}/start`);
    await gone;
    stranger.received.length = 0;
    const both = told(hotu, 'here', 'here');
    await hotu.watch(id);
    await vakai.watch(id);
    await both;
    const again = stranger.hear(({ kind }) => kind === 'gone');
    stranger.send({ kind: 'watch', table: id, seq: 0 });
    await again;
    await stranger.ping();
    expect(stranger.received.join()).not.toContain('attendance');
  });
});

describe('attendance of several processes', () => {
  it('is shared, also with one that is asked later', async () => {
    const bus = localBus();
    const [one, other] = [new Attendance(bus), new Attendance(bus)];
    const leave = one.arrive('t', 'hotu');
    expect([one.of('t', 'hotu'), other.of('t', 'hotu')]).toEqual(['here', 'here']);
    const late = new Attendance(bus);
    expect(late.of('t', 'hotu')).toBe('away');
    let heard = 0;
    const stop = late.listen('t', () => heard++);
    expect(late.of('t', 'hotu')).toBe('here');
    leave(true);
    expect(late.of('t', 'hotu')).toBe('lost');
    expect(heard).toBe(2);
    stop();
    for (const each of [one, other, late]) each.close();
  });

  it('counts every socket of a person, and forgets a lost one after a while', async () => {
    const attendance = new Attendance(localBus(), { lost: 20 });
    const leaves = [attendance.arrive('t', 'hotu'), attendance.arrive('t', 'hotu')];
    leaves[0](false);
    expect(attendance.of('t', 'hotu')).toBe('here');
    leaves[1](true);
    expect(attendance.of('t', 'hotu')).toBe('lost');
    await until(async () => attendance.of('t', 'hotu') === 'away');
    attendance.close();
  });

  it('forgets the people of a process that died, and knows those of one that was silent for a while again', async () => {
    const bus = localBus();
    const pace = { repeat: 100, silence: 300 };
    const [alive, other] = [new Attendance(bus, pace), new Attendance(bus, pace)];
    const deaf = localBus();
    const dead = new Attendance(bus, pace);
    const partitioned = new Attendance({ ...deaf, publish: (change) => isCut || bus.publish(change) }, pace);
    let isCut = false;
    alive.arrive('t', 'hotu');
    dead.arrive('t', 'vakai');
    partitioned.arrive('t', 'tuu');
    const seats = (): Attends[] => ['hotu', 'vakai', 'tuu'].map((person) => other.of('t', person));
    expect(seats()).toEqual(['here', 'here', 'here']);
    let heard = 0;
    other.listen('t', () => heard++);
    dead.close();
    isCut = true;
    await until(() => seats().join() === 'here,away,away');
    expect(heard).toBeGreaterThanOrEqual(2);
    isCut = false;
    await until(() => seats().join() === 'here,away,here');
    for (const each of [alive, other, partitioned]) each.close();
  });

  it('repeats who is here in small portions, and keeps nothing of people who have left', async () => {
    const bus = localBus();
    const attendance = new Attendance(bus, { repeat: 100, lost: 1 });
    const tables = Array.from({ length: 1_000 }, (_, n) => `t${n}`);
    const leaves = tables.map((table) => attendance.arrive(table, 'hotu'));
    const repeated = new Set<string>();
    let most = 0;
    let tick = 0;
    bus.subscribe((change) => {
      if (change.about !== 'attends' || change.state !== 'here') return;
      if (tick++ === 0) setImmediate(() => ([most, tick] = [Math.max(most, tick), 0]));
      repeated.add(change.table);
    });
    await until(() => repeated.size === tables.length);
    expect(most).toBeLessThanOrEqual(tables.length / 10);
    for (const [n, leave] of leaves.entries()) leave(n % 2 === 0);
    await until(() => tables.every((table) => attendance.of(table, 'hotu') === 'away'));
    repeated.clear();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(repeated.size).toBe(0);
    attendance.close();
  });
});
