// npm run latency: on mid-game boards of Giants with five players, how long from a press to the picture that answers
// it, and how often the page draws while a moai is carried, beside how often it draws at rest in the same run.
import { legalMoves, type Match, only, writeMatch } from '@ahu/core';
import { reach, readAct, type View } from '@ahu/giants/public';
import type { Page } from 'playwright-core';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { matchOf, newTable, playOn, sitters } from '../test/browser/matches.ts';
import { openSite } from '../test/browser/site.ts';
import { launch, newcomer, SCREENS } from './chromium.ts';
import { keepMatch } from './kept.ts';
import { type Frames, framesIn, press, spotOf, watchWalk } from './timing.ts';

const MOST_MILLISECONDS = 50;
const LEAST_SHARE = 0.8;
/** Boards of each kind. */
const ROUNDS = 4;
/** Hexes that are looked at on each of them. */
const HEXES = 2;
const MIDDLE = 200;
/** Hexes of a way that is worth watching. */
const FAR = 3;
const IDLE = 1_000;

const KINDS = ['a piece', 'an object', 'a hex', 'a confirmation'] as const;
type Kind = (typeof KINDS)[number];

const times: Record<Kind, number[]> = { 'a piece': [], 'an object': [], 'a hex': [], 'a confirmation': [] };
const idle: Frames[] = [];
const walking: Frames[] = [];

const ANSWER = 'section.prompt .answers button';
const NOTHING_LIT = 'main:not(:has(path.lit))';

const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as { phase: string }).phase;

/** How far away the first thing that could be carried can go without a question on the way, if it is some way. */
function farGoal({ game, state }: Match): string | undefined {
  const carry = legalMoves(game, state, 0)
    .map((move) => readAct(game.write(move)))
    .find((act) => act?.kind === 'carry');
  if (!carry) return undefined;
  const goals = reach(game.view(state, 0) as View, carry.object, []);
  return goals.findLast(({ route, wages }) => route.length >= FAR && wages.every(({ least, most }) => least === most))
    ?.hex;
}

/** Positions in the middle of games in which the person at the table is asked for this. */
function moments(phase: 'place' | 'transport'): Match[] {
  const isIt = (match: Match): boolean =>
    match.log.length > MIDDLE &&
    match.game.toMove(match.state) === only(0) &&
    phaseOf(match) === phase &&
    (phase === 'place' || farGoal(match) !== undefined);
  const found: Match[] = [];
  for (let seed = 0x10; found.length < ROUNDS; seed++) {
    const match = matchOf(playOn(newTable('giants', sitters(5, 1), {}, seed.toString(16)), isIt));
    if (!match.over) found.push(match);
  }
  return found;
}

async function open(page: Page, match: Match): Promise<void> {
  await keepMatch(page, 'measured', writeMatch(match));
  await page.goto('/play/measured');
  await page.locator(ANSWER).first().waitFor();
  // What lies on the island lands there when it is laid.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

async function timed(page: Page, kind: Kind, target: string, sign: string): Promise<void> {
  times[kind].push(await press(page, target, sign));
}

/** Looks at a few of the lit hexes. */
async function tryHexes(page: Page): Promise<void> {
  const lit = await page.locator('main path.lit:not(.chosen)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  for (const hex of lit.slice(0, HEXES)) {
    if (await spotOf(page, hex)) await timed(page, 'a hex', hex, `${hex}.chosen`);
  }
}

/** Chooses something, lets go of it, and chooses it again. */
async function chooseTwice(page: Page, kind: Kind, target: string, sign: string): Promise<void> {
  await timed(page, kind, target, sign);
  await page.keyboard.press('Escape');
  await page.locator(sign).first().waitFor({ state: 'detached' });
  await timed(page, kind, target, sign);
}

async function place(page: Page): Promise<void> {
  await chooseTwice(page, 'a piece', `${ANSWER}[data-drag]`, 'main path.lit');
  await tryHexes(page);
  await timed(page, 'a confirmation', ANSWER, NOTHING_LIT);
}

async function carry(page: Page, match: Match): Promise<void> {
  await chooseTwice(page, 'an object', ANSWER, 'main rect.label');
  await tryHexes(page);
  const goal = `#gi-hex-${farGoal(match)}`;
  if ((await page.locator(`${goal}.chosen`).count()) === 0) await timed(page, 'a hex', goal, `${goal}.chosen`);
  idle.push(await framesIn(page, IDLE));
  const walked = await watchWalk(page, '[data-object]');
  await timed(page, 'a confirmation', ANSWER, NOTHING_LIT);
  walking.push(await walked());
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const perSecond = (frames: readonly Frames[]): number => {
  const sum = (field: keyof Frames): number => frames.reduce((total, each) => total + each[field], 0);
  return (1_000 * sum('count')) / sum('milliseconds');
};

ensureBuilt();
const [site, browser] = await Promise.all([openSite(), launch()]);
const context = await newcomer(browser, site.address, SCREENS.desktop);
const page = await context.newPage();
page.setDefaultTimeout(15_000);

for (const [phase, act] of [
  ['place', place],
  ['transport', carry],
] as const) {
  for (const match of moments(phase)) {
    await open(page, match);
    await act(page, match);
  }
}
await browser.close();
await site.close();

const all = Object.values(times).flat();
for (const kind of KINDS)
  console.log(`${kind}: median ${median(times[kind]).toFixed(1)} ms of ${times[kind].length} presses`);
const typical = median(all);
const share = perSecond(walking) / perSecond(idle);
console.log(
  `from a press to its picture: median ${typical.toFixed(1)} ms of ${all.length} (at most ${MOST_MILLISECONDS})`,
);
console.log(
  `frames a second while a moai is carried: ${perSecond(walking).toFixed(1)}, at rest ${perSecond(idle).toFixed(1)}: ${(100 * share).toFixed(0)} % (at least ${100 * LEAST_SHARE} %)`,
);
process.exit(typical <= MOST_MILLISECONDS && share >= LEAST_SHARE ? 0 : 1);
