import { type Match, type MatchFile, seatsOf } from '@ahu/core';
import type { Frame } from '../../src/engine/frame.ts';
import type { Table } from '../../src/games/contract/state.ts';
import { choicesOf, matchOf } from '../browser/matches.ts';

/** A real position as a state sees it. */
export function tableOf<View, A>(
  file: MatchFile,
  readAct: (text: string) => A | undefined,
  viewer = 0,
  plan: readonly A[] = [],
): Table<View, A> {
  const match: Match = matchOf(file);
  const view = match.game.view(match.state, viewer) as View;
  const moves = choicesOf(match, viewer);
  const waiting = seatsOf(match.game.toMove(match.state));
  const frame: Frame<View> = {
    ...{ plies: match.log.length, viewer, view, moves, waiting },
    ...{ over: match.over, winners: [], canUndo: false, happened: [] },
  };
  return { frame, view, acts: moves.flatMap((notation) => readAct(notation) ?? []), plan, asks: true };
}
