import type { Search } from '@ahu/bots';
import { type Explainer, type Game, has, type Move, type Position, type Reason, type Seat, Sfc32 } from '@ahu/core';
import type { Decision } from './decisions.ts';

/** A ply of a line, as the seat that decides would see it. */
export interface LinePly {
  readonly seat: Seat;
  /** Undefined where the seat would not see it. */
  readonly move: Move | undefined;
  readonly after: unknown;
}

/** What would follow a move, and why that is good or bad for its seat. */
export interface Followed {
  /** To the end of what the seat is about, and some plies on; as far as no chance decides. */
  readonly line: readonly LinePly[];
  /** Of the seat's own turn, the heaviest first. */
  readonly reasons: readonly Reason[];
}

/** Plies after the seat's own turn that are told. */
const BEYOND = 6;

/** Plays what a search of a decision expects after a move, in one of the worlds that it searched. */
export function follow(
  game: Game,
  search: Search<Position, unknown>,
  { ply, seat, state }: Decision,
  move: Move,
  explainer: Explainer | undefined,
): Followed {
  const view = game.view(state, seat);
  const worlds: Position[] = [];
  const views: unknown[] = [];
  let turn = 0;
  const goesOn = (world: Position): boolean => {
    worlds.push(game.copy(world));
    views.push(game.view(world, seat));
    if (turn === 0 && !explainer?.goesOn(views.at(-1))) turn = views.length;
    return turn === 0 || views.length < turn + BEYOND;
  };
  // The same luck for every move of a decision.
  const plies = search.line(view, seat, move, new Sfc32(`line ${ply} ${seat}`), goesOn);
  const own = plies.slice(0, turn || plies.length);
  const line = own.map((each, i) => ({ seat: each.seat, act: game.actOf(each.move), after: views[i] }));
  return {
    line: plies.map((each, i) => {
      const isSeen = i === 0 || has(game.witnesses(worlds[i - 1], each.seat, each.move), seat);
      return { seat: each.seat, move: isSeen ? each.move : undefined, after: views[i] };
    }),
    reasons: explainer?.reasons({ seat, before: view, plies: line }) ?? [],
  };
}
