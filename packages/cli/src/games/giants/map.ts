import { styleText } from 'node:util';
import { players } from '@ahu/core';
import { giants } from '@ahu/giants';
import { type AhuDocument, ahuCalled, type HexDocument, logsOn, type View } from '@ahu/giants/public';
import { WIDTH, wrap } from '../../terminal/terminal.ts';
import { carriersOn } from './view.ts';

/** A hex is so wide, its gap included; every other row begins in the middle of one. */
const CELL = 8;
const ROOM = CELL - 1;

const LEGEND = [
  '8/7 free ahu: value of moai and headdress · 8a7 reserved by A · A27 moai of A,',
  'size 2, headdress 7 to be had · A2^ it has one · ?27 owner unknown',
  'a worker or sorcerer, 2a two · A chief · = log · 4log forest, cut when felled',
];

/** The island as rows of hexes: name and kind, ahus, pieces. Neighbours touch, as bricks do. */
export function drawIsland(view: View, letters: readonly string[]): string[] {
  const { hexes } = view.setup.options.board;
  const legend = [...LEGEND, ...provenanceOf(view)].map((line) => styleText('dim', `  ${line}`));
  if (!fits(hexes)) return [...listHexes(view, letters), ...legend];
  const left = Math.min(...hexes.map(column));
  const rows = [...new Set(hexes.map(({ r }) => r))].toSorted((a, b) => a - b);
  const drawn = rows.flatMap((row) => {
    const cells = hexes.filter(({ r }) => r === row).toSorted((a, b) => a.q - b.q);
    const line = (content: (hex: HexDocument) => string): string => drawRow(cells, left, content);
    const ahus = line((hex) => ahusOf(view, hex, letters));
    const pieces = line((hex) => shortened(piecesOn(view, hex.id, letters)));
    return [
      styleText(
        'bold',
        line((hex) => nameOf(view, hex)),
      ),
      ahus,
      pieces,
    ].filter((each) => each !== '');
  });
  return [...drawn, ...crowds(view, letters), ...legend];
}

const OURS = giants.readOptions({}).board.provenance;

/** That our board is a reconstruction; where other boards come from, their owners know. */
const provenanceOf = ({ setup }: View): string[] => (setup.options.board.provenance === OURS ? [OURS] : []);

/** Half cells from the left. */
const column = ({ q, r }: HexDocument): number => 2 * q + r;

/** Boards of others may be wider, or have values of two digits. */
function fits(hexes: readonly HexDocument[]): boolean {
  const all = hexes.map(column);
  const values = hexes.flatMap(({ ahus = [] }) => ahus.flatMap(({ moai, headdress }) => [moai, headdress]));
  return ((Math.max(...all) - Math.min(...all)) / 2 + 1) * CELL <= WIDTH && Math.max(...values) < 10;
}

function drawRow(cells: readonly HexDocument[], left: number, content: (hex: HexDocument) => string): string {
  let line = '';
  for (const hex of cells) line = line.padEnd(((column(hex) - left) * CELL) / 2) + content(hex);
  return line.trimEnd();
}

const KINDS = { plain: '', forest: '', village: 'vill', hut: 'hut', moaiQuarry: 'moai', headdressQuarry: 'hats' };

function nameOf(view: View, { id, kind, logs }: HexDocument): string {
  const felled = view.hexes.some((hex) => hex.hex === id && hex.felled);
  return id.padEnd(3) + (kind === 'forest' ? (felled ? 'cut' : `${logs}log`) : KINDS[kind]);
}

const ahusOf = (view: View, { id, ahus = [] }: HexDocument, letters: readonly string[]): string =>
  ahus.map((values, slot) => drawAhu(view, `${id}.${slot + 1}`, values, letters)).join(' ');

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

const shortened = (pieces: string): string => (pieces.length > ROOM ? `${pieces.slice(0, ROOM - 1)}+` : pieces);

/** The hexes with more pieces than the map has room for. */
function crowds(view: View, letters: readonly string[]): string[] {
  const crowded = view.setup.options.board.hexes
    .map(({ id }) => ({ id, pieces: piecesOn(view, id, letters) }))
    .filter(({ pieces }) => pieces.length > ROOM);
  return crowded.length === 0
    ? []
    : wrap(crowded.map(({ id, pieces }) => `${id} ${pieces}`).join(', '), '  + is ', '  ');
}

/** Without a map: every hex with its place, so that neighbours can be told. */
const listHexes = (view: View, letters: readonly string[]): string[] =>
  view.setup.options.board.hexes.map((hex) =>
    [
      `  ${nameOf(view, hex).padEnd(9)}q ${String(hex.q).padStart(3)}, r ${String(hex.r).padStart(3)}`,
      ahusOf(view, hex, letters).padEnd(11),
      piecesOn(view, hex.id, letters),
    ]
      .join('  ')
      .trimEnd(),
  );
