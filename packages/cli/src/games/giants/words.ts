import { styleText } from 'node:util';
import type { Act, Facts, View } from '@ahu/giants/public';
import { lettersOf } from '../contract/letters.ts';
import type { Names, Words } from '../contract/words.ts';
import { ask, explain, isAside, sort } from './choices.ts';
import { drawIsland } from './map.ts';
import { describeObjects, describePlayers } from './players.ts';
import { refuse } from './refusals.ts';
import { tell } from './story.ts';
import { moaiBySize } from './view.ts';

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
