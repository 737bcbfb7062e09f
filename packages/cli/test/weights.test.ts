import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights, type WeightsFile } from '@ahu/bots';
import { describe, expect, test } from 'vitest';
import { MANIFESTS } from '../src/games/games.ts';
import { weightsPath } from '../src/setup/weights.ts';
import { ahu, emptyFolder } from './ahu.ts';

const folder = emptyFolder();
const shipped = weightsPath('rapa-nui-cards', 2);
copyFileSync(shipped, join(folder, 'new.json'));
const adopt = (args: string) =>
  ahu(`weights adopt new.json --into adopted.json --iterations 8 --workers 1 ${args}`, [], folder);
const read = (path: string): WeightsFile => JSON.parse(readFileSync(path, 'utf8'));

describe('weights adopt', () => {
  test('takes weights that win, and writes down how they were made and what they won', () => {
    const { code, stdout } = adopt('--against random');
    expect(code).toBe(0);
    expect(stdout).toContain('the bots play with them from now on: adopted.json');
    const adopted = read(join(folder, 'adopted.json'));
    expect(adopted.made).toMatchObject(read(shipped).made);
    expect(adopted.made.adopted).toMatch(/^wins \d+\.\d % \(.+\) of \d+ games against 1 × random, 8 iterations$/);
    expect(readWeights(adopted).weights).toEqual(readWeights(read(shipped)).weights);
  });

  test('leaves everything as it is if they do not', () => {
    const { code, stderr } = ahu(
      'weights adopt new.json --into refused.json --iterations 8 --workers 1 --games 24',
      [],
      folder,
    );
    expect(code).toBe(1);
    expect(stderr).toContain('new.json is not shown to be stronger');
    expect(existsSync(join(folder, 'refused.json'))).toBe(false);
  });
});

test('weights list says how everything was made that the bots play with', () => {
  const { code, stdout } = ahu('weights list');
  expect(code).toBe(0);
  for (const { name } of MANIFESTS) expect(stdout).toContain(name);
  expect(stdout.match(/command: /g)).toHaveLength(MANIFESTS.reduce((sum, { game }) => sum + game.seats.length, 0));
});
