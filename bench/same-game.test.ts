/** A comparison of speed means something only if all three play the same game. */
import { CHANCE, drawChance, firstOf, has, NOBODY, Sfc32 } from '@ahu/core';
import { rapaNuiCards as game } from '@ahu/rapa-nui-cards';
import { describe, expect, test } from 'vitest';
import { boardgameIoPlayout } from './boardgame-io.ts';
import { contractPlayout } from './playout.ts';
import { tightPlayout } from './tight.ts';

const KINDS = ['fish', 'berry', 'potato', 'cereal', 'woodcutter', 'priest', 'moai'];

/** One game of ours: the cards in the order they came, and of every decision how many moves there were and which was chosen. */
function record(seats: number, seed: number) {
  const random = new Sfc32(seed);
  const state = game.start(seats, { openHands: false });
  const out = new Int32Array(game.moveCount);
  const cards: number[] = [];
  const decisions: { count: number; choice: number }[] = [];
  for (let waiting = game.toMove(state); waiting !== NOBODY; waiting = game.toMove(state)) {
    if (has(waiting, CHANCE)) {
      const move = drawChance(game, state, random, out);
      cards.push(KINDS.indexOf(game.write(move).replace('lay ', '')));
      game.play(state, CHANCE, move);
    } else {
      const count = game.moves(state, firstOf(waiting), out);
      const choice = random.below(count);
      decisions.push({ count, choice });
      game.play(state, firstOf(waiting), out[choice]);
    }
  }
  return { cards, decisions, scores: game.scores(state) };
}

describe.each(game.seats)('with %i players', (seats) => {
  test('the tight game is ours: the same random numbers make the same games', () => {
    const ours = contractPlayout(game, seats);
    const tight = tightPlayout(seats);
    for (let seed = 0; seed < 300; seed++) {
      expect(tight(new Sfc32(seed)), `seed ${seed}`).toEqual(ours(new Sfc32(seed)));
    }
  });

  test('the game for boardgame.io is ours: as many moves at every decision, and the same scores', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { cards, decisions, scores } = record(seats, seed);
      let ply = 0;
      const replay = (count: number): number => {
        expect(count, `seed ${seed}, decision ${ply}`).toBe(decisions[ply].count);
        return decisions[ply++].choice;
      };
      const theirs = boardgameIoPlayout(seats, { deck: cards.toReversed() })({ below: replay });
      expect(theirs, `seed ${seed}`).toEqual({ decisions: decisions.length, scores });
    }
  });
});
