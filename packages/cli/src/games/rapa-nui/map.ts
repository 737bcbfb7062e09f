import { styleText } from 'node:util';
import type { CaseDocument, View } from '@ahu/rapa-nui/public';
import { WIDTH } from '../../terminal/terminal.ts';
import { carriersOn, describeAhu, paysOf, shortCase } from './island.ts';
import { ahusOn, boardOf } from './view.ts';

/** Lines of the map. */
const HEIGHT = 17;

/** Columns that a case has at most, one free one included. */
const room = (): number => Math.floor(WIDTH / 6);

interface Spot {
  readonly row: number;
  readonly column: number;
}

/** The island as it lies: each case by its name and who carries there, and below it what it pays. */
export function drawIsland(view: View, letters: readonly string[]): string[] {
  const { cases } = boardOf(view);
  const lines: string[] = [];
  const spots = spotsOf(cases);
  for (const each of cases.toSorted((a, b) => spots(a).column - spots(b).column)) {
    const { row, column } = spots(each);
    const crew = carriersOn(view, each.id, letters);
    const label = each.kind === 'land' ? `${each.id} ${crew}` : shortCase(each.id);
    [label, paysOf(each)].forEach((text, below) => {
      const line = (lines[row + below] ?? '').padEnd(column);
      // Where two cases would touch, the one to the left is cut.
      const kept = line.length > column ? line.slice(0, column - 1).padEnd(column) : line;
      lines[row + below] = text === '' ? (lines[row + below] ?? '') : kept + text.slice(0, room());
    });
  }
  const drawn = Array.from(lines, (line) => (line ?? '').trimEnd());
  return [...drawn, '', ...describeAhus(view)];
}

/** Boards of others may lack the place of a case. */
export const isDrawn = (view: View): boolean => boardOf(view).cases.every(({ at }) => at !== undefined);

function spotsOf(cases: readonly CaseDocument[]): (each: CaseDocument) => Spot {
  const [xs, ys] = [0, 1].map((axis) => cases.flatMap(({ at }) => at?.[axis] ?? []));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  return ({ at: [x, y] = [left, top] }) => ({
    column: 2 + Math.round(((x - left) / wide) * (WIDTH - room() - 2)),
    row: Math.round(((y - top) / tall) * (HEIGHT - 2)),
  });
}

/** What lies or stands at each ahu, around the island: down, then across. */
function describeAhus(view: View): string[] {
  const ahus = boardOf(view).cases.flatMap(({ id }) => ahusOn(view, id).map(describeAhu));
  const widest = 2 + Math.max(...ahus.map((ahu) => ahu.length));
  const height = Math.ceil(ahus.length / Math.floor((WIDTH - 2) / widest));
  return Array.from({ length: height }, (_, row) => {
    const cells = ahus.filter((_, i) => i % height === row);
    return styleText('dim', `  ${cells.map((cell) => cell.padEnd(widest)).join('')}`.trimEnd());
  });
}
