import type { Match, MatchFile } from '@ahu/core';
import { only } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import { describe, expect, it } from 'vitest';
import { CHROMIUM, DESKTOP, openHouse, PHONE } from './browser.ts';
import { Learner } from './learner.ts';
import { look } from './look.ts';
import { choicesOf, keptFile, newTable, playOn, sitters, takeIn } from './matches.ts';
import { byKeys, byMouse, byTouch, type Press } from './ways.ts';

interface Rare {
  readonly title: string;
  readonly game: GameId;
  readonly seed: string;
  readonly move: string;
  /** What is pressed for it, by the beginnings of names. */
  readonly presses: readonly string[];
  readonly press?: Press;
  readonly taste?: RegExp;
  /** Something else that may be played at that moment, to tell it from others. */
  readonly beside?: RegExp;
}

/** Without a Rongo tablet a player is asked less before a gain. */
const NO_TABLET = /^rongo (rest|conversion|helping|reinforcement)/;

const RARE: readonly Rare[] = [
  {
    title: '[G3.12] [G3.16] the chief in the hut, for 2 half-tablets',
    game: 'giants',
    seed: '0',
    move: 'place chief at D3: hut',
    presses: ['chief', 'D3:', 'Hut'],
  },
  {
    title: '[G3.12] [G3.17] the chief in a forest, by keys',
    game: 'giants',
    seed: '0',
    move: 'place chief at C5: forest',
    presses: ['chief', 'C5:', 'Forest'],
    press: byKeys,
  },
  {
    title: '[G3.12] [G3.19] the chief in the headdress quarry, by touch',
    game: 'giants',
    seed: '0',
    move: 'place chief at E1: headdress',
    presses: ['chief', 'E1:', 'Quarry: +1'],
    press: byTouch,
  },
  {
    title: '[R6.8] a helping hand',
    game: 'rapa-nui',
    seed: '0',
    move: 'play helping hand at i1',
    presses: ['I1', 'Confirm'],
  },
  {
    title: '[R6.8] the chief as a helping hand, by touch',
    game: 'rapa-nui',
    seed: '7',
    move: 'play helping hand with chief at i2',
    presses: ['The chief goes', 'I2', 'Confirm'],
    press: byTouch,
  },
  {
    title: '[R6.9] an exceptional offering',
    game: 'rapa-nui',
    seed: '2',
    move: 'take exceptional boat',
    presses: ['Take exceptional Boat', 'Confirm'],
  },
  {
    title: '[R3.5] the chief along with a villager, by keys',
    game: 'rapa-nui',
    seed: '3',
    move: 'place villager at i1 with chief in column 2',
    presses: ['column 2', 'I1', 'Confirm'],
    press: byKeys,
  },
  {
    title: '[R7.0] Fervent bought before the gain, by touch',
    game: 'rapa-nui',
    seed: 'b',
    move: 'buy fervent',
    presses: ['Buy Fervent', 'Confirm'],
    press: byTouch,
    taste: NO_TABLET,
    beside: /^gain/,
  },
  {
    title: '[R5.4] Barter before the gain, by keys',
    game: 'rapa-nui',
    seed: '0',
    move: 'play barter 3 reed',
    presses: ['Play Barter', 'Give 3 reed', 'Confirm'],
    press: byKeys,
    taste: NO_TABLET,
    beside: /^gain/,
  },
  {
    title: '[C6.6] a sacrifice card of another type where a pile is empty',
    game: 'rapa-nui-cards',
    seed: '6',
    move: 'choose fish',
    presses: ['Take a fish card', ''],
    taste: /^(buy|offer|play|play [23]) cereal$/,
  },
];

/** Nobody but seat 0 is a person, and it may play that now. */
function positionOf({ game, seed, move, taste, beside = /^/ }: Rare): MatchFile {
  const isThere = (match: Match): boolean => {
    if ((match.game.toMove(match.state) & only(0)) === 0) return false;
    const choices = choicesOf(match, 0);
    return choices.includes(move) && choices.some((choice) => beside.test(choice));
  };
  return playOn(newTable(game, sitters(game === 'giants' ? 3 : 2, 1), {}, seed), isThere, taste);
}

describe.skipIf(!CHROMIUM)('what is rarely played can be played at the table:', () => {
  const house = openHouse();

  it.each(RARE)('$title', async (rare) => {
    const { press = byMouse, move, presses } = rare;
    const visitor = await house.arrive(press === byTouch ? PHONE : DESKTOP);
    const { page } = visitor;
    const file = positionOf(rare);
    await page.goto(await takeIn(page, file));
    await look(page);
    await new Learner(page, press).make(presses);
    await expect.poll(async () => (await keptFile(page)).log.at(file.log.length)).toEqual([0, move]);
    await visitor.leave();
  });
});
