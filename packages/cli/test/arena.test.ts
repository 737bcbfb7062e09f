import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../src/arena/standings.ts';
import { ahu, emptyFolder } from './ahu.ts';

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

  test('a level that nobody has learnt yet says how to make it', () => {
    const { code, stderr } = ahu('arena giants --bots strong,greedy,greedy --games 1');
    expect(code).toBe(3);
    expect(stderr).toBe('ahu: no bot has learnt giants for 3 players yet; "ahu train giants --seats 3" makes one\n');
  });
});
