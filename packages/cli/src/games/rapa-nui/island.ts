import { styleText } from 'node:util';
import { AHUS, CASES, type CaseDocument, chiefIsOn, SIZES, TILES, type View } from '@ahu/rapa-nui/public';
import { WIDTH, wrap } from '../../terminal/terminal.ts';
import { bundle } from './names.ts';
import { ahusOn, boardOf } from './view.ts';

const WIDTHS = [9, 22, 10, 8] as const;
const BEFORE_AHUS = WIDTHS.reduce((sum, width) => sum + width, 0);
/** Columns from which on the ahus stand beside their case, not below it. */
const WIDE = 80;
const LEGEND =
  'AAa two carriers of A and a tired one · A* the chief · moai^ with pukao. ' +
  'Below a space is what it brings: to the owner when others carry a moai over it (1 reed for a pukao), ' +
  'and what erecting there brings: 1, 3 or 5 for a small, medium or large moai.';

const RECONSTRUCTION = 'Our reconstruction of the lost board; see docs/rules/rapa-nui.md';

/** What the signs of the map stand for, and where our board comes from. */
export const legend = (view: View): string[] =>
  [LEGEND, ...(view.setup.board === null ? [RECONSTRUCTION] : [])]
    .flatMap((text) => wrap(text, '  '))
    .map((line) => styleText('dim', line));

/** Every case with its neighbours, what it pays, who carries there, and its ahus. */
export function describeCases(view: View, letters: readonly string[]): string[] {
  const head = `${row(['  space', 'next to', 'brings', 'crew'])}${WIDTH >= WIDE ? 'ahus' : ''}`.trimEnd();
  return [styleText('dim', head), ...boardOf(view).cases.flatMap((each) => describeCase(view, each, letters))];
}

const row = (cells: readonly string[]): string => cells.map((cell, i) => cell.padEnd(WIDTHS[i])).join('');

function describeCase(view: View, each: CaseDocument, letters: readonly string[]): string[] {
  const cells = [
    `  ${shortCase(each.id)}`,
    each.adjacent.map(shortCase).join(' '),
    paysOf(each),
    carriersOn(view, each.id, letters),
  ];
  const ahus = ahusOn(view, each.id).map(describeAhu).join(', ');
  const lines =
    WIDTH >= WIDE
      ? wrap(`${row(cells)}${ahus}`, '', ' '.repeat(BEFORE_AHUS))
      : [row(cells), ...(ahus === '' ? [] : wrap(ahus, ' '.repeat(WIDTHS[0])))];
  return lines.map((line) => line.trimEnd());
}

/** The quarry has a long name, which moves write out. */
export const shortCase = (id: string): string => (id === 'pukaoQuarry' ? 'pukao' : id);

/** Mostly a case brings to the erector what it pays to the owner. */
export function paysOf({ pays, erects = [] }: CaseDocument): string {
  const paid = pays.map(bundle).join('/');
  const brings = erects.join('/');
  return brings === '' || brings === paid ? paid : `${paid}>${brings}`;
}

export function carriersOn({ cases, players }: View, id: string, letters: readonly string[]): string {
  const found = cases.find(({ land }) => CASES[land] === id);
  if (found === undefined) return 'neutral';
  if (found.holder === null) return '·';
  const letter = letters[found.holder];
  const chief = chiefIsOn(players[found.holder], id) ? `${letter}*` : '';
  return letter.repeat(found.standing) + letter.toLowerCase().repeat(found.tired) + chief;
}

/** 'e1a rest', 'e1b small moai', 'e2a large moai^', 'e2b free'. */
export function describeAhu({ ahu, tile, moai, capped }: View['ahus'][number]): string {
  if (moai !== null) return `${AHUS[ahu]} ${SIZES[moai]} moai${capped ? '^' : ''}`;
  return `${AHUS[ahu]} ${tile === null ? 'free' : TILES[tile].replace(' offering', '')}`;
}
