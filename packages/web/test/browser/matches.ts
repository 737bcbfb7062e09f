import {
  askBot,
  type Bot,
  firstOf,
  type Game,
  legalMoves,
  type Match,
  type MatchFile,
  readMatch,
  readMove,
  Sfc32,
  type Sitter,
  writeMatch,
} from '@ahu/core';
import { giants, greedy as giantsGreedy } from '@ahu/giants';
import { rapaNui, greedy as rapaNuiGreedy } from '@ahu/rapa-nui';
import { greedy as cardsGreedy, rapaNuiCards } from '@ahu/rapa-nui-cards';
import type { Page } from 'playwright-core';
import { type GameId, RULES_VERSIONS } from '../../src/games/registry.ts';
import { look } from './look.ts';

/** Views and positions of a game belong to each other; here they are only handed on. */
const RULES: Readonly<Record<GameId, { game: Game; greedy: Bot }>> = {
  giants: { game: giants as Game, greedy: giantsGreedy as Bot },
  'rapa-nui': { game: rapaNui as Game, greedy: rapaNuiGreedy as Bot },
  'rapa-nui-cards': { game: rapaNuiCards as Game, greedy: cardsGreedy as Bot },
};

const gameOf = (file: MatchFile): Game => RULES[file.game as GameId].game;
export const matchOf = (file: MatchFile): Match => readMatch(file, [gameOf(file)]);

const NAMES = ['Hina', 'Tama', 'Mana', 'Rona', 'Kena'];

/** People at a table; those after the first so many are bots. */
export const sitters = (count: number, persons = count): Sitter[] =>
  NAMES.slice(0, count).map((name, seat) => (seat < persons ? { name } : { name, bot: 'novice' }));

/** What a seat may play, in words. */
export const choicesOf = ({ game, state }: Match, seat: number): string[] =>
  legalMoves(game, state, seat).map((move) => game.write(move));

/**
 * Plays on by rules of thumb until something holds, or to the end: the same for the same seed. Whoever has a taste
 * plays the first move that fits it, so that rare positions come up.
 */
export function playOn(
  file: MatchFile,
  until: (match: Match) => boolean = () => false,
  taste: RegExp | undefined = undefined,
): MatchFile {
  const match = matchOf(file);
  const random = new Sfc32(file.seed);
  const { greedy } = RULES[file.game as GameId];
  match.settle();
  while (!match.over && !until(match)) {
    const seat = firstOf(match.game.toMove(match.state));
    const liked = taste && choicesOf(match, seat).find((notation) => taste.test(notation));
    const move = liked === undefined ? undefined : readMove(match.game, liked);
    match.play(seat, move ?? askBot(match.game, match.state, seat, greedy, random));
    match.settle();
  }
  return writeMatch(match);
}

export const newTable = (game: GameId, seats: readonly Sitter[], options: object = {}, seed = '7'): MatchFile => ({
  format: 'ahu-match',
  version: 1,
  game,
  rulesVersion: RULES_VERSIONS[game],
  seats,
  options,
  seed: seed.repeat(64).slice(0, 64),
  log: [],
});

/** Opens a match file at the start, as somebody does who has one, and returns the address of its table. */
export async function takeIn(page: Page, file: MatchFile, name = 'match.json'): Promise<string> {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  const link = page.getByRole('log').getByRole('link', { name: 'Open' });
  await link.waitFor();
  return (await link.getAttribute('href')) as string;
}

/** The match that the page shows, as the browser keeps it. */
export const keptFile = (page: Page, id = new URL(page.url()).pathname.split('/')[2]): Promise<MatchFile> =>
  page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('ahu');
        opening.onsuccess = () => {
          const getting = opening.result.transaction('matches').objectStore('matches').get(key);
          getting.onsuccess = () => {
            opening.result.close();
            resolve(getting.result.file);
          };
        };
      }),
    id,
  );

/** A table of the card game, so many plies old, with one person at it. */
export async function openCards(page: Page, plies = 30): Promise<string> {
  const file = playOn(newTable('rapa-nui-cards', sitters(2, 1)), ({ log }) => log.length >= plies);
  const address = await takeIn(page, file);
  await page.goto(address);
  await look(page);
  return address;
}
