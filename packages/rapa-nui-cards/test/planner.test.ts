/** What the planner says of a turn is what the engine does, over a thousand seeded positions. */
import { legalMoves, playToEnd, Sfc32 } from '@ahu/core';
import { expect, test } from 'vitest';
import { accounts } from '../src/end.ts';
import { rapaNuiCards as game } from '../src/index.ts';
import { type Act, outcomeOf, rangesOf, type Scoring, type View, valuesWith, withPlayed } from '../src/public/index.ts';
import type { State } from '../src/state.ts';

const POSITIONS = 1000;

/** Positions of seeded random games in which a player is to play, evenly from all parts of the games. */
function positions(): { state: State; random: Sfc32 }[] {
  const found: { state: State; random: Sfc32 }[] = [];
  for (let n = 0; found.length < POSITIONS; n++) {
    const random = new Sfc32(`planner ${n}`);
    const state = game.start(2 + (n % 3), { openHands: false });
    const choose = (seat: number): number => {
      const moves = legalMoves(game, state, seat);
      return moves[random.below(moves.length)];
    };
    playToEnd(game, state, random, choose, () => {
      if (game.view(state, 0).phase === 'turn' && random.below(4) === 0)
        found.push({ state: game.copy(state), random: new Sfc32(`case ${found.length}`) });
    });
  }
  return found.slice(0, POSITIONS);
}

const CASES = positions();

const viewOf = (state: State): View => game.view(state, game.view(state, 0).active);
const phaseOf = (state: State): string => game.view(state, 0).phase;

/** Plays a move; what others are asked for afterwards is chosen at random, until the phase is over. */
function playOn(state: State, act: Act, random: Sfc32, phases: readonly string[]): void {
  const { asked } = game.view(state, 0);
  game.play(state, asked, game.moveOf(act));
  while (phases.includes(phaseOf(state))) {
    const seat = game.view(state, 0).asked;
    const moves = legalMoves(game, state, seat);
    game.play(state, seat, moves[random.below(moves.length)]);
  }
}

const wealth = ({ players }: View): number[] =>
  players.map(({ wood, glory, sacrificeCount }) => wood + glory + sacrificeCount);

/** What everybody has more after the last take, all choices made. */
function gainsOf(state: State, column: number, random: Sfc32): number[] {
  const before = wealth(viewOf(state));
  playOn(state, { kind: 'take', column }, random, ['choose', 'substitute']);
  return wealth(viewOf(state)).map((after, seat) => after - before[seat]);
}

test('what each take would pay after each play is what it pays [C3.2] [C4.3] [C5.3] [C6.1] [C6.2] [C6.3] [C6.4] [C6.5] [C6.6]', () => {
  let compared = 0;
  for (const { state, random } of CASES) {
    const view = viewOf(state);
    for (const move of legalMoves(game, state, view.active)) {
      const act = game.actOf(move);
      if (act.kind !== 'play') continue;
      const planned = withPlayed(view, act.card, act.count);
      for (const [column, cards] of view.columns.entries()) {
        if (cards.length <= act.count) continue;
        const outcome = outcomeOf(planned, column, act.count) as Scoring;
        const then = game.copy(state);
        playOn(then, act, random, ['sacrifice', 'hide', 'offer']);
        for (let n = 1; n < act.count; n++) playOn(then, { kind: 'take', column }, random, []);
        expect(gainsOf(then, column, random)).toEqual(outcome.gains);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(POSITIONS);
});

test('a take that empties a column refills it or ends the game, as planned [C5.2] [C7.1]', () => {
  for (const { state, random } of CASES) {
    const view = viewOf(state);
    const column = view.columns.findIndex(({ length }) => length === 1);
    const move = legalMoves(game, state, view.active).map(game.actOf).find(isSinglePlay);
    if (column < 0 || !move) continue;
    const then = game.copy(state);
    playOn(then, move, random, ['sacrifice', 'hide', 'offer']);
    playOn(then, { kind: 'take', column }, random, []);
    expect(phaseOf(then)).toBe('lay');
    const planned = outcomeOf(withPlayed(view, move.card, 1), column);
    while (phaseOf(then) === 'lay') game.play(then, 5, legalMoves(game, then, 5)[0]);
    expect(planned).toBe(['reveal', 'over'].includes(phaseOf(then)) ? 'end' : 'refill');
  }
});

const isSinglePlay = (act: Act): act is Extract<Act, { kind: 'play' }> => act.kind === 'play' && act.count === 1;

/** By type: what the engine counts a sacrifice card for. */
function valuesIn(state: State): number[] {
  const probe = game.copy(state);
  return [0, 1, 2, 3].map((type) => {
    probe.sacrifices.fill(0);
    probe.sacrifices[type] = 1;
    return accounts(probe)[0].sacrifices;
  });
}

/** Up to three unknown cards are tried in every way. */
const ALL_WAYS = 3;

test('what a type could be worth is what it can come to, and no more [C7.3] [C7.4]', () => {
  let exact = 0;
  for (const { state } of CASES) {
    const view = viewOf(state);
    const unknown = view.faceDown.flatMap(({ type }, card) => (type === null ? [card] : []));
    if (unknown.length > ALL_WAYS) continue;
    const cases = Array.from({ length: 4 ** unknown.length }, (_, way) => {
      const probe = game.copy(state);
      for (const [place, card] of unknown.entries()) probe.faceDown[card] = Math.floor(way / 4 ** place) % 4;
      return valuesIn(probe);
    });
    const ranges = [0, 1, 2, 3].map((type) => {
      const values = cases.map((each) => each[type]);
      return { least: Math.min(...values), most: Math.max(...values) };
    });
    expect(rangesOf(view)).toEqual(ranges);
    if (unknown.length > 0) exact++;
  }
  expect(exact).toBeGreaterThan(100);
});

test('one more card on the stone makes the types worth what it says [C7.3]', () => {
  for (const { state } of CASES) {
    const view = viewOf(state);
    if (view.faceDown.some(({ type }) => type === null)) continue;
    for (const type of [0, 1, 2, 3]) {
      const probe = game.copy(state);
      probe.stone[type]++;
      expect(valuesWith(view, type)).toEqual(valuesIn(probe));
    }
  }
});
