import { styleText } from 'node:util';
import { AHUS, CASES, type CaseDocument, chiefIsOn, SIZES, TILES, type View } from '@ahu/rapa-nui/public';
import { wrap } from '../../terminal/terminal.ts';
import { bundle } from './names.ts';
import { ahusOn, boardOf } from './view.ts';

const WIDTHS = [9, 22, 10, 8] as const;
const BEFORE_AHUS = WIDTHS.reduce((sum, width) => sum + width, 0);
const LEGEND = [
  'AAa two carriers of A and a tired one · A* the chief · medium^ with pukao',
  'pays: to the owner when others carry a moai over it (1 reed for a pukao),',
  'and what erecting there brings: 1, 3 or 5 for a small, medium or large moai',
];

/** Every case with its neighbours, what it pays, who carries there, and its ahus. */
export function describeIsland(view: View, letters: readonly string[]): string[] {
  const head = `${row(['  case', 'next to', 'pays', 'crew'])}ahus`;
  return [
    styleText('dim', head),
    ...boardOf(view).cases.flatMap((each) => describeCase(view, each, letters)),
    ...LEGEND.map((line) => styleText('dim', `  ${line}`)),
  ];
}

const row = (cells: readonly string[]): string => cells.map((cell, i) => cell.padEnd(WIDTHS[i])).join('');

function describeCase(view: View, each: CaseDocument, letters: readonly string[]): string[] {
  const cells = [
    `  ${short(each.id)}`,
    each.adjacent.map(short).join(' '),
    paysOf(each),
    carriersOn(view, each.id, letters),
  ];
  const ahus = ahusOn(view, each.id).map(describeAhu).join(', ');
  return wrap(`${row(cells)}${ahus}`, '', ' '.repeat(BEFORE_AHUS)).map((line) => line.trimEnd());
}

/** The quarry has a long name, which moves write out. */
const short = (id: string): string => (id === 'pukaoQuarry' ? 'pukao' : id);

/** Mostly a case brings to the erector what it pays to the owner. */
function paysOf({ pays, erects = [] }: CaseDocument): string {
  const paid = pays.map(bundle).join('/');
  const brings = erects.join('/');
  return brings === '' || brings === paid ? paid : `${paid}>${brings}`;
}

function carriersOn({ cases, players }: View, id: string, letters: readonly string[]): string {
  const found = cases.find(({ land }) => CASES[land] === id);
  if (found === undefined) return 'neutral';
  if (found.holder === null) return '·';
  const letter = letters[found.holder];
  const chief = chiefIsOn(players[found.holder], id) ? `${letter}*` : '';
  return letter.repeat(found.standing) + letter.toLowerCase().repeat(found.tired) + chief;
}

const SHORT_TILES: Readonly<Record<string, string>> = {
  'exceptional offering': 'exceptional',
  reinforcement: 'reinforce',
};

function describeAhu({ ahu, tile, moai, capped }: View['ahus'][number]): string {
  const letter = AHUS[ahu].at(-1);
  if (moai !== null) return `${letter}: ${SIZES[moai]}${capped ? '^' : ''}`;
  return tile === null ? `${letter}:` : `${letter} ${SHORT_TILES[TILES[tile]] ?? TILES[tile]}`;
}
