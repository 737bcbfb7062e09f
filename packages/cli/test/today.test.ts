import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandOf } from '@ahu/daily';
import { describe, expect, test } from 'vitest';
import { ALWAYS_THE_FIRST, ahu, emptyFolder } from './ahu.ts';

const DATE = '2026-11-03';
const folder = emptyFolder();

describe('the island of the day', () => {
  test('is the same as in the page', () => {
    expect(JSON.parse(ahu(`today --date ${DATE} --json`).stdout)).toEqual({
      ...islandOf(DATE),
      options: { openHands: false },
    });
  });

  test('is played to its end, and its log proves the result', () => {
    const played = ahu(`today --date ${DATE} --save day.json`, ALWAYS_THE_FIRST, folder);
    expect(played).toMatchObject({ code: 0 });
    expect(played.stdout.replaceAll('\n', ' ')).toContain(
      'Island 3, 2026-11-03: Rapa Nui: the card game, you and a bot, without hints and take-backs.',
    );
    const [result] = played.stdout.match(/Island 3: place [12] of 2, \d+ points?, .* the best bot\.\n$/) ?? [];
    expect(ahu(`today --date ${DATE} --check day.json`, [], folder).stdout).toBe(result);
    const { code, stdout } = ahu(`today --date ${DATE} --check day.json --json`, [], folder);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ date: DATE, place: expect.any(Number), points: expect.any(Number) });
  });

  test('is not proved by another day, half a log or other bots', () => {
    const check = (file: string, date = DATE) => ahu(`today --date ${date} --check ${file}`, [], folder);
    expect(check('day.json', '2026-11-06')).toMatchObject({ code: 1, stderr: expect.stringContaining('not a match') });
    const file = JSON.parse(readFileSync(join(folder, 'day.json'), 'utf8'));
    writeFileSync(join(folder, 'half.json'), JSON.stringify({ ...file, log: file.log.slice(0, -6) }));
    expect(check('half.json')).toMatchObject({ code: 1, stderr: expect.stringContaining('it is not over') });
    expect(ahu(`play rapa-nui-cards --seats 2 --bots random,random --save other.json`, [], folder).code).toBe(0);
    const other = JSON.parse(readFileSync(join(folder, 'other.json'), 'utf8'));
    writeFileSync(join(folder, 'forged.json'), JSON.stringify({ ...other, seed: file.seed }));
    expect(check('forged.json')).toMatchObject({ code: 3 });
  });

  test('has neither hints nor take-backs, also when it is gone on with', () => {
    const cwd = emptyFolder();
    const typed = ['help', 'hint', '1', 'undo', 'hin', 'quit'];
    const begun = ahu(`today --date ${DATE} --save day.json`, typed, cwd);
    const resumed = ahu('play --resume day.json', typed, cwd);
    for (const { code, stdout } of [begun, resumed]) {
      expect(code).toBe(0);
      expect(stdout.match(/The island of the day is played without hints and take-backs\./g)).toHaveLength(2);
      expect(stdout).not.toMatch(/Best: |Good: |take back your last move|what a strong bot would do/);
      expect(stdout).toContain('No move is called "hin" now.');
    }
    const plies = JSON.parse(readFileSync(join(cwd, 'day.json'), 'utf8')).log;
    expect(plies.filter(([seat]: [number]) => seat === islandOf(DATE).person).length).toBeGreaterThan(1);
  });

  test.each(['2026-02-30', '2020-01-01', '2999-01-01', 'tomorrow'])('of %s is refused', (date) => {
    expect(ahu(`today --date ${date}`)).toMatchObject({ code: 2, stderr: expect.stringContaining(date) });
  });
});
