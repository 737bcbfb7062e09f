import { players, type Random } from '@ahu/core';
import { KINDS, TYPES } from '../src/public/vocabulary.ts';
import { OVER, of, ofType, type State } from '../src/state.ts';

/** Another position that looks the same to the audience: other cards in hands, other sacrifice cards in possession. */
export function redeal(state: State, random: Random): State {
  for (const seat of players(state.setup.seats)) {
    if (!state.setup.openHands) exchangeCard(state, seat, random);
    passSacrificeOn(state, seat, random);
  }
  return state;
}

/** A card in hand for one of the deck. */
function exchangeCard({ hand, deck }: State, seat: number, random: Random): void {
  const held = random.below(KINDS.length);
  const drawn = random.below(KINDS.length);
  if (hand[of(seat, held)] === 0 || deck[drawn] === 0) return;
  hand[of(seat, held)]--;
  deck[held]++;
  hand[of(seat, drawn)]++;
  deck[drawn]--;
}

/** The next player gives one of another type in return. */
function passSacrificeOn({ sacrifices, setup, phase }: State, seat: number, random: Random): void {
  const next = (seat + 1) % setup.seats;
  const [given, taken] = [random.below(TYPES.length), random.below(TYPES.length)];
  // Once they are counted they lie open (C7.2).
  if (phase === OVER || sacrifices[ofType(seat, given)] === 0 || sacrifices[ofType(next, taken)] === 0) return;
  sacrifices[ofType(seat, given)]--;
  sacrifices[ofType(next, given)]++;
  sacrifices[ofType(next, taken)]--;
  sacrifices[ofType(seat, taken)]++;
}
