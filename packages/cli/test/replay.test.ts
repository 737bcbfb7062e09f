import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchFile, seedHash } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { ahu, emptyFolder } from './ahu.ts';

const folder = emptyFolder();
ahu('play rapa-nui-cards --seed 7 --bots greedy,greedy,greedy --save match.json', [], folder);
const match = readFileSync(join(folder, 'match.json'), 'utf8');

const FIRST_PLAY = /\[0,"play \w+"\]/;

describe('replay', () => {
  test('tells a match, its end and that it is valid', () => {
    const { code, stdout } = ahu('replay match.json', [], folder);
    expect(code).toBe(0);
    expect(stdout).toContain('lays a sacrifice card face down.');
    expect(stdout).toContain('── The end');
    expect(stdout).toMatch(/match\.json is a valid match of \d+ plies\.\n$/);
  });

  test('shows the table after a ply, as a seat saw it', () => {
    const { code, stdout } = ahu('replay match.json --ply 16 --from Vai', [], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^── ply 16 of \d+, Vai ─+\n {2}deck 34 /);
    expect(stdout).toContain('your hand');
    expect(ahu('replay match.json --ply 16', [], folder).stdout).not.toContain('your hand');
  });

  test('all eyes see what was hidden', () => {
    expect(ahu('replay match.json --from all', [], folder).stdout).toMatch(/lays a \w+ face down\./);
  });

  test('steps through it', () => {
    const { code, stdout } = ahu('replay match.json --step', ['', '', 'b', '999', '20', 'q'], folder);
    expect(code).toBe(0);
    expect(stdout.match(/^── ply \d+/gm)).toEqual(['── ply 0', '── ply 17', '── ply 18', '── ply 17', '── ply 20']);
    expect(stdout).toContain('A ply is a number from 0 to');
  });

  test('a ply or a seat that is not there is wrong usage', () => {
    expect(ahu('replay match.json --ply 999', [], folder).code).toBe(2);
    const { code, stderr } = ahu('replay match.json --from Via', [], folder);
    expect(stderr).toContain('did you mean "Vai"?');
    expect(code).toBe(2);
  });
});

describe('replay --verify', () => {
  const file = JSON.parse(match) as MatchFile;
  const hash = seedHash(file.seed);
  const chances = file.log.flatMap(([seat], ply) => (seat === 'chance' ? [ply] : []));

  test('says that every die and card followed from the seed, and prints its hash', () => {
    const { code, stdout } = ahu('replay match.json --verify', [], folder);
    expect(stdout).toContain(`all ${chances.length} dice and cards among them follow from the seed`);
    expect(stdout).toContain(`SHA-256 of the seed: ${hash}\n`);
    expect(code).toBe(0);
  });

  test('holds the hash against the one that was published', () => {
    const right = ahu(`replay match.json --hash ${hash.toUpperCase()}`, [], folder);
    expect(right.stdout).toContain('It is the one that was published.');
    expect(right.code).toBe(0);
    const other = hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const wrong = ahu(`replay match.json --hash ${other}`, [], folder);
    expect(wrong.stderr).toContain('the seed is not the promised one!');
    expect(wrong.stderr).toContain(other);
    expect(wrong.stderr).toContain(hash);
    expect(wrong.stdout).toBe('');
    expect(wrong.code).toBe(1);
    expect(ahu('replay match.json --hash 123', [], folder).code).toBe(2);
  });

  test.each([chances[0], chances[20], chances.at(-1) as number])('finds a card exchanged at ply %i', (ply) => {
    const card = file.log[ply][1];
    const instead = file.log.find(([seat, move]) => seat === 'chance' && move !== card)?.[1] as string;
    const log = file.log.with(ply, ['chance', instead]);
    writeFileSync(join(folder, 'tampered.json'), JSON.stringify({ ...file, log }));
    const { code, stdout, stderr } = ahu(`replay tampered.json --verify --hash ${hash}`, [], folder);
    expect(stderr).toContain(`tampered.json: log[${ply}]: "${instead}"`);
    expect(stdout).toBe('');
    expect(code).toBe(3);
  });
});

test('names from a file cannot steer the terminal', () => {
  writeFileSync(join(folder, 'names.json'), match.replace('"Vai"', '"\\u001b[2JVai"'));
  const { code, stdout, stderr } = ahu('replay names.json --ply 20', [], folder);
  expect(code).toBe(3);
  expect(stderr).toContain('seats[1].name: expected a name');
  expect(stdout + stderr).not.toContain('\u001b');
});

describe('a damaged file is refused with the place and the reason', () => {
  test.each([
    ['cut off', (text: string) => text.slice(0, 900), /JSON/],
    ['another game', (text: string) => text.replace('rapa-nui-cards', 'chess'), /game: expected one of/],
    ['no seed', (text: string) => text.replace(/"seed": "./, '"seed": "z'), /seed: expected 64/],
    ['another seed', (text: string) => text.replace(/"seed": "..../, '"seed": "0000'), /log\[\d+\]: .*seed/],
    ['a move changed', (text: string) => text.replace(FIRST_PLAY, '[0,"play moai"]'), /log\[16\]: .*C3\.2/],
    ['no move', (text: string) => text.replace(FIRST_PLAY, '[0,"fly"]'), /log\[16\]: "fly" is not a move/],
    ['a card exchanged', (text: string) => text.replace('"lay woodcutter"', '"lay fish"'), /log\[0\]: .*seed/],
    ['another version', (text: string) => text.replace('"version": 1', '"version": 2'), /version: expected/],
  ])('%s', (name, damage, reason) => {
    const file = `${name.replaceAll(' ', '-')}.json`;
    expect(damage(match)).not.toBe(match);
    writeFileSync(join(folder, file), damage(match));
    const { code, stdout, stderr } = ahu(`replay ${file}`, [], folder);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain(`ahu: ${file}: `);
    expect(stdout).toBe('');
    expect(code).toBe(3);
  });

  test('a file that is not there', () => {
    const { code, stderr } = ahu('replay nowhere.json', [], folder);
    expect(stderr).toContain('nowhere.json: there is no such file or folder');
    expect(code).toBe(3);
  });
});
