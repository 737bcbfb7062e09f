import { styleText } from 'node:util';
import { type Act, areasOf, type Facts, KINDS, leads, TYPES, type View } from '@ahu/rapa-nui-cards/public';
import { wrap } from '../../terminal/terminal.ts';
import type { Names, Words } from '../contract/words.ts';
import { ask, explain } from './choices.ts';
import { refuse } from './refusals.ts';
import { tell } from './story.ts';

export const words: Words<View, Act, Facts> = { describe, ask, explain, refuse, tell };

const LABEL_WIDTH = 14;
const COLUMN_WIDTH = 16;
const HEADINGS = [...KINDS, 'wood', 'glory', 'sacr.'];

function describe(view: View, names: Names): string[] {
  return [...describeColumns(view), '', ...describePlayers(view, names), '', ...describeStone(view, names)];
}

/** The front cards in one row at the bottom, what each would uncover above it. */
function describeColumns({ columns, deckSize }: View): string[] {
  const depths = Array.from({ length: Math.max(2, ...columns.map((column) => column.length)) }, (_, depth) => depth);
  const rows = depths.toReversed().map((depth) => {
    const label = depth === 0 ? '  to take' : depth === 1 ? '  to score' : '';
    const cards = columns.map((column) => KINDS[column[column.length - 1 - depth]] ?? '');
    return styleText(depth === 0 ? 'bold' : 'dim', columnRow(label, cards));
  });
  const numbers = columns.map((_, column) => `column ${column + 1}`);
  return [columnRow(`  deck ${deckSize}`, numbers), ...rows];
}

function describePlayers(view: View, names: Names): string[] {
  const rows = view.players.flatMap((player, seat) => {
    const label = `${seat === view.asked && view.phase !== 'over' ? '▸' : ' '} ${names[seat]}`;
    const cells = [...player.area, player.wood, player.glory, player.sacrificeCount];
    const row = tableRow(label, cells, (kind) => leads(areasOf(view), seat, kind));
    const hand = player.hand !== null && seat !== view.seat ? [tableRow('    in hand', player.hand)] : [];
    return [seat === view.seat ? styleText('bold', row) : row, ...hand];
  });
  const headings = HEADINGS.map((heading) => `${heading} `).join('');
  const star = view.players.some((_, seat) => KINDS.some((_, kind) => leads(areasOf(view), seat, kind)));
  return [
    styleText('dim', `${' '.repeat(LABEL_WIDTH)}${headings}`.trimEnd()),
    ...rows,
    ...(star ? [styleText('dim', '  * has the most, and gets one more when that kind is scored')] : []),
  ];
}

function describeStone(view: View, names: Names): string[] {
  const me = view.players[view.seat];
  const faceDown = view.faceDown.map(({ by, type }) => `${type === null ? '?' : TYPES[type]} by ${names[by]}`);
  return [
    ...(me?.hand ? [styleText('bold', tableRow('  your hand', me.hand))] : []),
    ...(me?.sacrifices ? [styleText('bold', tableRow('  sacrifices', me.sacrifices))] : []),
    tableRow('  the stone', view.stone),
    ...(faceDown.length > 0 ? wrap(faceDown.join(', '), '  face down   ', ' '.repeat(LABEL_WIDTH)) : []),
    tableRow('  the piles', view.piles),
  ];
}

const columnRow = (label: string, cells: readonly string[]): string =>
  (label.padEnd(LABEL_WIDTH) + cells.map((cell) => cell.padEnd(COLUMN_WIDTH)).join('')).trimEnd();

/** Counts under their headings; a star behind those that are marked. */
function tableRow(label: string, counts: readonly number[], marked: (column: number) => boolean = () => false): string {
  const cells = counts.map((count, column) => {
    const shown = count === 0 ? '·' : String(count);
    return shown.padStart(HEADINGS[column].length) + (column < KINDS.length && marked(column) ? '*' : ' ');
  });
  return (label.slice(0, LABEL_WIDTH - 1).padEnd(LABEL_WIDTH) + cells.join('')).trimEnd();
}
