import { styleText } from 'node:util';
import { type Act, basesLeft, type Chapter, chapterOf, type Facts, LAST_ROUND, type View } from '@ahu/giants/public';
import { wrap } from '../../terminal/terminal.ts';
import { lettersOf } from '../contract/letters.ts';
import type { Names, Words } from '../contract/words.ts';
import { ask, explain, isAside, sort } from './choices.ts';
import { drawIsland, legend } from './map.ts';
import { describeObjects, describePlayers } from './players.ts';
import { refuse } from './refusals.ts';
import { tell } from './story.ts';
import { moaiBySize } from './view.ts';

export const words: Words<View, Act, Facts> = { describe, ask, explain, legend, refuse, tell, sort, isAside };

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

const CHAPTERS: Readonly<Record<Chapter, string>> = {
  setUp: 'set-up',
  dice: 'dice',
  auction: 'auction',
  placement: 'placement',
  transport: 'transport',
  end: 'end of the round',
  over: 'the end',
};

function describeRound(view: View, names: Names): string[] {
  const { round, first, tile, supply, logSupply, tabletSupply } = view;
  const [small, medium, large, headdresses] = supply;
  const waiting = moaiBySize(tile);
  return [
    styleText(
      'bold',
      `  round ${round}, ${CHAPTERS[chapterOf(view)]}; ${names[first]} is first${describeEnding(view)}`,
    ),
    ...wrap(
      `supply: moai ${small}+${medium}+${large}, headdresses ${headdresses}, logs ${logSupply}, half-tablets ${tabletSupply}`,
      '  ',
      '    ',
    ),
    ...(waiting === '' ? [] : wrap(`on the quarry tile: ${waiting}`, '  ', '    ')),
  ];
}

/** As far as the viewer may know it (G4.1, G4.4). */
function describeEnding(view: View): string {
  const { phase, round } = view;
  const isLast = round === LAST_ROUND || view.players.some((_, seat) => basesLeft(view, seat) === 0);
  return isLast && phase !== 'over' ? '; the last round' : '';
}
