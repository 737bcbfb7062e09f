/** Who carries an object into a hex, and who is paid for it (G3.24, G3.25, G3.28, G3.29). */
import type { RuleId, Seat } from '@ahu/core';
import { wanting } from '../public/carrying.ts';
import { PAYMENTS, type Payment } from '../public/payments.ts';
import { CHIEF_STRENGTH, type Hex, type Kind } from '../public/vocabulary.ts';
import { on, type State } from './state.ts';

/** What a player's workers, sorcerer and chief on a hex can carry together. */
export function strengthOf(state: State, player: Seat, hex: Hex): number {
  let strength = state.workersOn[on(player, hex)];
  if (state.sorcerer[player] === hex) strength++;
  if (state.chief[player] === hex) strength += CHIEF_STRENGTH;
  return strength;
}

export function strengthOfOthers(state: State, mover: Seat, hex: Hex): number {
  let strength = 0;
  for (let player = 0; player < state.setup.seats; player++) {
    if (player !== mover) strength += strengthOf(state, player, hex);
  }
  return strength;
}

export const IMPASSABLE = -1;

/** How many units of strength others have to supply at least, each worth 1 prestige to its owner; or IMPASSABLE. */
export function toll(state: State, mover: Seat, kind: Kind, hex: Hex): number {
  const hired = wanting(kind, strengthOf(state, mover, hex), state.logsOn[hex]);
  return hired === 0 || hired <= strengthOfOthers(state, mover, hex) ? hired : IMPASSABLE;
}

/** Whether different players could be paid: some strength of others is not needed, and more than one has some. */
export function hasChoice(state: State, mover: Seat, hex: Hex, hired: number): boolean {
  if (hired === 0 || strengthOfOthers(state, mover, hex) === hired) return false;
  let able = 0;
  for (let player = 0; player < state.setup.seats; player++) {
    if (player !== mover && strengthOf(state, player, hex) > 0) able++;
  }
  return able > 1;
}

/** Without a choice everybody is paid for all they have, or one player for all that is needed. */
export function payAll(state: State, mover: Seat, hex: Hex, hired: number): void {
  for (let player = 0; player < state.setup.seats; player++) {
    if (player !== mover) state.prestige[player] += Math.min(hired, strengthOf(state, player, hex));
  }
}

export function breaksPayment(state: State, mover: Seat, kind: Kind, hex: Hex, payment: Payment): RuleId | undefined {
  const paid = PAYMENTS[payment];
  if (paid.length !== toll(state, mover, kind, hex)) return 'G3.29';
  let units = 0;
  for (let i = 0; i < paid.length; i++) {
    units = i > 0 && paid[i] === paid[i - 1] ? units + 1 : 1;
    const able = paid[i] !== mover && paid[i] < state.setup.seats;
    if (!able || units > strengthOf(state, paid[i], hex)) return 'G3.29';
  }
  return undefined;
}

export function pay(state: State, payment: Payment): void {
  const paid = PAYMENTS[payment];
  for (let i = 0; i < paid.length; i++) state.prestige[paid[i]]++;
}
