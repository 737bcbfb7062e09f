import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchFile } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../src/simulation/summary.ts';
import { WIDTH } from '../src/terminal/terminal.ts';
import { ALWAYS_THE_FIRST, ahu, emptyFolder } from './ahu.ts';

const readMatchFile = (path: string): MatchFile => JSON.parse(readFileSync(path, 'utf8')) as MatchFile;

describe.each([
  ['giants', 3],
  ['rapa-nui', 2],
])('%s at the command', (game, fewest) => {
  const play = `play ${game} --seed 7`;

  test('a whole game from a pipe, and its replay', () => {
    const folder = emptyFolder();
    const { code, stdout } = ahu(`${play} --save match.json`, ALWAYS_THE_FIRST, folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/── The end ─+\n.* total\n/);
    expect(stdout).toMatch(/wins\.|share the victory\./);
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
    const replay = ahu('replay match.json', [], folder);
    expect(replay.code).toBe(0);
    expect(replay.stdout).toMatch(/match\.json is a valid match of \d+ plies\.\n$/);
  });

  test('--save keeps the match, --resume goes on with it as if nobody had left', () => {
    const folder = emptyFolder();
    ahu(`${play} --save a.json`, ['1', '1', '2'], folder);
    ahu('play --resume a.json', ['1', '1'], folder);
    ahu(`${play} --save b.json`, ['1', '1', '2', '1', '1'], folder);
    const resumed = readMatchFile(join(folder, 'a.json'));
    expect(resumed.game).toBe(game);
    expect(resumed).toEqual(readMatchFile(join(folder, 'b.json')));
  });

  test('simulate lets the bots play', () => {
    const { code, stdout } = ahu(`simulate ${game} --bots greedy,random,random --games 2 --json`);
    expect(code).toBe(0);
    const { seats } = JSON.parse(stdout) as Summary;
    expect(seats[0].winShare).toBe(1);
  });

  test('verify and bench run the engine', () => {
    const verified = ahu(`verify ${game} --seats ${fewest} --games 1 --seed 4`).stdout;
    expect(verified).toMatch(/^\d players: 1 game, .* all laws hold$/m);
    expect(ahu(`bench ${game} --seconds 1`).stdout).toMatch(/\d+ games a second/);
  });
});

test('perft counts the first players and the dice of Giants', () => {
  expect(ahu('perft giants --seats 3 --depth 2').stdout).toMatch(/^1 +3 .*\n2 +12 /m);
});

test('perft counts the tiles of Rapa Nui: ten kinds, and Favour only once', () => {
  expect(ahu('perft rapa-nui --seats 2 --depth 2').stdout).toMatch(/^1 +10 .*\n2 +99 /m);
});

describe('long lists of moves', () => {
  test('Giants: a placement by its notation', () => {
    const { stdout } = ahu('play giants --seed 7', ['bid nothing', 'Place  worker at d8']);
    expect(stdout).toContain('  place worker at …               any hex\n');
    expect(stdout).toContain('Ana places a worker at D8.\n');
  });

  test('moves TEXT lists those with the words in them', () => {
    const { stdout } = ahu('play giants --seed 7', ['bid nothing', 'moves forest d5', 'moves lava']);
    expect(stdout).toMatch(/> moves forest d5\n *\d+ {2}place sorcerer at D5: forest {2}\+5 logs\n>/);
    expect(stdout).toContain('You have no move with "lava" in it.');
  });
});

test('[R6.13] brisk players are not asked where only their Rongo tablet could be used', () => {
  const placing = ['place villager at i1', 'done', 'place villager at i1', 'done'];
  const question = /Buy, play a tile, or end your turn/g;
  const asked = ahu('play rapa-nui --seats 3 --seed 5', placing).stdout;
  const brisk = ahu('play rapa-nui --seats 3 --seed 5', ['brisk', ...placing.filter((move) => move !== 'done')]).stdout;
  expect(asked.match(question)).toHaveLength(2);
  expect(brisk).toContain('You are only asked what matters');
  expect(brisk.match(question)).toBeNull();
  expect(brisk.match(/Ana places a villager at i1/g)).toHaveLength(2);
});
