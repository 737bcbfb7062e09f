import { styleText } from 'node:util';
import type { Act, Facts, View } from '@ahu/giants/public';
import { ask, explain, isAside, sort } from './giants-choices.ts';
import { drawIsland } from './giants-map.ts';
import { describeObjects, describePlayers } from './giants-players.ts';
import { refuse } from './giants-refusals.ts';
import { tell } from './giants-story.ts';
import { moaiBySize } from './giants-view.ts';
import { lettersOf } from './letters.ts';
import type { Names, Words } from './words.ts';

export const words: Words<View, Act, Facts> = { describe, ask, explain, refuse, tell, sort, isAside };

function describe(view: View, names: Names): string[] {
  const letters = lettersOf(names);
  return [
    ...describeRound(view, names),
    '',
    ...drawIsland(view, letters),
    '',
    ...describePlayers(view, names, letters),
    ...describeObjects(view, names),
  ];
}

const PHASES: Readonly<Record<View['phase'], string>> = {
  draw: 'set-up',
  roll: 'dice',
  bid: 'auction',
  reveal: 'auction',
  pick: 'auction',
  place: 'placement',
  transport: 'transport',
  carry: 'transport',
  crew: 'transport',
  quarry: 'transport',
  recover: 'end of the round',
  over: 'the end',
};

function describeRound({ round, phase, first, tile, supply, logSupply, tabletSupply }: View, names: Names): string[] {
  const [small, medium, large, headdresses] = supply;
  const waiting = moaiBySize(tile);
  return [
    styleText('bold', `  round ${round}, ${PHASES[phase]}; ${names[first]} is first`),
    `  supply: moai ${small}+${medium}+${large}, headdresses ${headdresses}, logs ${logSupply}, half-tablets ${tabletSupply}`,
    ...(waiting === '' ? [] : [`  on the quarry tile: ${waiting}`]),
  ];
}
