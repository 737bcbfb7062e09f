import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights, type WeightsFile } from '@ahu/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { ahu, emptyFolder } from './ahu.ts';

const folder = emptyFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const weights = (file: string): WeightsFile => JSON.parse(read(file));
const train = (args: string) => ahu(`train rapa-nui-cards --seats 2 ${args}`, [], folder);
const gamesOfReports = (stdout: string): number[] =>
  Array.from(stdout.matchAll(/ (\d+) games {2}loss/g), ([, games]) => Number(games));

describe('train', () => {
  beforeAll(() => {
    expect(train('--games 24 --hidden 3 --seed 7 --out first.json').code).toBe(0);
  }, 300_000);

  test('writes weights that can be read, and how they were made, and leaves nothing else behind', () => {
    expect(readdirSync(folder)).toEqual(['first.json']);
    const file = weights('first.json');
    expect(file).toMatchObject({ game: 'rapa-nui-cards', seats: 2, hidden: 3 });
    expect(file.made).toMatchObject({
      command: 'ahu train rapa-nui-cards --seats 2 --games 24 --seed 7',
      games: 24,
      winsAgainstGreedy: expect.any(Number),
    });
    expect(readWeights(file).weights.some((weight) => weight !== 0)).toBe(true);
  });

  test('learns the same from the same seed and as many games, and something else from another', () => {
    train('--games 24 --hidden 3 --seed 7 --out again.json');
    expect(read('again.json')).toBe(read('first.json'));
    train('--games 24 --hidden 3 --seed 8 --out other.json');
    expect(weights('other.json').weights).not.toBe(weights('first.json').weights);
  });

  test('--resume goes on from the weights that are there, with the network that they are for', () => {
    writeFileSync(join(folder, 'more.json'), read('first.json'));
    const { code, stdout } = train('--games 24 --seed 7 --out more.json --resume');
    expect(code).toBe(0);
    expect(stdout).toContain('-3-1 network');
    // An exam of what it begins with, and one of what it has learnt since.
    expect(gamesOfReports(stdout)).toEqual([24, 48]);
    expect([24, 48]).toContain(weights('more.json').made.games);
    expect(weights('more.json').made.command).toContain('--resume');
  });

  test('stops when its minutes are over', () => {
    const { code, stdout } = train('--minutes 0.001 --hidden 3 --out short.json');
    expect(code).toBe(0);
    expect(gamesOfReports(stdout)).toHaveLength(1);
    expect(weights('short.json').made.command).toContain('--minutes 0.001');
  });
});

describe('train --resume refuses', () => {
  const refusal = (text: string): string => {
    writeFileSync(join(folder, 'damaged.json'), text);
    const { code, stdout, stderr } = train('--games 24 --out damaged.json --resume');
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(read('damaged.json')).toBe(text);
    return stderr;
  };
  const changed = (change: object): string => JSON.stringify({ ...weights('first.json'), ...change });

  test('weights that are not there', () => {
    const { code, stderr } = train('--games 24 --out nowhere.json --resume');
    expect(code).toBe(3);
    expect(stderr).toMatch(/^ahu: nowhere\.json: ENOENT/);
  });

  test('a file that was cut off', () => {
    expect(refusal(read('first.json').slice(0, 300))).toMatch(/^ahu: damaged\.json: .*JSON/);
  });

  test('too few weights', () => {
    const { weights: all } = weights('first.json');
    expect(refusal(changed({ weights: all.slice(8) }))).toMatch(/^ahu: damaged\.json: weights: a \d+-3-1 network has/);
    expect(refusal(changed({ weights: '%%%%' }))).toBe('ahu: damaged.json: weights: is not base 64\n');
  });

  test('weights of another game or number of players, or for other features', () => {
    expect(refusal(changed({ game: 'giants' }))).toMatch(/^ahu: damaged\.json: game: /);
    expect(refusal(changed({ seats: 3 }))).toMatch(/^ahu: damaged\.json: seats: /);
    // Ten inputs of three hidden units, and an output of each.
    expect(refusal(changed({ inputs: 10, weights: btoa('\0'.repeat(2 * 37)) }))).toMatch(
      /^ahu: damaged\.json: inputs: expected \d+, as many as there are features/,
    );
  });
});
