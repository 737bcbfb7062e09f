import {
  askBot,
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
import { type GameId, TITLES } from '@ahu/games';
import type { Page } from 'playwright-core';
import { look } from './look.ts';

const gameOf = (file: MatchFile): Game => TITLES[file.game as GameId].game;
export const matchOf = (file: MatchFile): Match => readMatch(file, [gameOf(file)]);

const NAMES = ['Hina', 'Tama', 'Mana', 'Rona', 'Kena'];

/** The sitters of a table; those after the first `persons` are bots. */
export const sitters = (count: number, persons = count): Sitter[] =>
  NAMES.slice(0, count).map((name, seat) => (seat < persons ? { name } : { name, bot: 'novice' }));

/** What a seat may play, in words. */
export const choicesOf = ({ game, state }: Match, seat: number): string[] =>
  legalMoves(game, state, seat).map((move) => game.write(move));

/**
 * Plays on by rules of thumb until something holds, or to the end: the same for the same seed. With a taste a seat
 * plays the first move that fits it, so that rare positions come up.
 */
export function playOn(
  file: MatchFile,
  until: (match: Match) => boolean = () => false,
  taste: RegExp | undefined = undefined,
): MatchFile {
  const match = matchOf(file);
  const random = new Sfc32(file.seed);
  const { greedy } = TITLES[file.game as GameId];
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
  rulesVersion: TITLES[game].game.rulesVersion,
  seats,
  options,
  seed: seed.repeat(64).slice(0, 64),
  log: [],
});

/** Opens a match file on the home page, and returns the address of its table. */
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

/** A table of the card game after a number of plies, with one person at it. */
export async function openCards(page: Page, plies = 30): Promise<string> {
  const file = playOn(newTable('rapa-nui-cards', sitters(2, 1)), ({ log }) => log.length >= plies);
  const address = await takeIn(page, file);
  await page.goto(address);
  await look(page);
  return address;
}

/** Puts a match where the browser keeps them, as it would be after it was played there. */
export const putMatch = (
  page: Page,
  match: { readonly id: string; readonly file: MatchFile; readonly over: boolean; readonly changed: number },
): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('ahu', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
        opening.onsuccess = () => {
          const putting = opening.result.transaction('matches', 'readwrite').objectStore('matches').put(kept);
          putting.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    match,
  );
