import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights, type WeightsFile } from '@ahu/bots';
import { beforeAll, describe, expect, test } from 'vitest';
import { weightsPath } from '../src/setup/weights.ts';
import { ahu, emptyFolder } from './ahu.ts';

const folder = emptyFolder();
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const weights = (out: string): WeightsFile => JSON.parse(read(`${out}/weights.json`));
const train = (args: string) => ahu(`train rapa-nui-cards --seats 2 --hidden 16 --exam-games 2 ${args}`, [], folder);
const gamesOfReports = (stdout: string): number[] =>
  Array.from(stdout.matchAll(/ (\d+) games {2}loss/g), ([, games]) => Number(games));

describe('train', () => {
  let shipped: string;

  beforeAll(() => {
    shipped = readFileSync(weightsPath('rapa-nui-cards', 2), 'utf8');
    expect(train('--games 48 --seed 7 --out first').code).toBe(0);
  }, 300_000);

  test('leaves weights that can be read, how they were made, its reports and all that it needs to go on', () => {
    expect(readdirSync(join(folder, 'first')).toSorted()).toEqual(['reports.jsonl', 'state.bin', 'weights.json']);
    const file = weights('first');
    expect(file).toMatchObject({ game: 'rapa-nui-cards', seats: 2, hidden: 16 });
    expect(file.made).toEqual({
      command: 'ahu train rapa-nui-cards --seats 2 --games 48 --seed 7 --lanes 1',
      from: 'nothing',
      games: 48,
    });
    expect(readWeights(file).weights.some((weight) => weight !== 0)).toBe(true);
    expect(JSON.parse(read('first/reports.jsonl'))).toMatchObject({ games: 48, beginning: expect.any(Number) });
  });

  test('never writes over what the bots play with', () => {
    expect(readFileSync(weightsPath('rapa-nui-cards', 2), 'utf8')).toBe(shipped);
    const { code, stderr } = train('--games 16 --seed 7 --out first');
    expect(code).toBe(3);
    expect(stderr).toBe('ahu: first: holds a training; go on with --resume, or name another --out\n');
  });

  test('learns the same from the same seed and as many games, and something else from another', () => {
    train('--games 48 --seed 7 --out again');
    expect(read('again/weights.json')).toBe(read('first/weights.json'));
    train('--games 48 --seed 8 --out other');
    expect(weights('other').weights).not.toBe(weights('first').weights);
  }, 300_000);

  test('--resume goes on with the games, the memory and the versions of before', () => {
    const { code, stdout } = train('--games 80 --seed 7 --out again --resume');
    expect(code).toBe(0);
    expect(gamesOfReports(stdout)).toEqual([80]);
    expect(stdout).toContain('48 … 80 games');
    expect(weights('again').made.games).toBe(80);
    expect(weights('again').weights).not.toBe(weights('first').weights);
  }, 300_000);

  test('--from begins with weights of a file', () => {
    const { code } = train('--games 16 --out more --from first/weights.json');
    expect(code).toBe(0);
    expect(weights('more').made).toMatchObject({ from: 'first/weights.json', games: 64 });
  }, 300_000);
});

describe('train refuses', () => {
  const changed = (change: object): string => JSON.stringify({ ...weights('first'), ...change });
  const refusal = (text: string): string => {
    writeFileSync(join(folder, 'damaged.json'), text);
    const { code, stdout, stderr } = train('--games 16 --out refused --from damaged.json');
    expect(code).toBe(3);
    expect(stdout).toBe('');
    return stderr;
  };

  test('to go on with a training of another seed', () => {
    const { code, stderr } = train('--games 80 --seed 9 --out first --resume');
    expect(code).toBe(3);
    expect(stderr).toMatch(/^ahu: first: holds another training: /);
  });

  test('to go on with nothing', () => {
    const { code, stderr } = train('--games 16 --out nowhere --resume');
    expect(code).toBe(3);
    expect(stderr).toMatch(/^ahu: nowhere\/state\.bin: ENOENT/);
    expect(existsSync(join(folder, 'nowhere/weights.json'))).toBe(false);
  });

  test('a file that was cut off, and too few weights', () => {
    const { weights: all } = weights('first');
    expect(refusal(read('first/weights.json').slice(0, 300))).toMatch(/^ahu: damaged\.json: .*JSON/);
    expect(refusal(changed({ weights: all.slice(8) }))).toMatch(
      /^ahu: damaged\.json: weights: a \d+-16-2\+\d+ network has/,
    );
    expect(refusal(changed({ weights: '%%%%' }))).toBe('ahu: damaged.json: weights: is not base 64\n');
  });

  test('weights of another game or number of players, or of before the bots looked at other things', () => {
    expect(refusal(changed({ game: 'giants' }))).toMatch(/^ahu: damaged\.json: game: /);
    expect(refusal(changed({ traits: 1 }))).toMatch(/^ahu: damaged\.json: weights: /);
  });
});
