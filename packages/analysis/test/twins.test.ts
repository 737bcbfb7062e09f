import { CHANCE, EVERYBODY, type Explainer, has, legalMoves, type Match, type Position, type SeatSet } from '@ahu/core';
import type { GameId } from '@ahu/games';
import * as giants from '@ahu/giants/reasons';
import * as cards from '@ahu/rapa-nui-cards/reasons';
import { expect, test } from 'vitest';
import { Judge } from '../src/index.ts';
import { knowledgeOf, playedBy } from '../testing/matches.ts';

const GAMES: readonly [GameId, number][] = [
  ['rapa-nui-cards', 2],
  ['giants', 3],
];

const EXPLAINERS: Partial<Record<GameId, Explainer>> = {
  giants: giants.explainer as Explainer,
  'rapa-nui-cards': cards.explainer as Explainer,
};

interface Pair {
  readonly ply: number;
  readonly seat: number;
  readonly move: number;
  readonly states: readonly [Position, Position];
}

/** Decisions of seats that cannot tell which of two moves another seat made in hiding, once after each. */
function* pairs(match: Match): Generator<Pair> {
  const { game, log } = match;
  for (const [ply, { seat, move }] of log.entries()) {
    const before = match.positionAt(ply);
    const seen = game.witnesses(before, seat, move);
    if (seat === CHANCE || seen === EVERYBODY) continue;
    const other = legalMoves(game, before, seat).find(
      (each) => each !== move && game.witnesses(before, seat, each) === seen,
    );
    if (other === undefined) continue;
    const states = [before, game.copy(before)] as const;
    game.play(states[0], seat, move);
    game.play(states[1], seat, other);
    yield* decisionsAfter(match, ply + 1, seen, states);
  }
}

/** The first decision of a seat that saw nothing of it, as long as both go on alike. */
function* decisionsAfter(
  { game, log }: Match,
  from: number,
  seen: SeatSet,
  states: readonly [Position, Position],
): Generator<Pair> {
  for (const [i, { seat, move }] of log.slice(from).entries()) {
    if (states.some((state) => game.breaks(state, seat, move) !== undefined)) return;
    if (seat !== CHANCE && !has(seen, seat) && legalMoves(game, states[0], seat).length > 1) {
      yield { ply: from + i, seat, move, states };
      return;
    }
    for (const state of states) game.play(state, seat, move);
  }
}

test.each(GAMES)(
  'in %s with %i players a judgement does not depend on what the seat did not see',
  async (id, seats) => {
    const explainer = EXPLAINERS[id];
    const knowledge = await knowledgeOf(id, seats);
    const judge = new Judge(knowledge);
    let compared = 0;
    for (const { states, ...decision } of pairs(playedBy(knowledge, seats, `twins ${id}`, 20))) {
      const [left, right] = states.map((state) => judge.judge({ ...decision, state }, 'seen', 60));
      expect(right).toEqual(left);
      const moves = [...new Set([left.best, left.move])];
      const [here, there] = states.map((state) => judge.explain({ ...decision, state }, 'seen', 60, moves, explainer));
      expect(there).toEqual(here);
      compared++;
      if (compared === 8) break;
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test('all cards open, a judgement does depend on it', async () => {
  const knowledge = await knowledgeOf('giants', 3);
  const judge = new Judge(knowledge);
  const open = [...pairs(playedBy(knowledge, 3, 'twins giants', 20))].map(({ states, ...decision }) =>
    states.map((state) => JSON.stringify(judge.judge({ ...decision, state }, 'open', 60))),
  );
  expect(open.some(([left, right]) => left !== right)).toBe(true);
});
