import { styleText } from 'node:util';
import {
  type Act,
  areasOf,
  type Facts,
  KINDS,
  leads,
  stoneCounts,
  TYPES,
  type View,
  valuesOf,
} from '@ahu/rapa-nui-cards/public';
import { columns, WIDTH, wrap } from '../../terminal/terminal.ts';
import type { Names, Words } from '../contract/words.ts';
import { ask, explain } from './choices.ts';
import { refuse } from './refusals.ts';
import { tell } from './story.ts';

export const words: Words<View, Act, Facts> = { describe, describeEnd, ask, explain, refuse, tell };

const WHOLE_HEADINGS = [...KINDS, 'wood', 'glory', 'sacr.'];
const SHORT_HEADINGS = ['fish', 'berr', 'pota', 'cere', 'cutt', 'prie', 'moai', 'wood', 'glo', 'sac'];

/** Whole words over the columns of counts, where they fit. */
const headings = (): readonly string[] => (WIDTH >= 80 ? WHOLE_HEADINGS : SHORT_HEADINGS);
const labelWidth = (): number => (WIDTH >= 80 ? 14 : 13);

function describe(view: View, names: Names): string[] {
  return [...describeColumns(view), '', ...describePlayers(view, names), '', ...describeStone(view, names)];
}

/** On the stone, what a card of each type is worth by it (C7.3), and who held how many. */
function describeEnd(view: View, names: Names): string[] {
  const row = (label: string, counts: readonly number[]): string[] => [`  ${label}`, ...counts.map(String)];
  const held = view.players.map(({ sacrifices }, seat) => row(names[seat], sacrifices ?? []));
  const onStone = stoneCounts(view);
  return [
    '',
    ...columns([
      ['  sacrifice cards', ...TYPES],
      row('on the stone', onStone),
      row('worth', valuesOf(onStone)),
      ...held,
    ]),
  ];
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
  const head = headings()
    .map((heading) => `${heading} `)
    .join('');
  const star = view.players.some((_, seat) => KINDS.some((_, kind) => leads(areasOf(view), seat, kind)));
  return [
    styleText('dim', `${' '.repeat(labelWidth())}${head}`.trimEnd()),
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
    ...(faceDown.length > 0
      ? wrap(faceDown.join(', '), '  face down'.padEnd(labelWidth()), ' '.repeat(labelWidth()))
      : []),
    tableRow('  the piles', view.piles),
  ];
}

function columnRow(label: string, cells: readonly string[]): string {
  const width = Math.min(16, Math.floor((WIDTH - labelWidth()) / 4));
  return (label.padEnd(labelWidth()) + cells.map((cell) => cell.padEnd(width)).join('')).trimEnd();
}

/** Counts under their headings; a star behind those that are marked. */
function tableRow(label: string, counts: readonly number[], marked: (column: number) => boolean = () => false): string {
  const cells = counts.map((count, column) => {
    const shown = count === 0 ? '·' : String(count);
    return shown.padStart(headings()[column].length) + (column < KINDS.length && marked(column) ? '*' : ' ');
  });
  return (label.slice(0, labelWidth() - 1).padEnd(labelWidth()) + cells.join('')).trimEnd();
}
