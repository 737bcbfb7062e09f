import type { Me, ServerMessage } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../testing/client.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { POSTGRES, postgres, REDIS, redis, type Service } from '../../testing/services.ts';

type Table = Extract<ServerMessage, { kind: 'table' }>;
type Frame = Extract<ServerMessage, { kind: 'frame' }>;
type Renamed = Extract<ServerMessage, { kind: 'person' }>;

/** The server promises a second; a machine that does ten other things gets more. */
const SOON = 5_000;

/** With hints that are not lost things happen at once; a server that only polls would need seconds on average. */
async function within<Result>(promise: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`not within ${SOON} ms`)), SOON));
  return Promise.race([promise, late]);
}

describe.skipIf(!POSTGRES || !REDIS)('two processes on one PostgreSQL', () => {
  let services: readonly [Service, Service];
  let servers: readonly ServerProcess[];

  beforeAll(async () => {
    services = await Promise.all([postgres(), redis()]);
    const env = { DATABASE_URL: services[0].url, REDIS_URL: services[1].url };
    servers = [new ServerProcess(env), new ServerProcess(env)];
    await Promise.all(servers.map((server) => server.start()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all(services.map((service) => service.remove()));
  });

  async function guest(name: string): Promise<{ here: Client; there: Client; me: Me }> {
    const here = new Client(servers[0].address);
    const me = await here.guest(name);
    const there = here.at(servers[1].address);
    return { here, there, me };
  }

  async function tableOf(owner: Client, other: Client, begun: boolean): Promise<string> {
    const { id } = await owner.ask<{ id: string }>('POST', '/tables', {
      game: 'rapa-nui-cards',
      seats: [{ kind: 'me' }, { kind: 'free' }],
      options: {},
      clock: { pace: 'days', days: 1 },
      open: true,
    });
    await other.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    if (begun) await owner.ask('POST', `/tables/${id}/start`);
    return id;
  }

  /** Ana is at the first process; Vai watches the table at the second. */
  async function gather(begun: boolean) {
    const [ana, vai] = await Promise.all([guest('Ana'), guest('Vaitea')]);
    const id = await tableOf(vai.there, ana.here, begun);
    await vai.there.connect();
    const shown = vai.there.hear(({ kind }) => kind === (begun ? 'frame' : 'table'));
    vai.there.send({ kind: 'watch', table: id, seq: 0 });
    await shown;
    await ana.here.connect();
    ana.here.send({ kind: 'watch', table: id, seq: 0 });
    const said = vai.there.hear(({ kind }) => kind === 'chat');
    await ana.here.hear(({ kind }) => kind === (begun ? 'frame' : 'table'));
    ana.here.send({ kind: 'chat', table: id, text: 'Iorana!' });
    await said;
    return { id, ana, vai };
  }

  it('[M1] a socket ends at every process when its session ends at one', async () => {
    const { here, there } = await guest('Ana');
    await Promise.all([here.connect(), there.connect()]);
    const ended = Promise.all([here.ended(), there.ended()]);
    await here.ask('POST', '/sign-out-everywhere');
    expect(await within(ended)).toEqual([1008, 1008]);
  });

  it('[L7] a new name is seen at a table that waits, at another process', async () => {
    const { id, ana, vai } = await gather(false);
    const renamed = vai.there.hear<Table>((message) => message.kind === 'table' && message.info.id === id);
    const spoken = vai.there.hear<Renamed>(({ kind }) => kind === 'person');
    await ana.here.ask('POST', '/guest', { name: `New ${ana.me.id}` });
    expect((await within(renamed)).info.seats?.[1]).toMatchObject({ name: `New ${ana.me.id}` });
    expect(await within(spoken)).toMatchObject({ person: ana.me.id, name: `New ${ana.me.id}` });
  });

  it('[L7] a new name is seen at a table that plays, at another process, and in its file', async () => {
    const { id, ana, vai } = await gather(true);
    const frame = vai.there.hear<Frame>((message) => message.kind === 'frame' && message.table === id);
    await ana.here.ask('POST', '/guest', { name: `Now ${ana.me.id}` });
    expect((await within(frame)).seats?.[1]).toEqual({ name: `Now ${ana.me.id}` });
    expect(await vai.here.ask('GET', `/tables/${id}`)).toMatchObject({ seats: [{}, { name: `Now ${ana.me.id}` }] });
  });

  it.each([true, false])(
    '[L7] a deleted name is gone at every process, with what was said (begun: %s)',
    async (begun) => {
      const { id, ana, vai } = await gather(begun);
      const frame = vai.there.hear<Frame>((message) => message.kind === 'frame' && message.table === id);
      const table = vai.there.hear<Table>((message) => message.kind === 'table' && message.info.id === id);
      const spoken = vai.there.hear<Renamed>(({ kind }) => kind === 'person');
      const ended = ana.here.ended();
      await ana.here.ask('DELETE', '/me');
      expect(await within(ended)).toBe(1008);
      expect(await within(spoken)).toEqual({ kind: 'person', person: ana.me.id, name: null });
      if (begun) expect((await within(frame)).seats?.[1]).toEqual({ name: '—', away: true });
      expect((await within(table)).info.seats?.[1]).toEqual(begun ? { name: '—' } : null);
      const again = vai.there.again();
      await again.connect();
      again.send({ kind: 'watch', table: id, seq: 0 });
      await again.hear(({ kind }) => kind === (begun ? 'frame' : 'table'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(again.received.join()).not.toContain(ana.me.name);
      expect(again.received.join()).not.toContain('Iorana!');
    },
  );

  it('[L7] a bot goes on at once for a person whose account is deleted', async () => {
    const { id, ana, vai } = await gather(true);
    const isAsked = (seat: number) => vai.there.frame?.waiting.includes(seat);
    await ana.here.ask('DELETE', '/me');
    // Vai moves whenever they are asked; without a bot the game would wait for a day.
    while ((vai.there.frame?.plies ?? 0) < 20) {
      if (isAsked(0)) await vai.there.play(vai.there.frame?.moves[0] ?? '');
      else await vai.there.hear<Frame>((message) => message.kind === 'frame' && message.table === id);
    }
  });
});
