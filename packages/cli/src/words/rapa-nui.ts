import { styleText } from 'node:util';
import type { View } from '@ahu/rapa-nui';
import { wrap } from '../terminal.ts';
import { lettersOf } from './letters.ts';
import { ask, explain, sort } from './rapa-nui-choices.ts';
import { describeIsland } from './rapa-nui-island.ts';
import { CARGO, CASES } from './rapa-nui-names.ts';
import { describePlayers, describeQuarry } from './rapa-nui-players.ts';
import { tell } from './rapa-nui-story.ts';
import type { Names, Words } from './words.ts';

export const words: Words<View> = { describe, ask, explain, tell, sort, routine };

/** The tile that a step of phase 2 is for; without it, only the Rongo tablet is a reason to ask (R6.13). */
const STEPS: Readonly<Partial<Record<View['phase'], string>>> = {
  convert: 'play conversion',
  sculpt: 'play reinforcement',
  help: 'play helping hand',
};

function routine({ phase }: View, notations: readonly string[]): string | undefined {
  const tile = STEPS[phase];
  const matters = (move: string) => (tile ? move.startsWith(tile) : move !== 'done' && !move.startsWith('rongo '));
  return notations.includes('done') && !notations.some(matters) ? 'done' : undefined;
}

function describe(view: View, names: Names): string[] {
  const letters = lettersOf(names);
  return [
    styleText('bold', `  round ${view.round}, ${PHASES[view.phase]}`),
    ...describeWalk(view),
    '',
    ...describeIsland(view, letters),
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

const describeWalk = ({ cargo, path }: View): string[] =>
  cargo === null ? [] : wrap(path.map((each) => CASES[each]).join(' – '), `  ${CARGO[cargo]} on its way: `, '    ');
