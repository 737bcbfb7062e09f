import { styleText } from 'node:util';
import { type Act, CASES, type Facts, TILES, type TileName, type View } from '@ahu/rapa-nui/public';
import { wrap } from '../../terminal/terminal.ts';
import { lettersOf } from '../contract/letters.ts';
import type { Names, Words } from '../contract/words.ts';
import { ask, explain, sort } from './choices.ts';
import { describeCases, legend } from './island.ts';
import { drawIsland, isDrawn } from './map.ts';
import { CARGO } from './names.ts';
import { describePlayers, describeQuarry } from './players.ts';
import { refuse } from './refusals.ts';
import { tell } from './story.ts';

export const words: Words<View, Act, Facts> = {
  describe,
  details: (view, names) => describeCases(view, lettersOf(names)),
  legend,
  ask,
  explain,
  refuse,
  tell,
  sort,
  routine,
};

const HELPING_HAND = TILES.indexOf('helping hand');

/** The tile that a step of phase 2 is for; without it, only the Rongo tablet is a reason to ask (R6.13). */
const STEPS: Readonly<Partial<Record<View['phase'], TileName>>> = {
  convert: 'conversion',
  sculpt: 'reinforcement',
  help: 'helping hand',
};

function routine(view: View, acts: readonly Act[]): Act | undefined {
  const tile = STEPS[view.phase];
  // In a step that is asked for by the tablet alone, what could be bought or bartered is no reason to ask either.
  const matters = (act: Act) =>
    tile !== undefined && !view.acted
      ? isFor(view, tile, act)
      : act.kind !== 'done' && !(act.kind === 'use' && act.by === 'rongo');
  return acts.some(matters) ? undefined : acts.find(({ kind }) => kind === 'done');
}

/** The tile of the step can be used now, or the chief can be bought to use it with. */
function isFor({ phase, seat, players }: View, tile: TileName, act: Act): boolean {
  if (act.kind === 'use') return act.by === 'play' && act.tile === tile;
  return phase === 'help' && act.kind === 'buy' && act.improvement === 'chief' && players[seat].tiles[HELPING_HAND] > 0;
}

function describe(view: View, names: Names): string[] {
  const letters = lettersOf(names);
  return [
    ...wrap(`round ${view.round}, ${PHASES[view.phase]}${describeEnding(view)}`, '  ').map((line) =>
      styleText('bold', line),
    ),
    ...describeWalk(view),
    '',
    ...(isDrawn(view) ? drawIsland(view, letters) : describeCases(view, letters)),
    '',
    ...describeQuarry(view, names, letters),
    '',
    ...describePlayers(view, names, letters),
  ];
}

const PLACING = 'placing figures';
const SCULPTING = 'new order and sculpting';
const TRANSPORT = 'transport';

const PHASES: Readonly<Record<View['phase'], string>> = {
  lay: 'set-up',
  draw: 'set-up',
  draft: 'set-up',
  place: PLACING,
  convert: SCULPTING,
  sculpt: SCULPTING,
  substitute: SCULPTING,
  help: SCULPTING,
  transport: TRANSPORT,
  walk: TRANSPORT,
  choose: TRANSPORT,
  gain: TRANSPORT,
  exchange: TRANSPORT,
  offering: TRANSPORT,
  barter: 'barter',
  over: 'the end',
};

/** How near the end is (R9.2). */
function describeEnding({ ahus, phase, setup }: View): string {
  if (phase === 'over') return '';
  const free = ahus.filter(({ moai }) => moai === null).length;
  return free <= setup.seats ? '; this is the last round' : `; free ahus: ${free} (end at ${setup.seats})`;
}

const describeWalk = ({ cargo, path }: View): string[] =>
  cargo === null ? [] : wrap(path.map((each) => CASES[each]).join(' – '), `  ${CARGO[cargo]} on its way: `, '    ');
