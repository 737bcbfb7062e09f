import { standardBoard } from '@ahu/rapa-nui';
import { type Act, countsOf, readAct } from '@ahu/rapa-nui/public';
import { describe, expect, test } from 'vitest';
import { distance, neighbour, shapeOf } from '../src/games/rapa-nui/map/geometry.ts';
import { LARGEST_PIP, PIP_HEIGHT, PIP_RISE, pipsOf } from '../src/games/rapa-nui/map/toll-pips.ts';
import { routineOf } from '../src/games/rapa-nui/routine.ts';

describe.each([2, 4])('the map for %i players', (seats) => {
  const shape = shapeOf(standardBoard(seats));
  const ahus = shape.cases.flatMap((each) => each.ahus);

  test('has a place for every ahu, and none upon another', () => {
    expect(ahus).toHaveLength(seats === 2 ? 17 : 21);
    for (const a of ahus) for (const b of ahus) if (a !== b) expect(distance(a.at, b.at)).toBeGreaterThan(40);
  });

  test('has room for the toll of every space, all that its owner chooses from included', () => {
    const boxes = shape.cases.flatMap(({ id, crew: [x, y], document: { pays } }) => {
      if (pays.length === 0) return [];
      const across = (pipsOf(pays.map(countsOf)).width * LARGEST_PIP) / 2;
      const down = (PIP_HEIGHT * LARGEST_PIP) / 2;
      return [{ id, left: x - across, right: x + across, top: y - PIP_RISE - down, bottom: y - PIP_RISE + down }];
    });
    expect(boxes.length).toBeGreaterThan(10);
    const meet = boxes.flatMap((a) =>
      boxes
        .filter((b) => a.id < b.id && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(meet).toEqual([]);
  });

  test('can be walked with arrow keys from any case to any other', () => {
    const reached = new Set(['crater']);
    for (const id of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbour(shape.cases, id, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(shape.cases.length);
  });
});

test('a board without a drawing can be drawn', () => {
  const { outline, ...board } = standardBoard(4);
  const bare = { ...board, cases: board.cases.map(({ at, polygon, ...rest }) => rest) };
  expect(outline).toBeDefined();
  for (const { at, path } of shapeOf(bare).cases) {
    expect(at.every(Number.isFinite)).toBe(true);
    expect(path).not.toContain('NaN');
  }
});

test('a toll shows all that its owner chooses from', () => {
  const { parts, width } = pipsOf([countsOf(['reed']), countsOf(['egg', 'egg'])]);
  expect(parts.map(({ name }) => name)).toEqual(['reed', undefined, 'egg', 'egg']);
  expect(parts.every(({ x }) => x < width)).toBe(true);
});

describe('routine', () => {
  const acts = (...notations: string[]): Act[] => notations.map((notation) => readAct(notation) as Act);
  const view = (phase: string, acted: boolean) =>
    ({ phase, acted, seat: 0, players: [{ tiles: Array(10).fill(0) }] }) as unknown as Parameters<typeof routineOf>[0];

  test('ends a turn of placing, and one in which only the tablet could do something', () => {
    expect(routineOf(view('place', true), acts('buy fervent', 'done'), false)?.kind).toBe('done');
    expect(routineOf(view('transport', true), acts('rongo rest at n1', 'done'), false)?.kind).toBe('done');
    expect(routineOf(view('convert', false), acts('rongo conversion at n1', 'buy artist', 'done'), false)?.kind).toBe(
      'done',
    );
  });

  test('asks where something is to be decided', () => {
    expect(routineOf(view('transport', true), acts('buy fervent', 'done'), false)?.kind).toBeUndefined();
    expect(routineOf(view('convert', false), acts('play conversion at n1', 'done'), false)?.kind).toBeUndefined();
    expect(routineOf(view('convert', false), acts('rongo conversion at n1', 'done'), true)?.kind).toBeUndefined();
    expect(routineOf(view('transport', false), acts('carry pukao', 'pass'), false)?.kind).toBeUndefined();
  });
});
