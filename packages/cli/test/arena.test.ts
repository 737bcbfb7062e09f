import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../src/arena/standings.ts';
import { findGame } from '../src/games/games.ts';
import type { Job } from '../src/simulation/job.ts';
import { playAll } from '../src/simulation/pool.ts';
import { ahu, COMMAND, emptyFolder } from './ahu.ts';

const BOTS = 'arena rapa-nui-cards --bots greedy,random --json';

/** All but the speed, which no two runs share. */
function standings(stdout: string) {
  const { games, bots } = JSON.parse(stdout) as { games: number; bots: Standing[] };
  return { games, bots: bots.map(({ decisionsPerSecond: _, ...rest }) => rest) };
}

describe('arena', () => {
  test('--json prints every bot with its share and interval', () => {
    const { games, bots } = standings(ahu(`${BOTS} --games 10`).stdout);
    expect(games).toBe(10);
    expect(bots.map(({ name }) => name)).toEqual(['greedy', 'random']);
    for (const { winShare, low, high } of bots) expect(low <= winShare && winShare <= high).toBe(true);
    expect(bots[0].winShare + bots[1].winShare).toBeCloseTo(1);
  });

  test('in a round of games the bots sit on every seat of one and the same game', async () => {
    const { game } = findGame('rapa-nui-cards');
    const bots = ['random', 'random', 'random'] as const;
    const job: Job = { game: game.id, options: game.readOptions({}), bots, seed: '1', rotate: true, effort: 1 };
    const outcomes = await playAll(job, 0, 6, { workers: 2, patience: 60 }, () => {});
    const [first, second, third, next] = outcomes.map(({ players }) => players.map(({ score }) => score));
    expect(second).toEqual([first[2], first[0], first[1]]);
    expect(third).toEqual([first[1], first[2], first[0]]);
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(next).not.toEqual(first);
  });

  test('--record takes up a run that was broken off, also in the middle of a line', () => {
    const folder = emptyFolder();
    ahu(`${BOTS} --games 4 --record run`, [], folder);
    appendFileSync(join(folder, 'run'), '{"game":4,"decis');
    const resumed = ahu(`${BOTS} --games 8 --record run`, [], folder);
    expect(standings(resumed.stdout)).toEqual(standings(ahu(`${BOTS} --games 8`).stdout));
    expect(standings(ahu(`${BOTS} --games 8 --record run`, [], folder).stdout).games).toBe(8);
  });

  test('a record of another run is refused', () => {
    const folder = emptyFolder();
    ahu(`${BOTS} --games 2 --record run`, [], folder);
    const other = ahu(`${BOTS} --games 2 --seed 9 --record run`, [], folder);
    expect(other.code).toBe(3);
    expect(other.stderr).toContain('run: holds another arena');
  });
});

test('Ctrl-C sums up what was played by then', async () => {
  const cwd = emptyFolder();
  const args = 'arena rapa-nui-cards --games 999999999 --bots random,random --workers 1 --record played --json';
  const child = spawn(process.execPath, [COMMAND, ...args.split(' ')], { cwd });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect
    .poll(() => existsSync(join(cwd, 'played')) && readFileSync(join(cwd, 'played')).includes('"score"'))
    .toBe(true);
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  expect(JSON.parse(output).games).toBeGreaterThan(0);
});
