import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inEveryTown } from '../town.ts';
import { served } from './served.ts';

const house = served();
const SEATS = [{ kind: 'me' }, { kind: 'free' }];
const CLOCK = { pace: 'days', days: 1 };

/** A person of that name, and a table that waits. */
async function table(name: string, more: object = {}): Promise<{ id: string; cookie: string }> {
  const guest = await house.post('/guest', { name });
  const cookie = guest.headers.getSetCookie()[0].split(';')[0];
  const body = { game: 'rapa-nui-cards', seats: SEATS, options: {}, clock: CLOCK, open: false, ...more };
  const { id } = (await (await house.post('/tables', body, { cookie })).json()) as { id: string };
  return { id, cookie };
}

const pageOf = async (id: string, language = 'en'): Promise<string> =>
  (await house.get(`/table/${id}`, { 'accept-language': language })).text();

it('says who invites to which game, in the language of the reader', async () => {
  const { id } = await table('Marta');
  const page = await pageOf(id);
  expect(page).toContain('<title>Marta invites you to Rapa Nui: the card game</title>');
  expect(page).toContain('<meta property="og:title" content="Marta invites you to Rapa Nui: the card game">');
  expect(page).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\/invitation\.jpg">/);
  expect(await pageOf(id, 'de')).toContain('Marta lädt dich zu Rapa Nui: das Kartenspiel ein');
});

it('a name cannot write into the page', async () => {
  const { id } = await table(`<b>"$&'`);
  const page = await pageOf(id);
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;b&gt;&quot;$&amp;&#39; invites you to');
});

it('is not for search engines', async () => {
  const { id } = await table('Rano');
  const { headers } = await house.get(`/table/${id}`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('says nothing of a table that has begun, or that there is not', async () => {
  const { id, cookie } = await table('Moana', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'novice' }] });
  await house.post(`/tables/${id}/start`, {}, { cookie });
  for (const each of [id, 'nosuchtable']) expect(await pageOf(each)).toBe('<title>Ahu</title>');
});

it('beyond the limit of requests the page is there, without a preview', async () => {
  const { id } = await table('Tau');
  expect(await pageOf(id)).toContain('Tau invites you');
  const pages = await Promise.all(Array.from({ length: 601 }, () => pageOf(id)));
  expect(pages).toContain('<title>Ahu</title>');
});

inEveryTown('a preview', {}, (townOf) => {
  const pageAt = async (path: string): Promise<string> => {
    const town = townOf();
    writeFileSync(join(town.folder, 'index.html'), '<title>Ahu</title>');
    return (await fetch(`${town.servers[0].address}/table/${path}`)).text();
  };

  it('[M4] tells who has the link of a private table what the link shows, and nothing of a private rematch', async () => {
    const town = townOf();
    const [hotu, vakai] = await town.guests('Hotu', 'Vakai');
    const waiting = await town.table(hotu, { open: false });
    expect(await pageAt(waiting)).toContain(`${(await hotu.ask<{ name: string }>('GET', '/me')).name} invites you`);
    const id = await town.finished(hotu, vakai, { open: false });
    const again = await hotu.ask<{ id: string }>('POST', `/tables/${id}/rematch`);
    for (const each of [id, again.id]) expect(await pageAt(each)).toBe('<title>Ahu</title>');
  });

  it('takes no bytes to the database that are no id', async () => {
    for (const path of ['%00', 'abcdefgh%00', '%ff', '%E2%80%A8', '%', "'", 'x'.repeat(3_000)]) {
      expect(await pageAt(path)).toBe('<title>Ahu</title>');
    }
    const metrics = await townOf().services.metrics.registry.metrics();
    expect(metrics).not.toContain('ahu_query_errors_total{');
    expect(metrics).toContain('ahu_faults_total 0');
  });
});
