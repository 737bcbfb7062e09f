/**
 * Random games waste their tablets and seldom cap: here games of players who know what they do are left, in every
 * phase, to random players for the rest of the round, checked by the conformance suite.
 */
import { askBot, CHANCE, drawChance, firstOf, legalMoves, NOBODY, Sfc32 } from '@ahu/core';
import { conformance } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/index.ts';
import { greedy, rapaNui } from '../src/index.ts';
import { OVER, PLACE, type State } from '../src/position/state.ts';
import { PHASES } from '../src/public/phases.ts';

const POSITIONS_PER_PHASE = 2;
/** How rare random moves are: one in this number. */
const WHIM = 8;

/** Plays and hands over every position. */
function playSeasoned(seats: number, seed: string, onPosition: (state: State) => void): void {
  const random = new Sfc32(seed);
  const scratch = new Int32Array(rapaNui.moveCount);
  const state = rapaNui.start(seats, rapaNui.readOptions({}));
  while (rapaNui.toMove(state) !== NOBODY) {
    onPosition(state);
    const seat = firstOf(rapaNui.toMove(state));
    if (seat === CHANCE) rapaNui.play(state, seat, drawChance(rapaNui, state, random, scratch));
    else {
      const moves = legalMoves(rapaNui, state, seat);
      const move =
        random.below(WHIM) === 0 ? moves[random.below(moves.length)] : askBot(rapaNui, state, seat, greedy, random);
      rapaNui.play(state, seat, move);
    }
  }
}

/** Some positions of each phase, each from another game. */
function collect(seats: number): Map<number, State[]> {
  const found = new Map<number, State[]>();
  for (let game = 0; game < 24; game++) {
    const seen = new Set<number>();
    playSeasoned(seats, `seasoned ${seats} ${game}`, (state) => {
      const known = found.get(state.phase) ?? [];
      const late = state.phase < PLACE || state.round > 1 + (game % 4);
      if (seen.has(state.phase) || !late || known.length === POSITIONS_PER_PHASE) return;
      seen.add(state.phase);
      found.set(state.phase, [...known, rapaNui.copy(state)]);
    });
  }
  return found;
}

describe.each(rapaNui.seats)('%i players', (seats) => {
  const positions = collect(seats);

  test('every phase of the game was met', () => {
    const phases = PHASES.filter((name) => name !== 'over' && (seats === 2 || name !== 'draft'));
    expect([...positions.keys()].map((phase) => PHASES[phase]).toSorted()).toEqual(phases.toSorted());
  });

  test.each(
    [...positions].filter(([phase]) => phase !== OVER).map(([phase, states]) => [PHASES[phase], states] as const),
  )('the laws hold from %s to the end of the round', (_, states) => {
    for (const [i, position] of states.entries()) {
      const toTheEndOfTheRound = {
        ...rapaNui,
        start: () => rapaNui.copy(position),
        toMove: (state: State) => (state.round > position.round ? NOBODY : rapaNui.toMove(state)),
      };
      const { table: options } = position.setup;
      conformance(toTheEndOfTheRound, { seats, options, games: 2, sampling: 4, seed: `seasoned ${i}`, audit });
    }
  });
});
