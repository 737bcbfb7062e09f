import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AUDIENCE, type Game, legalMoves, playToEnd, Sfc32 } from '@ahu/core';
import { GAMES } from '@ahu/games';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../src/tables/games.ts';

const text = readFileSync(fileURLToPath(new URL('../../../docs/games.md', import.meta.url)), 'utf8');

/** The rows of the table under a heading of a game: the cells, without the head. */
function rowsOf(game: string, heading: string): string[][] {
  const section = text.split(`\n## ${game}\n`)[1].split('\n## ')[0];
  const table = section.split(`\n### ${heading}\n`)[1].split('\n### ')[0];
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));
}

const codeOf = (cell: string): string => cell.replace(/^`|`$/g, '');

/** The patterns of a game as regular expressions. */
function patternsOf(game: string): RegExp[] {
  const words = rowsOf(game, 'Words').map(([, word, expression]) => [word, codeOf(expression)] as const);
  const filled = (pattern: string): string =>
    words.reduceRight((each, [word, expression]) => each.replaceAll(word, expression), pattern);
  return rowsOf(game, 'Notation').map(([, pattern]) => new RegExp(`^${filled(optional(codeOf(pattern)))}$`));
}

/** `[ LOGS]` can be missing; `[12]` is one of two digits. */
const optional = (pattern: string): string => pattern.replace(/\[([ :](?:[^[\]]|\[[^\]]*\])*)\]/g, '(?:$1)?');

/** `players[].wood` and so on, for everything in a document. */
function pathsIn(json: unknown, path = ''): string[] {
  if (Array.isArray(json)) return json.flatMap((each) => pathsIn(each, `${path}[]`));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const inside = path === '' ? key : `${path}.${key}`;
    return [inside, ...pathsIn(value, inside)];
  });
}

describe.each(GAMES)('docs/games.md on %s', (id) => {
  const game: Game = gameOf(id).game;

  it('lists its options with their values', () => {
    const listed = Object.fromEntries(rowsOf(id, 'Options').map(([, name, values]) => [codeOf(name), values]));
    expect(Object.keys(listed)).toEqual(Object.keys(game.options));
    for (const [name, { choices }] of Object.entries(game.options)) {
      if (choices) expect(listed[name]).toBe(choices.map((choice) => `\`${choice}\``).join(', '));
    }
  });

  it('has exactly one pattern for every move, and no pattern without one', () => {
    const patterns = patternsOf(id);
    const used = new Set<RegExp>();
    for (let move = 0; move < game.moveCount; move++) {
      const fitting = patterns.filter((pattern) => pattern.test(game.write(move)));
      expect(fitting, game.write(move)).toHaveLength(1);
      used.add(fitting[0]);
    }
    expect(patterns.filter((pattern) => !used.has(pattern))).toEqual([]);
  });

  it('lists every field of every view, and no other', () => {
    const listed = new Set(
      rowsOf(id, 'View').flatMap(([, names]) => Array.from(names.matchAll(/`([^`]+)`/g), ([, name]) => name)),
    );
    const met = new Set<string>();
    const random = new Sfc32('fields');
    for (const seats of game.seats) {
      const state = game.start(seats, game.readOptions({}));
      const meet = (): void => {
        for (const seat of [0, AUDIENCE]) {
          const { setup: _, memory: __, ...view } = game.view(state, seat) as Record<string, unknown>;
          for (const path of pathsIn(view)) met.add(path);
        }
      };
      meet();
      playToEnd(game, state, random, (seat) => {
        meet();
        const moves = legalMoves(game, state, seat);
        return moves[random.below(moves.length)];
      });
      meet();
    }
    met.add('setup');
    expect([...listed].toSorted()).toEqual([...met].toSorted());
  });
});
