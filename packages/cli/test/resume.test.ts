import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ALWAYS_THE_FIRST, ahu, emptyFolder } from './ahu.ts';

const GAME = 'play rapa-nui-cards --seed 7';

let folder = '';
beforeEach(() => {
  folder = join(emptyFolder(), 'matches');
  process.env.AHU_MATCHES = folder;
});

describe('a match without a file of its own', () => {
  test('is kept when its player leaves, and "ahu resume" goes on with it', () => {
    expect(ahu(GAME, ['play berry', 'quit']).stdout).toContain('Goodbye. "ahu resume" goes on from here.');
    expect(ahu('resume', ['log', 'quit']).stdout).toContain('Ana plays a berry.');
  });

  test('is kept when the input ends in the middle', () => {
    ahu(GAME, ['play berry']);
    const [{ game, players, plies }] = JSON.parse(ahu('resume --list --json').stdout);
    expect({ game, players }).toEqual({ game: 'rapa-nui-cards', players: ['Ana', 'Hotu', 'Vai'] });
    expect(plies).toBeGreaterThan(1);
    expect(ahu('resume --list').stdout).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d {2}rapa-nui-cards, Ana, Hotu, Vai, ply \d+\n {4}ahu resume .*\.json\n$/,
    );
  });

  test('is listed with game, seed and options; a damaged one does not hide the others', () => {
    expect(ahu('resume --list').stdout).toBe('No match waits for you; "ahu play" begins one.\n');
    expect(JSON.parse(ahu('resume --list --json').stdout)).toEqual([]);
    ahu(GAME, ['play berry']);
    writeFileSync(join(folder, 'broken.json'), '{}');
    const listed = JSON.parse(ahu('resume --list --json').stdout) as Record<string, unknown>[];
    expect(listed.find(({ game }) => game)).toMatchObject({ options: { openHands: false }, seed: expect.any(String) });
    expect(listed.find(({ damaged }) => damaged)).toMatchObject({ file: join(folder, 'broken.json') });
    expect(ahu('resume --list').stdout).toContain('it is damaged');
  });

  test('is forgotten when it is over', () => {
    expect(ahu(GAME, ALWAYS_THE_FIRST).stdout).toContain('The end');
    expect(readdirSync(folder)).toEqual([]);
    const { code, stderr } = ahu('resume');
    expect({ code, stderr }).toEqual({ code: 3, stderr: 'ahu: no match waits for you; "ahu play" begins one\n' });
  });

  test('twenty are kept at most', () => {
    mkdirSync(folder, { recursive: true });
    for (let n = 0; n < 25; n++) writeFileSync(join(folder, `old-${n}.json`), '{}');
    ahu(GAME, ['quit']);
    expect(readdirSync(folder)).toHaveLength(20);
  });
});

test('"save" at the table replaces no file', () => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'thesis.json'), 'mine');
  const { stdout } = ahu(GAME, ['save thesis.json', 'save match.json', 'quit'], cwd);
  expect(stdout).toContain('Not saved: thesis.json: is there already');
  expect(stdout).toContain('Saved. "ahu play --resume match.json" goes on from here.');
  expect(readFileSync(join(cwd, 'thesis.json'), 'utf8')).toBe('mine');
});

test('"save" at the table saves again where it saved before', () => {
  const cwd = emptyFolder();
  const { stdout } = ahu(GAME, ['save match.json', 'play berry', 'save match.json', 'quit'], cwd);
  expect(stdout.match(/Saved\./g)).toHaveLength(2);
  expect(readFileSync(join(cwd, 'match.json'), 'utf8')).toContain('play berry');
});
