import { describe, expect, it } from 'vitest';
import { TableClocks } from '../src/tables/clocks.ts';

const DAY = 86_400_000;

describe('live clocks: a bank, and more for every move', () => {
  const clocks = () => {
    const made = new TableClocks({ pace: 'live', bank: 60, increment: 5 }, 3);
    made.turn(undefined, [0], 1_000);
    return made;
  };

  it('only whoever is asked loses time', () => {
    expect(clocks().at(11_000)).toEqual({ left: [50_000, 60_000, 60_000], running: [0] });
  });

  it('a move adds the increment, and starts the next clock', () => {
    const made = clocks();
    made.turn(0, [1], 11_000);
    expect(made.at(12_000).left).toEqual([55_000, 59_000, 60_000]);
  });

  it('all who bid at once lose time at once', () => {
    const made = clocks();
    made.turn(0, [0, 1, 2], 1_000);
    made.turn(1, [0, 2], 21_000);
    expect(made.at(31_000).left).toEqual([35_000, 45_000, 30_000]);
  });

  it('the deadline is that of the shortest time left', () => {
    const made = clocks();
    made.turn(0, [0, 1], 1_000);
    expect(made.deadline).toEqual({ at: 61_000, seat: 1 });
  });

  it('nobody has less than nothing, and who comes back has half a bank', () => {
    const made = clocks();
    made.turn(undefined, [], 1_000_000);
    expect(made.at(2_000_000).left[0]).toBe(0);
    made.refill(0);
    expect(made.at(2_000_000).left[0]).toBe(30_000);
  });
});

describe('clocks of days: so long for each move', () => {
  it('being asked anew gives all the days again, and waiting on others costs nothing', () => {
    const made = new TableClocks({ pace: 'days', days: 2 }, 2);
    made.turn(undefined, [0], 0);
    expect(made.deadline).toEqual({ at: 2 * DAY, seat: 0 });
    made.turn(0, [1], DAY);
    expect(made.at(DAY).left).toEqual([2 * DAY, 2 * DAY]);
    made.turn(1, [0], 2 * DAY);
    expect(made.deadline).toEqual({ at: 4 * DAY, seat: 0 });
  });

  it('what others do while one is still asked gives no time back', () => {
    const made = new TableClocks({ pace: 'days', days: 2 }, 2);
    made.turn(undefined, [0, 1], 0);
    made.turn(1, [0], DAY);
    expect(made.deadline).toEqual({ at: 2 * DAY, seat: 0 });
  });
});
