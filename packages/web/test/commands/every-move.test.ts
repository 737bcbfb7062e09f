import type { Language } from '@ahu/protocol/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableSession } from '../../src/table/session.svelte.ts';
import { type CompiledPage, compilePage } from './page.ts';
import { positions } from './positions.ts';

/** Positions of seeded games, by game. */
const POSITIONS = 1000;

/** Says that a move is played, in each language. */
const PLAYED: Readonly<Record<Language, RegExp>> = {
  en: /^You play: /,
  fr: /^Tu joues/,
  de: /^Du spielst: /,
  it: /^Giochi: /,
  es: /^Juegas: /,
};
const MOVES: Readonly<Record<Language, readonly [list: string, more: string]>> = {
  en: ['moves', 'more'],
  fr: ['coups', 'suite'],
  de: ['züge', 'weiter'],
  it: ['mosse', 'altre'],
  es: ['jugadas', 'más'],
};
const LANGUAGES = Object.keys(PLAYED) as Language[];

let page: CompiledPage;
beforeAll(async () => {
  page = await compilePage();
});
afterAll(() => page.close());

/** Every line that the list of moves reads out, asked for as a person does: by heading, and then for more. */
async function readAll(answer: (typed: string) => Promise<readonly string[]>, [list, more]: readonly [string, string]) {
  const first = await answer(list);
  const lines = new Set(first);
  for (const heading of first.filter((line) => / ?: \d+$/.test(line))) {
    const asked = `${list} ${heading.replace(/ ?: \d+$/, '')}`;
    for (let read = await answer(asked), known = -1; lines.size > known; read = await answer(more)) {
      known = lines.size;
      for (const line of read) lines.add(line);
    }
  }
  return lines;
}

describe.each(['giants', 'rapa-nui', 'rapa-nui-cards'] as const)('at a table of %s', (game) => {
  test(`every legal move of ${POSITIONS} positions is read out, and played by what was read`, async () => {
    const { kit, asking } = await page.load(game);
    let at = 0;
    for (const { frame, names } of positions(game, POSITIONS)) {
      // Each language has its turn; the words of a game are the same from one position to the next.
      const language = LANGUAGES[at++ % LANGUAGES.length];
      await page.speak(language);
      const played: string[] = [];
      const session = {
        ...{ frame, names, kit, game, host: { isRemote: true } },
        play: async (move: string) => void played.push(move),
      };
      const commands = new page.Commands(session as unknown as TableSession, asking);
      const read = await readAll((typed) => commands.answer(typed), MOVES[language]);
      for (const line of read) {
        const before = played.length;
        const answer = await commands.answer(line);
        if (played.length > before) expect(answer[0]).toMatch(PLAYED[language]);
      }
      expect([language, frame.plies, [...new Set(played)].sort()]).toEqual([
        language,
        frame.plies,
        frame.moves.toSorted(),
      ]);
    }
  });
});
