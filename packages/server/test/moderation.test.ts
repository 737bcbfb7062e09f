import type { Lobby, ServerMessage, TableInfo } from '@ahu/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { rangeOf } from '../src/people/bans.ts';
import { Moderation } from '../src/people/moderation.ts';
import { Client } from '../testing/client.ts';
import { until } from '../testing/until.ts';
import { type Guest, inEveryTown, type Town } from './town.ts';

const HOUR = 3_600_000;

inEveryTown('those who look after a server', {}, (townOf) => {
  let town: Town;
  let moderation: Moderation;
  let hotu: Guest;
  let bad: Guest;

  beforeAll(async () => {
    town = townOf();
    moderation = new Moderation(town.services.store, 'ana');
    hotu = await town.guest('Hotu');
  });

  describe('reports', () => {
    beforeAll(async () => {
      bad = await town.guest('Bad');
    });

    const report = (more: object, by: Client = hotu) =>
      by.ask('POST', '/reports', { person: bad.id, reason: 'insult', text: 'See there.', ...more });

    it('[M11] keep a copy of what was said, and who said it to whom', async () => {
      const id = await town.game(hotu, bad);
      await Promise.all([hotu.watch(id), bad.watch(id)]);
      const said = hotu.hear<Extract<ServerMessage, { kind: 'chat' }>>(({ kind }) => kind === 'chat');
      bad.send({ kind: 'chat', table: id, text: 'You stink' });
      const { id: message } = await said;
      await report({ table: id, message });
      await expect(report({ table: id, message: message + 1 })).rejects.toThrow('404: no such message');
      const [about] = await moderation.reports(true, 10);
      expect(about).toMatchObject({ person: bad.id, reporter: hotu.id, reason: 'insult', name: 'Bad', table_id: id });
      expect(about).toMatchObject({ message: 'You stink', text: 'See there.' });
      await report({ reason: 'name' });
      expect((await moderation.reports(true, 1))[0]).toMatchObject({ reason: 'name', message: null });
    });

    it('[M11] are for people with a name, about others, within what they can see', async () => {
      await expect(report({}, new Client(town.servers[0].address))).rejects.toThrow('401');
      await expect(report({ person: hotu.id })).rejects.toThrow('400');
      await expect(report({ person: 'nobody-here' })).rejects.toThrow('404');
      await expect(report({ reason: 'dislike' })).rejects.toThrow('400');
      const secret = await town.game(bad, await town.guest('Vakai'), { open: false });
      await expect(report({ table: secret })).rejects.toThrow('404: no such table');
    });

    it('[M11] are closed with a note, once, and the audit log says by whom', async () => {
      const [{ id }] = await moderation.reports(true, 1);
      expect(await moderation.closeReport(id, 'warned')).toBe(true);
      expect(await moderation.closeReport(id, 'warned')).toBe(false);
      expect((await moderation.reports(true, 50)).map((each) => each.id)).not.toContain(id);
      const lines = (await moderation.audit(50)).filter(({ whom }) => whom === id);
      expect(lines).toMatchObject([{ who: 'ana', what: 'close report', why: 'warned' }]);
    });
  });

  describe('a person who is banned', () => {
    let open: string;
    let made: string;
    let playing: string;
    let ban: string;

    beforeAll(async () => {
      bad = await town.guest('Bad again');
      await bad.ask('POST', '/password', { password: 'rano raraku' });
      open = await town.table(hotu);
      await bad.ask('POST', `/tables/${open}/sit`, { seat: 1 });
      made = await town.table(bad, { seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] });
      await hotu.ask('POST', `/tables/${made}/sit`, { seat: 2 });
      playing = await town.game(hotu, bad);
      hotu.frame = undefined;
      await hotu.watch(playing);
      ban = await moderation.ban({ kind: 'person', person: bad.id }, HOUR, 'insults');
    });

    it('[M11] loses their socket, and is told why and until when', async () => {
      const closed = (): boolean => !bad.isOpen;
      await until(closed);
      await expect(bad.ask('GET', '/me')).rejects.toThrow(/^403: banned until 20.*: insults$/);
      await expect(bad.ask('POST', '/guest', { name: 'Other' })).rejects.toThrow('403: banned');
      await expect(bad.connect()).rejects.toThrow('403');
      await expect(
        new Client(town.servers[0].address).ask('POST', '/sign-in', { name: 'Bad again', password: 'rano raraku' }),
      ).rejects.toThrow('403: banned');
    });

    it('[M11] can look on like anybody, sign out and delete their account', async () => {
      expect((await bad.ask<Lobby>('GET', '/lobby')).mine).toEqual([]);
      expect(await bad.again().ask('POST', '/sign-out')).toBeNull();
    });

    it('[M11] leaves tables that have not begun; one that they made goes on with who sits there longest', async () => {
      const infoOf = (id: string) => hotu.ask<TableInfo>('GET', `/tables/${id}`);
      await until(async () => (await infoOf(open)).seats[1] === null);
      expect(await infoOf(made)).toMatchObject({ owner: hotu.id, seats: [null, null, { person: hotu.id }] });
    });

    it('[M11] is played for by a bot where the game has begun', async () => {
      await until(() => hotu.frame?.seats[1].away === true);
      const log = await town.services.tables.events(playing, 0);
      expect(log.filter(({ event }) => event.kind === 'away')).toHaveLength(1);
    });

    it('[M11] can come back when the ban is lifted', async () => {
      expect(await moderation.lift({ id: ban }, 'a mistake')).toBe(true);
      expect(await moderation.lift({ id: ban }, 'a mistake')).toBe(false);
      await until(() => town.services.bans.ofPerson(bad.id) === undefined);
      const back = new Client(town.servers[0].address);
      await back.ask('POST', '/sign-in', { name: 'Bad again', password: 'rano raraku' });
      await back.connect();
      await back.watch(playing);
      back.send({ kind: 'return', table: playing, command: 'back' });
      await until(() => hotu.frame?.seats[1].away === undefined);
    });
  });

  it('[M11] from a banned address nobody makes a name, signs in or opens a socket', async () => {
    const before = await town.guest('Earlier');
    const id = await moderation.ban({ kind: 'address', address: '127.0.0.0/8' }, HOUR, 'floods');
    const six = await moderation.ban({ kind: 'address', address: '::1' }, HOUR, 'floods');
    await until(() => town.services.bans.ofAddress('127.0.0.1') !== undefined);
    const visitor = new Client(town.servers[0].address);
    await expect(visitor.ask('POST', '/guest', { name: 'New' })).rejects.toThrow('403: banned');
    await expect(visitor.ask('POST', '/sign-in', { name: 'x', password: '12345678' })).rejects.toThrow('403: banned');
    await expect(visitor.connect()).rejects.toThrow('403');
    await expect(before.again().connect()).rejects.toThrow('403');
    expect(await visitor.ask('GET', '/lobby')).toHaveProperty('open');
    await Promise.all([moderation.lift({ id }, ''), moderation.lift({ id: six }, '')]);
    await until(() => town.services.bans.ofAddress('127.0.0.1') === undefined);
    await visitor.ask('POST', '/guest', { name: 'New' });
  });

  it('[M11] who is muted plays on, and says nothing', async () => {
    const loud = await town.guest('Loud');
    const id = await town.game(hotu, loud);
    await Promise.all([hotu.watch(id), loud.watch(id)]);
    await moderation.ban({ kind: 'mute', person: loud.id }, HOUR, 'floods');
    await until(() => town.services.bans.muteOf(loud.id) !== undefined);
    const trouble = loud.hear(({ kind }) => kind === 'trouble');
    loud.send({ kind: 'chat', table: id, text: 'Never heard' });
    expect(await trouble).toMatchObject({ muted: { why: 'floods' } });
    expect(await loud.play(loud.frame?.moves[0] ?? 'dance')).toHaveProperty('kind');
    await moderation.lift({ muted: loud.id }, '');
    await until(() => town.services.bans.muteOf(loud.id) === undefined);
    const heard = hotu.hear((message) => message.kind === 'chat' && message.table === id);
    loud.send({ kind: 'chat', table: id, text: 'Sorry' });
    expect(await heard).toMatchObject({ text: 'Sorry' });
  });
});

describe('ranges of addresses', () => {
  it.each([
    ['192.0.2.0/24', '192.0.2.77', true],
    ['192.0.2.0/24', '192.0.3.1', false],
    ['192.0.2.0/24', '::ffff:192.0.2.77', true],
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['2001:db8::/48', '2001:db8:0:1::1', true],
    ['2001:db8::/48', '2001:db9::1', false],
    ['0.0.0.0/0', '203.0.113.1', true],
  ])('%s and %s: %s', (range, address, isIn) => {
    expect(rangeOf(range)?.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(isIn);
  });

  it.each(['', 'ahu', '1.2.3', '1.2.3.4/33', '::/129', '1.2.3.4/', '1.2.3.4/8/8', '1.2.3.4/-1', '1.2.3.4/ 8'])(
    '%j is none',
    (text) => {
      expect(rangeOf(text)).toBeUndefined();
    },
  );
});
