import { styleText } from 'node:util';
import { players } from '@ahu/core';
import { giants } from '@ahu/giants';
import { type AhuDocument, ahuCalled, type HexDocument, logsOn, type View } from '@ahu/giants/public';
import { WIDTH, wrap } from '../../terminal/terminal.ts';
import { carriersOn } from './view.ts';

/** Columns of a hex, its gap included; every other row begins in the middle of one. */
const [NARROWEST, WIDE, WIDEST] = [6, 8, 10];

const LEGEND =
  '8/7 free ahu: value of moai and headdress · 8a7 reserved by A · A27 moai of A, size 2, headdress 7 to be had · ' +
  'A2^ it has one · ?27 owner unknown · a worker or sorcerer, 2a two · A chief · = log';
const WIDE_KINDS = '4log forest, cut when felled · vill village · moai and hats their quarries';
const NARROW_KINDS = '4l forest of 4 logs, – felled · vi village · hu hut · mo moai quarry · ha headdress quarry';

/** The island as rows of hexes: name and kind, ahus, pieces. Neighbours touch, as bricks do. */
export function drawIsland(view: View, letters: readonly string[]): string[] {
  const { hexes } = view.setup.options.board;
  const cell = cellOf(hexes);
  const isNarrow = cell !== undefined && cell < WIDE;
  if (cell === undefined) return listHexes(view, letters);
  const left = Math.min(...hexes.map(column));
  const rows = [...new Set(hexes.map(({ r }) => r))].toSorted((a, b) => a - b);
  const drawn = rows.flatMap((row) => {
    const cells = hexes.filter(({ r }) => r === row).toSorted((a, b) => a.q - b.q);
    const line = (content: Content): string => drawRow(cells, left, cell, content);
    const ahus = isNarrow
      ? [0, 1].map((slot) => line((hex) => ahusOf(view, hex, letters)[slot] ?? ''))
      : [line((hex) => ahusOf(view, hex, letters).join(' '))];
    const pieces = line((hex, room) => shortened(piecesOn(view, hex.id, letters), room));
    const names = styleText(
      'bold',
      line((hex, room) => nameOf(view, hex, isNarrow ? SHORT_KINDS : KINDS, room)),
    );
    return [names, ...ahus, pieces].filter((each) => each !== '');
  });
  return [...drawn, ...crowds(view, letters, cell - 1)];
}

/** What the signs of the map stand for, and where our board comes from. */
export function legend(view: View): string[] {
  const cell = cellOf(view.setup.options.board.hexes);
  const kinds = cell !== undefined && cell < WIDE ? NARROW_KINDS : WIDE_KINDS;
  return [`${LEGEND} · ${kinds}`, ...provenanceOf(view)]
    .flatMap((line) => wrap(line, '  '))
    .map((line) => styleText('dim', line));
}

const OURS = giants.readOptions({}).board.provenance;

/** That our board is a reconstruction; where other boards come from, their owners know. */
const provenanceOf = ({ setup }: View): string[] => (setup.options.board.provenance === OURS ? [OURS] : []);

/** Half cells from the left. */
const column = ({ q, r }: HexDocument): number => 2 * q + r;

/** Columns of a hex, or undefined for boards that cannot be drawn: others may be wider, or have values of two digits. */
function cellOf(hexes: readonly HexDocument[]): number | undefined {
  const all = hexes.map(column);
  const values = hexes.flatMap(({ ahus = [] }) => ahus.flatMap(({ moai, headdress }) => [moai, headdress]));
  const cell = Math.min(WIDEST, Math.floor(WIDTH / ((Math.max(...all) - Math.min(...all)) / 2 + 1)));
  return cell >= NARROWEST && Math.max(...values) < 10 ? cell : undefined;
}

/** What a line says about a hex, in at most `room` columns. */
type Content = (hex: HexDocument, room: number) => string;

/** The last hex of a row needs no gap behind it. */
function drawRow(cells: readonly HexDocument[], left: number, cell: number, content: Content): string {
  let line = '';
  for (const [i, hex] of cells.entries()) {
    const room = i === cells.length - 1 ? cell : cell - 1;
    line = line.padEnd(Math.floor(((column(hex) - left) * cell) / 2)) + content(hex, room);
  }
  return line.trimEnd();
}

type Kinds = Readonly<Record<HexDocument['kind'], string>>;
const KINDS: Kinds = {
  plain: '',
  forest: 'log',
  village: 'vill',
  hut: 'hut',
  moaiQuarry: 'moai',
  headdressQuarry: 'hats',
};
const SHORT_KINDS: Kinds = {
  plain: '',
  forest: 'l',
  village: 'vi',
  hut: 'hu',
  moaiQuarry: 'mo',
  headdressQuarry: 'ha',
};

function nameOf(view: View, { id, kind, logs }: HexDocument, kinds: Kinds, room: number): string {
  const felled = view.hexes.some((hex) => hex.hex === id && hex.felled);
  const forest = felled ? (kinds === KINDS ? 'cut' : '–') : `${logs}${kinds.forest}`;
  const what = kind === 'forest' ? forest : kinds[kind];
  const name = `${id} ${what}`.trimEnd();
  return name.length > room ? id + what : name;
}

const ahusOf = (view: View, { id, ahus = [] }: HexDocument, letters: readonly string[]): string[] =>
  ahus.map((values, slot) => drawAhu(view, `${id}.${slot + 1}`, values, letters));

function drawAhu(view: View, ahu: string, { moai, headdress }: AhuDocument, letters: readonly string[]): string {
  const found = ahuCalled(view, ahu);
  if (found === undefined) return `${moai}/${headdress}`;
  const owner = found.owner === null ? '?' : letters[found.owner];
  if (found.moai === null) return `${moai}${owner.toLowerCase()}${headdress}`;
  return `${owner}${found.moai.at(-1)}${found.capped ? '^' : headdress}`;
}

const several = (count: number, sign: string): string => (count === 0 ? '' : count === 1 ? sign : `${count}${sign}`);

function piecesOn(view: View, id: string, letters: readonly string[]): string {
  const clans = players(letters.length).map((seat) => {
    const chief = view.players[seat].chief === id ? letters[seat] : '';
    return several(carriersOn(view, seat, id), letters[seat].toLowerCase()) + chief;
  });
  return clans.join('') + several(logsOn(view, id), '=');
}

const shortened = (pieces: string, room: number): string =>
  pieces.length > room ? `${pieces.slice(0, room - 1)}+` : pieces;

/** The hexes with more pieces than the map has room for. */
function crowds(view: View, letters: readonly string[], room: number): string[] {
  const crowded = view.setup.options.board.hexes
    .map(({ id }) => ({ id, pieces: piecesOn(view, id, letters) }))
    .filter(({ pieces }) => pieces.length > room);
  return crowded.length === 0
    ? []
    : wrap(crowded.map(({ id, pieces }) => `${id} ${pieces}`).join(', '), '  + is ', '  ');
}

/** Without a map: every hex with its place, so that neighbours can be told. */
const listHexes = (view: View, letters: readonly string[]): string[] =>
  view.setup.options.board.hexes.map((hex) =>
    [
      `  ${nameOf(view, hex, KINDS, WIDE).padEnd(9)}q ${String(hex.q).padStart(3)}, r ${String(hex.r).padStart(3)}`,
      ahusOf(view, hex, letters).join(' ').padEnd(11),
      piecesOn(view, hex.id, letters),
    ]
      .join('  ')
      .trimEnd(),
  );
