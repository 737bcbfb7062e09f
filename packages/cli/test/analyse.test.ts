import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ahu, emptyFolder } from './ahu.ts';

const folder = emptyFolder();
ahu('play rapa-nui-cards --seats 2 --seed 7 --bots random,greedy --save match.json', [], folder);

describe('analyse', () => {
  test('tells how well each seat played, what cost most and where it was decided', () => {
    const { code, stdout } = ahu('analyse match.json --iterations 60', [], folder);
    expect(code).toBe(0);
    expect(stdout).toMatch(/accuracy +decisions +inaccuracies +mistakes +blunders +luck/);
    expect(stdout).toContain('── What cost most');
    expect(stdout).toMatch(/ply \d+, Hotu: .* – (inaccuracy|mistake|blunder),\s+costs \d+ %/);
    expect(stdout).toContain('── Where it was decided');
  });

  test('prints JSON with game, seed and options, and a random player plays worse than one with a rule of thumb', () => {
    const { stdout } = ahu('analyse match.json --iterations 60 --json', [], folder);
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ game: 'rapa-nui-cards', seats: 2, light: 'seen', iterations: 60 });
    expect(found.players[0].accuracy).toBeLessThan(found.players[1].accuracy);
    expect(found.decisions.every(({ move }: { move: string }) => typeof move === 'string')).toBe(true);
  });

  test('judges one seat alone, and everything as it was', () => {
    const found = JSON.parse(ahu('analyse match.json --iterations 20 --seat 2 --open --json', [], folder).stdout);
    expect(new Set(found.decisions.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([1]));
    expect(found.light).toBe('open');
  });

  test('refuses a match that goes on, and a seat that is not there', () => {
    const match = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8'));
    writeFileSync(join(folder, 'half.json'), JSON.stringify({ ...match, log: match.log.slice(0, 20) }));
    expect(ahu('analyse half.json', [], folder)).toMatchObject({ code: 2 });
    expect(ahu('analyse match.json --seat Nobody', [], folder)).toMatchObject({ code: 2 });
  });
});
