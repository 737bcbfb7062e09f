import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableClocks } from '../src/tables/clocks.ts';

const DAY = 86_400_000;
/** Milliseconds after its end at which a clock counts as run out, for the sake of lag. */
const GRACE = 500;

/** Three seats, of which the first is asked from second 1 on. */
function live(increment = 5): TableClocks {
  const clocks = new TableClocks({ pace: 'live', bank: 60, increment }, 3);
  clocks.pass(1_000);
  clocks.ask([0]);
  return clocks;
}

/** A seat moves at that moment, and then these are asked. */
function move(clocks: TableClocks, seat: number, at: number, running: number[], lag?: number): void {
  clocks.pass(at);
  clocks.moved(seat, lag);
  clocks.ask(running);
}

function takeBack(clocks: TableClocks, seat: number, at: number, running: number[]): void {
  clocks.pass(at);
  clocks.tookBack(seat);
  clocks.ask(running, seat);
}

describe('live clocks: a bank, and more for every move', () => {
  it('only people who are asked lose time', () => {
    expect(live().at(11_000)).toEqual({ left: [50_000, 60_000, 60_000], running: [0] });
  });

  it('a move adds the increment, and starts the next clock', () => {
    const clocks = live();
    move(clocks, 0, 11_000, [1]);
    expect(clocks.at(12_000).left).toEqual([55_000, 59_000, 60_000]);
  });

  it('all who bid at once lose time at once', () => {
    const clocks = live();
    move(clocks, 0, 1_000, [0, 1, 2]);
    move(clocks, 1, 21_000, [0, 2]);
    expect(clocks.at(31_000).left).toEqual([35_000, 45_000, 30_000]);
  });

  it('the deadline is that of the shortest time left', () => {
    const clocks = live();
    move(clocks, 0, 1_000, [0, 1]);
    expect(clocks.deadline).toEqual({ at: 61_000 + GRACE, seat: 1 });
  });

  it('[H4] a take-back gives the increment back, and what was spent stays spent', () => {
    const clocks = live(10);
    for (let n = 1; n <= 30; n++) {
      move(clocks, 0, 1_000 + n * 100, [1]);
      takeBack(clocks, 0, 1_000 + n * 100 + 50, [0]);
    }
    expect(clocks.at(4_050).left[0]).toBe(60_000 - 100 - 29 * 50);
  });

  it('[H4] who comes back has half a bank once, and then just enough to move', () => {
    const clocks = live();
    const leaveAndReturn = (at: number): number => {
      clocks.pass(at);
      clocks.ask([]);
      expect(clocks.at(at).left[0]).toBe(0);
      clocks.cameBack(0);
      clocks.ask([0]);
      return clocks.at(at).left[0];
    };
    expect([1_000_000, 2_000_000, 3_000_000].map(leaveAndReturn)).toEqual([30_000, 10_000, 10_000]);
  });

  it('[M8] lost time is nobody’s, and time never runs back', () => {
    const clocks = live();
    clocks.pass(21_000, 15_000);
    expect(clocks.at(21_000).left[0]).toBe(55_000);
    clocks.pass(5_000);
    expect(clocks.at(22_000).left[0]).toBe(54_000);
  });

  it('lag is given back up to half a second a move, from a quota that regains with moves', () => {
    const clocks = live(0);
    const left = [2_000, 3_000, 4_000, 5_000].map((at) => {
      move(clocks, 0, at, [0], 5_000);
      return clocks.at(at).left[0];
    });
    // 500 of 1,000, then 500 of 600, then 200, then 100: each move regains 100.
    expect(left).toEqual([59_500, 59_000, 58_200, 57_300]);
  });

  it('no more is given back for lag than was spent', () => {
    const clocks = live(0);
    move(clocks, 0, 1_100, [0], 400);
    expect(clocks.at(1_100).left[0]).toBe(60_000);
  });

  it('whatever is done, nobody has more than the bank, an increment a standing move and one return', () => {
    const step = fc.record({
      seat: fc.nat(2),
      what: fc.constantFrom('move', 'takeBack', 'wait', 'return'),
      wait: fc.nat(3_000),
      lag: fc.nat(2_000),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const clocks = live(10);
        const stack: number[] = [];
        const most = [60_000, 60_000, 60_000];
        let at = 1_000;
        for (const { seat, what, wait, lag } of steps) {
          at += wait;
          clocks.pass(at);
          if (what === 'move') {
            clocks.moved(seat, lag);
            stack.push(seat);
            most[seat] += 10_000;
          } else if (what === 'takeBack' && stack.at(-1) === seat) {
            stack.pop();
            clocks.tookBack(seat);
            most[seat] -= 10_000;
          } else if (what === 'return') {
            clocks.cameBack(seat);
            most[seat] = Math.max(most[seat], 30_000);
          }
          clocks.ask([0, 1, 2]);
          for (const [each, left] of clocks.at(at).left.entries())
            expect(left).toBeLessThanOrEqual(Math.max(most[each], 30_000));
        }
      }),
    );
  });
});

describe('clocks of days: so long for each move', () => {
  const days = (running: number[]): TableClocks => {
    const clocks = new TableClocks({ pace: 'days', days: 2 }, 2);
    clocks.ask(running);
    return clocks;
  };

  it('being asked anew gives all the days again, and waiting on others costs nothing', () => {
    const clocks = days([0]);
    expect(clocks.deadline).toEqual({ at: 2 * DAY, seat: 0 });
    move(clocks, 0, DAY, [1]);
    expect(clocks.at(DAY).left).toEqual([2 * DAY, 2 * DAY]);
    move(clocks, 1, 2 * DAY, [0]);
    expect(clocks.deadline).toEqual({ at: 4 * DAY, seat: 0 });
  });

  it('what others do while one is still asked gives no time back', () => {
    const clocks = days([0, 1]);
    move(clocks, 1, DAY, [0]);
    expect(clocks.deadline).toEqual({ at: 2 * DAY, seat: 0 });
  });

  it('[H4] moving and taking back gives no new days', () => {
    const clocks = days([0]);
    move(clocks, 0, 1.5 * DAY, [1]);
    takeBack(clocks, 0, 1.6 * DAY, [0]);
    expect(clocks.at(1.6 * DAY).left[0]).toBe(0.5 * DAY);
  });

  it('[M8] lost time is nobody’s', () => {
    const clocks = days([0]);
    clocks.pass(1.5 * DAY, DAY);
    expect(clocks.deadline).toEqual({ at: 3 * DAY, seat: 0 });
  });
});
