/** Why lines of Rapa Nui are worth playing, by what their player sees. */
import { byWeight, type Explainer, type Line } from '@ahu/core';
import { standardBoard } from '../position/map.ts';
import type { Act, Use } from '../public/acts.ts';
import type { BoardDocument } from '../public/board.ts';
import type { Phase } from '../public/phases.ts';
import type { View } from '../public/view.ts';
import { reasonsForPlace } from './placing.ts';
import type { Reason } from './reason.ts';
import { balance, reasonsToCarry } from './turn.ts';

export type { Pay, Reason } from './reason.ts';

/** What has to be finished once it is begun; free actions after it are decisions of their own. */
const MIDST: ReadonlySet<Phase> = new Set(['walk', 'choose', 'gain', 'exchange', 'offering', 'barter']);

export const explainer: Explainer<View, Act, Reason> = {
  goesOn: ({ order, turn, seat, phase }) => order[turn] === seat && MIDST.has(phase),
  reasons: (line) => byWeight(reasonsFor(line)),
};

function reasonsFor(line: Line<View, Act>): Reason[] {
  const { before, plies, seat } = line;
  const board = before.setup.board ?? standardBoard(before.setup.seats);
  const own = plies.filter((ply) => ply.seat === seat);
  const found = [
    ...own.flatMap(({ act }) => reasonsForAct(board, before, own[0].after, act)),
    ...reasonsToCarry(board, line),
    ...balance(line),
  ];
  return found.length > 0 ? found : [{ kind: 'saves', weight: 0.5 }];
}

/** What an act does by itself; what it brings or costs in resources is seen at the end of the line. */
function reasonsForAct(board: BoardDocument, before: View, after: View, act: Act): Reason[] {
  switch (act.kind) {
    case 'draft':
      return [{ kind: 'drafts', tile: act.tile, weight: 2 }];
    case 'place':
      return reasonsForPlace(board, before, after, act.place);
    case 'use':
      return reasonsToUse(board, before, after, act);
    case 'buy':
      return [{ kind: 'buys', improvement: act.improvement, weight: 4 }];
    case 'substitute':
      return [{ kind: 'substitutes', size: act.size, weight: 1 }];
    case 'pass': {
      const count = before.players[before.seat].sculpted.reduce((sum, n) => sum + n, 0);
      return [{ kind: 'passes', count, weight: 0.5 }];
    }
    default:
      return [];
  }
}

function reasonsToUse(board: BoardDocument, before: View, after: View, { tile, place }: Use): Reason[] {
  const there = place && tile !== 'rest' ? reasonsForPlace(board, before, after, place) : [];
  return [{ kind: 'uses', tile, weight: 1.5 }, ...there];
}
