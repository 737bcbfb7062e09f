import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, serveAhu } from '../../src/index.ts';
import { cleaned, isReadable, isReserved, numbered, skeletonOf } from '../../src/names/names.ts';
import { NameTaken } from '../../src/people/naming.ts';
import { People } from '../../src/people/people.ts';
import { settleNames } from '../../src/store/settle-names.ts';
import type { Store } from '../../src/store/store.ts';
import { Client } from '../../testing/client.ts';
import { onEveryStore } from '../every-store.ts';

const DAY = 86_400_000;

describe('what a name looks like', () => {
  it.each([
    ['Ann', 'Аnn', 'a Cyrillic letter'],
    ['Ann', 'ANN', 'capitals'],
    ['Ann', 'A\u0332n\u0301n', 'accents on top'],
    ['Ann', 'Ａｎｎ', 'wide letters'],
    ['Ann', '𝒜𝓃𝓃', 'letters of mathematics'],
    ['Ann Li', 'Ann \u2003 Li', 'wide spaces'],
    ['Ann Li', 'Ann\u2800Li', 'a blank of Braille'],
    ['Ann', 'A\u3164nn', 'a filler of Hangul'],
    ['Ann', 'A\u115Fn\u{E0100}n', 'letters that show nothing'],
    ['Iris', 'lris', 'a small L for a capital i'],
    ['Iris', 'iris', 'and its small letter'],
    ['Bob', 'B0b', 'a zero for an O'],
    ['modern', 'modem', 'rn for m'],
    ['MODERN', 'modem', 'and its capitals'],
    ['Steve', 'Steνe', 'a Greek letter'],
    ['Strauß', 'STRAUSS', 'letters that become two'],
    ['René', 'Rene', 'letters with accents'],
    ['Søren', 'Soren', 'letters with strokes'],
  ])('[M3] %s and %s are the same (%s)', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  it.each([
    ['Ana', 'Anna'],
    ['Ana', 'Ana 2'],
    ['Ana Li', 'AnaLi'],
    ['Hina', 'Tama'],
    ['क', 'ख'],
    ['कि', 'का'],
    ['山', '川'],
  ])('%s and %s are different', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  it.each(['\u3164', '\u2800', ' \u00A0 ', '—', '!?', '😀', '\u0301', '\u{10FFFD}a', `e${'\u0301'.repeat(3)}`])(
    '[M3] %j cannot be read',
    (name) => {
      expect(isReadable(cleaned(name))).toBe(false);
    },
  );

  it.each(['Ana', '7', 'Nguyễn Thị', 'Ōtomo', 'កម្ពុជា', 'สมชาย', 'ကျွန်ုပ်', '山田'])('%s can be read', (name) => {
    expect(isReadable(cleaned(name))).toBe(true);
  });

  it.each(['master', 'Mаster', 'M A S T E R', 'maître', 'Meister 2', 'Bot: novice', 'Ahu', 'adm1n', 'HOTU', 'you'])(
    '[M3] %s is nobody’s to have',
    (name) => {
      expect(isReserved(name)).toBe(true);
    },
  );

  it('a number fits into the longest name', () => {
    expect(numbered('Ana', 2)).toBe('Ana 2');
    expect(numbered('x'.repeat(40), 12)).toHaveLength(40);
    expect(numbered(`${'x'.repeat(37)}😀y`, 2)).toBe(`${'x'.repeat(37)} 2`);
  });
});

describe('a name at the door', () => {
  let folder: string;
  let running: Running;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent', AHU_LIMITS: 'off' }));
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });

  const visitor = () => new Client(running.address);
  const named = (name: string) => visitor().ask<Me>('POST', '/guest', { name });

  it('[M3] that looks like another is refused with one that is free', async () => {
    expect(await named('Ann')).toMatchObject({ name: 'Ann' });
    const refusal = { status: 409, suggestion: 'Аnn 2' };
    await expect(named('Аnn')).rejects.toMatchObject(refusal);
    expect(await named(refusal.suggestion)).toMatchObject({ name: 'Аnn 2' });
    await expect(named('ann')).rejects.toMatchObject({ status: 409, suggestion: 'ann 3' });
    await expect(named('Master')).rejects.toMatchObject({ status: 409, suggestion: 'Moai 2' });
    for (const name of ['\u3164', '\u2800', '—']) await expect(named(name)).rejects.toMatchObject({ status: 400 });
  });

  it('is shown without what cannot be seen', async () => {
    expect(await named('  Vai  \u3164 Atea ')).toMatchObject({ name: 'Vai Atea' });
  });

  it('[M3] can be changed to one that is free, and written differently by its own person', async () => {
    const hina = visitor();
    await hina.ask('POST', '/guest', { name: 'Hina' });
    await named('Tama');
    await expect(hina.ask('POST', '/guest', { name: 'TAMA' })).rejects.toMatchObject({ suggestion: 'TAMA 2' });
    expect(await hina.ask('POST', '/guest', { name: 'HINA' })).toMatchObject({ name: 'HINA' });
    expect(await hina.ask('GET', '/me')).toMatchObject({ name: 'HINA' });
  });

  it('[M3] signs in however it is written, and checks one hash', async () => {
    const mana = visitor();
    await mana.ask('POST', '/guest', { name: 'Mana' });
    await mana.ask('POST', '/password', { password: 'rano raraku' });
    expect(await visitor().ask('POST', '/sign-in', { name: ' MANA', password: 'rano raraku' })).toMatchObject({
      name: 'Mana',
    });
  });
});

onEveryStore((name, open, end) => {
  describe(`${name}: names`, () => {
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      [store, other] = await Promise.all([open(), open()]);
    });
    afterAll(async () => {
      await Promise.all([store.close(), other.close()]);
      await end();
    });

    const nameOf = (id: string) => new People(store).nameOf(id);

    it('[M3] one of many who want the same at once gets it, whether new or renamed', async () => {
      const processes = [new People(store), new People(other)];
      const guests = await Promise.all([0, 1, 2, 3].map((n) => processes[n % 2].create(`Guest of ${name} ${n + 2}`)));
      const wishes = [
        ...Array.from({ length: 16 }, (_, n) => processes[n % 2].create(n % 3 ? 'Kena' : 'KENA')),
        ...guests.map(({ id }, n) => processes[n % 2].rename(id, 'Kеna')),
      ];
      const results = await Promise.allSettled(wishes);
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refused).toHaveLength(wishes.length - 1);
      for (const reason of refused) expect(reason).toBeInstanceOf(NameTaken);
    });

    it('[M3] of people of 0.1 who look the same the oldest keeps the name', async () => {
      const of01 = [
        { id: 'c', name: 'Anakena', created: 3 },
        { id: 'a', name: 'Anakena', created: 1 },
        { id: 'b', name: 'anаkena', created: 2 },
        { id: 'd', name: '\u3164', created: 4 },
        { id: 'e', name: '\u2800', created: 5 },
        { id: 'f', name: 'master', created: 6 },
      ];
      await store.db
        .insertInto('person')
        .values(of01.map((person) => ({ ...person, password: null })))
        .execute();
      await settleNames(store.db);
      const names = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(nameOf));
      expect(names).toEqual(['Anakena', 'anаkena 2', 'Anakena 3', 'Guest', 'Guest 2', 'master']);
      const unsettled = await store.db.selectFrom('person').select('id').where('skeleton', 'is', null).execute();
      expect(unsettled).toEqual([]);
    });

    it('[M3] of a guest who left long ago can be taken, unless they have anything here', async () => {
      const people = new People(store);
      const gone = async (wanted: string): Promise<string> => {
        const { id } = await people.create(wanted);
        await store.db
          .updateTable('person')
          .set({ seen: Date.now() - 91 * DAY })
          .where('id', '=', id)
          .execute();
        return id;
      };
      const id = await gone('Poike');
      expect(await people.create('poike')).toMatchObject({ name: 'poike' });
      expect(await nameOf(id)).toBe('Poike 2');

      await people.setPassword(await gone('Orongo'), 'rano raraku');
      await expect(people.create('Orongo')).rejects.toBeInstanceOf(NameTaken);
      await store.db
        .insertInto('passkey')
        .values({ id: `key ${name}`, person: await gone('Vinapu'), key: '', counter: 0 })
        .execute();
      await expect(people.create('Vinapu')).rejects.toBeInstanceOf(NameTaken);
      const seated = { seat: 0, person: await gone('Tahai'), bot: null, name: 'Tahai' };
      const table = {
        id: 'a-table',
        game: 'giants',
        rules_version: 1,
        seats: 3,
        options: '{}',
        pace: 'days',
        clock: '{}',
      };
      await store.db
        .insertInto('game_table')
        .values({ ...table, open: 1, owner: '', status: 'playing', seed: '', created: 1, changed: 1 })
        .execute();
      await store.db
        .insertInto('seat')
        .values({ table_id: 'a-table', ...seated })
        .execute();
      await expect(people.create('Tahai')).rejects.toBeInstanceOf(NameTaken);
      await store.db.updateTable('game_table').set({ status: 'over' }).execute();
      expect(await people.create('Tahai')).toMatchObject({ name: 'Tahai' });
    });
  });
});
