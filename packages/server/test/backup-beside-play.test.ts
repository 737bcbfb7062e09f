import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../src/store/backup/backup.ts';
import { restore } from '../src/store/backup/restore.ts';
import type { StoreLocation } from '../src/store/database-file.ts';
import type { StoreKind } from '../src/store/schema/store-kind.ts';
import { openStore } from '../src/store/store.ts';
import { Client } from '../testing/client.ts';
import { contentsOf } from '../testing/contents.ts';
import { writeEvents } from '../testing/many-events.ts';
import { envOf, Places } from '../testing/places.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { POSTGRES } from '../testing/services.ts';

const KINDS: readonly StoreKind[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite'];

describe.each(KINDS)('while people play, a backup of %s', (kind) => {
  const places = new Places();
  let place: StoreLocation;
  let server: ServerProcess;
  let hotu: Client;

  beforeAll(async () => {
    place = await places.make(kind);
    await writeEvents(place, 20_000);
    server = new ServerProcess(envOf(place));
    await server.start();
    hotu = new Client(server.address);
    await hotu.guest('Hotu');
    await hotu.connect();
    const { id } = await hotu.ask<{ id: string }>('POST', '/tables', {
      game: 'rapa-nui-cards',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }],
      options: {},
      clock: { pace: 'days', days: 7 },
      open: false,
    });
    await hotu.ask('POST', `/tables/${id}/start`);
    await hotu.watch(id);
  });

  afterAll(async () => {
    hotu.close();
    await server.end('SIGKILL');
    await places.remove();
  });

  /** Waits for the turn, and plays. */
  async function move(): Promise<{ kind: string }> {
    while (!hotu.frame?.waiting.includes(0)) await hotu.hear(({ kind }) => kind === 'frame');
    return hotu.play(hotu.frame.moves[0]);
  }

  async function contentsAt(at: StoreLocation) {
    const store = await openStore(at, () => {}, 'existing');
    return contentsOf(store).finally(() => store.close());
  }

  it('[H2] moves go through while it is held open, and it has nothing of them', async () => {
    const bytes = backup(place);
    const chunks: Buffer[] = [];
    const take = async (): Promise<boolean> => {
      const { value, done } = await bytes.next();
      if (!done) chunks.push(value);
      return !done;
    };
    for (let n = 0; n < 4; n++) await take();
    const seq = hotu.frame?.seq ?? 0;
    for (let n = 0; n < 8; n++) expect(await move()).toMatchObject({ kind: 'accepted' });
    expect(hotu.frame?.seq).toBeGreaterThan(seq + 7);
    while (await take());
    const target = await places.make('sqlite');
    async function* stream(): AsyncGenerator<Buffer> {
      yield* chunks;
    }
    await restore(target, stream());
    const table = hotu.frame?.table ?? '';
    const isHere = (row: string): boolean => row.includes(table);
    const { event: then = [] } = await contentsAt(target);
    const { event: now = [] } = await contentsAt(place);
    expect(then.length).toBeGreaterThan(20_000);
    // A bot may have answered between the frame and the snapshot.
    expect(now.filter(isHere).length - then.filter(isHere).length).toBeGreaterThanOrEqual(7);
    expect(new Set(now)).toEqual(new Set([...then, ...now.filter(isHere)]));
  });

  it('has everything that was acknowledged by a server that was killed', async () => {
    await move();
    await server.end('SIGKILL');
    const target = await places.make(kind);
    await restore(target, backup(place));
    expect(await contentsAt(target)).toEqual(await contentsAt(place));
  });
});
