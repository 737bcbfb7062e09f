import { has, legalMoves, type Match, type MatchFile, only } from '@ahu/core';
import { GAMES, type GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { keepMatch } from '../../../scripts/kept.ts';
import { newTable, playOn, sitters } from '../matches.ts';

/** A screen that is measured. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** The match that the browser keeps under the path's id. */
  readonly file?: MatchFile;
  /** Whether the log stands beside the board where there is room. */
  readonly hasLog?: boolean;
  /** Whether the board is only looked at, so that nothing on it is pressed. */
  readonly isStill?: boolean;
  /** Brings the page to what is measured, once it is open. */
  readonly ready: (page: Page) => Promise<void>;
}

/** As many as a game allows. */
const SEATS: Readonly<Record<GameId, number>> = { giants: 5, 'rapa-nui': 4, 'rapa-nui-cards': 4 };

/** A question that has a layout of its own. */
const DECISION: Readonly<Record<GameId, string>> = { giants: 'bid', 'rapa-nui': 'exchange', 'rapa-nui-cards': 'hide' };

/** The person has a real choice, so that nothing moves by itself. */
const mine = ({ game, state }: Match): boolean =>
  game.toMove(state) === only(0) && legalMoves(game, state, 0).length > 3;
/** Bids are made by all at the same time. */
const asked = ({ game, state }: Match): boolean => has(game.toMove(state), 0) && legalMoves(game, state, 0).length > 3;
const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as { phase: string }).phase;

const isAsked = (page: Page): Promise<void> => page.locator('main section.prompt').waitFor();
const isOver = (page: Page): Promise<void> => page.locator('dialog[open] .winner').waitFor();

const isHandedOver = (page: Page): Promise<void> => page.locator('.hand-over').waitFor();

/** A table at its start, in the middle, at a decision, crowded before the end, at its end, and in a replay. */
export function scenesOf(game: GameId): Scene[] {
  const table = newTable(game, sitters(SEATS[game], 1));
  const end = playOn(table);
  const after = (share: number): MatchFile =>
    playOn(table, (match) => match.log.length >= end.log.length * share && mine(match));
  const decision = playOn(table, (match) => asked(match) && match.log.length > 60 && phaseOf(match) === DECISION[game]);
  const play = (name: string, file: MatchFile, ready = isAsked): Scene => ({
    name: `${game}, ${name}`,
    path: `/play/${game}-${name}`,
    file,
    hasLog: ready === isAsked,
    ready,
  });
  return [
    play('start', playOn(table, mine)),
    play('middle', after(0.5)),
    play('decision', decision),
    play('late', after(0.88)),
    play('end', end, async (page) => {
      await isOver(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }),
    play('sheet', end, isOver),
    // Where nothing is secret, nobody hands over.
    ...(game === 'rapa-nui' ? [] : [play('hand-over', newTable(game, sitters(SEATS[game])), isHandedOver)]),
    {
      name: `${game}, replay`,
      path: `/replay/${game}-end`,
      isStill: true,
      ready: async (page) => {
        await page.locator('.story li').first().waitFor();
        await page.getByRole('slider').fill(String(Math.round(end.log.length * 0.6)));
        await page.locator('.story [aria-current]').waitFor();
      },
    },
  ];
}

const opened = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** What is around the tables. */
export const PAGES: readonly Scene[] = [
  { name: 'home', path: '/', ready: opened('h1') },
  {
    name: 'new table',
    path: '/',
    ready: async (page) => {
      await page.locator('article button:not(.primary)').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'lobby', path: '/online', ready: opened('main h2') },
  ...GAMES.flatMap((game): Scene[] => [
    { name: `${game}, rules`, path: `/rules/${game}`, ready: opened('main h2') },
    { name: `${game}, summary`, path: `/summary/${game}`, ready: opened('main h2') },
  ]),
];

/** Opens a scene in the page as it is, without loading it anew. */
export async function openScene(page: Page, { path, ready }: Scene): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await ready(page);
}

export async function keepAll(page: Page, scenes: readonly Scene[]): Promise<void> {
  for (const { path, file } of scenes) if (file) await keepMatch(page, path.split('/')[2], file);
}
