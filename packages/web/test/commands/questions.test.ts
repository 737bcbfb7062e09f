import type { GameId } from '@ahu/games/list';
import type { Language } from '@ahu/protocol/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Frame } from '../../src/engine/frame.ts';
import type { TableSession } from '../../src/table/session.svelte.ts';
import { type CompiledPage, compilePage } from './page.ts';
import { positions } from './positions.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr', 'de', 'it', 'es'];

/** What may follow a question, by game: places, numbers, a player and nothing. */
const AFTER: Readonly<Record<GameId, readonly string[]>> = {
  giants: ['', 'E9', '1', '1 E8', 'Tama', 'D'],
  'rapa-nui': ['', 'N3', 'N3a', 'I1', 'Tama'],
  'rapa-nui-cards': ['', '1', '2', 'Tama'],
};
/** What no sentence says. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|: \.|, ,|\.\.| {2}/;

let page: CompiledPage;
beforeAll(async () => {
  page = await compilePage();
});
afterAll(() => page.close());

const session = (game: GameId, kit: unknown, frame: Frame, names: readonly string[]): TableSession =>
  ({ frame, names, kit, game, host: { isRemote: true } }) as unknown as TableSession;

describe.each(Object.keys(AFTER) as GameId[])('questions about %s', (game) => {
  test.each(LANGUAGES)('are answered in whole sentences in %s', async (language) => {
    const { kit, asking } = await page.load(game);
    await page.speak(language);
    for (const { frame, names } of positions(game, 60)) {
      const commands = new page.Commands(session(game, kit, frame, names), asking);
      for (const { words } of asking.questions()) {
        const [word] = words.split(' ');
        const answers = await Promise.all(AFTER[game].map((rest) => commands.answer(`${word} ${rest}`)));
        for (const line of answers.flat()) expect(line).not.toMatch(BROKEN);
        // One of them at least makes sense: what is not understood is answered with the line of the help.
        const understood = answers.filter((lines) => !lines[0].endsWith(about(asking, word)));
        expect([word, frame.plies, understood.length]).not.toEqual([word, frame.plies, 0]);
      }
      for (const line of await commands.answer('tama')) expect(line).not.toMatch(BROKEN);
    }
  });
});

const about = (asking: { questions(): readonly { words: string; about: string }[] }, word: string): string =>
  asking.questions().find(({ words }) => words.split(' ')[0] === word)?.about ?? '';

/** A position of Rapa Nui in English, with its commands. */
async function rapaNui() {
  const { kit, asking } = await page.load('rapa-nui');
  await page.speak('en');
  const found = [...positions('rapa-nui', 40)][39];
  return new page.Commands(session('rapa-nui', kit, found.frame, found.names), asking);
}

test('the island of Rapa Nui can be explored', async () => {
  const commands = await rapaNui();
  expect((await commands.answer('at n3'))[0]).toMatch(/^N3, brings /);
  expect(await commands.answer('at n3a')).toEqual(await commands.answer('at n3'));
  const around = await commands.answer('near crater');
  expect(around.length).toBeGreaterThan(2);
  for (const line of around) expect(line).toMatch(/^(north|south|east|west)[a-z-]*: [A-Z]\d, brings/);
  expect((await commands.answer('free ahus'))[0]).toMatch(/^\d+ free ahus?\.$/);
});

test('what Rapa Nui costs and brings is said with units', async () => {
  const commands = await rapaNui();
  expect((await commands.answer('offers')).join('\n')).toMatch(/Hut: worth \d.*, costs 4 reeds\./);
  expect((await commands.answer('offers')).join('\n')).toMatch(/Popular: costs 2 wood\. /);
  expect((await commands.answer('me')).join('\n')).toMatch(/(reed|egg|wood|pearl|nothing)/);
  expect((await commands.answer('Tama'))[0]).toMatch(/^Tama: /);
  const reach = await commands.answer('reach');
  expect(reach.map((line) => line.split(':')[0])).toEqual(['small moai', 'medium moai', 'large moai', 'pukao']);
  expect(await commands.answer('reach large')).toHaveLength(1);
  expect((await commands.answer('quarry')).join('\n')).toMatch(/column 1: \d of \d places free/);
});

test('what is neither a move nor a question says where to find help', async () => {
  const commands = await rapaNui();
  expect(await commands.answer('dance')).toEqual([expect.stringContaining('Type “help”')]);
  expect((await commands.answer('help')).length).toBeGreaterThan(15);
  expect(await commands.answer('time')).toEqual(['No clock runs here.']);
  expect((await commands.answer('rule r5.4'))[0]).toMatch(/^R5\.4: ./);
});
