/** What bots are told about positions of the card game: what they look at, and which moves look good at first. */
import type { Insight, Move, Seat, Traits } from '@ahu/core';
import { deckSize } from './columns.ts';
import * as m from './moves.ts';
import { PHASES } from './public/phases.ts';
import { COLUMN_LENGTH, COLUMNS, HAND, KINDS, MOAI, MOAI_PRICE, TYPES } from './public/vocabulary.ts';
import { possessed } from './sacrifice.ts';
import { of, ofType, type State, sacrificesOf } from './state.ts';

const PER_PLAYER = 4 + 2 * KINDS.length + TYPES.length;
const SHARED = PHASES.length + 1 + KINDS.length + 2 * TYPES.length + 2 * COLUMNS * KINDS.length + COLUMNS;

const VERBS = Math.max(...m.VERB_OF) + 1;
/** What moves have in common is their verb; beside it every move stands for itself. */
const traits: Traits = {
  kinds: VERBS,
  count: VERBS + m.MOVE_COUNT,
  of: (move) => [m.VERB_OF[move], VERBS + move],
};

export const insight: Insight<State> = {
  featureCount: (seats) => seats * (PER_PLAYER + 1) + SHARED,
  features(state, seat, out) {
    const { seats } = state.setup;
    let at = writeTable(state, seat, out, 0);
    for (let i = 0; i < seats; i++) {
      const player = (seat + i) % seats;
      out[at++] = state.asked === player ? 1 : 0;
      at = writePlayer(state, seat, player, out, at);
    }
  },
  hint: (state, seat, move) => hint(state, seat, move),
  traits,
  secretive: true,
};

function writeTable(state: State, seat: Seat, out: Float32Array, from: number): number {
  let at = from;
  for (let phase = 0; phase < PHASES.length; phase++) out[at++] = state.phase === phase ? 1 : 0;
  out[at++] = deckSize(state) / 34;
  for (let kind = 0; kind < KINDS.length; kind++) out[at++] = state.deck[kind] / 8;
  for (let type = 0; type < TYPES.length; type++) {
    out[at++] = (state.stone[type] + ownFaceDown(state, seat, type)) / 6;
    out[at++] = state.pile[type] < 3 ? 1 : 0;
  }
  for (let column = 0; column < COLUMNS; column++) {
    const height = state.height[column];
    const front = height > 0 ? state.cards[column * COLUMN_LENGTH + height - 1] : -1;
    const behind = height > 1 ? state.cards[column * COLUMN_LENGTH + height - 2] : -1;
    for (let kind = 0; kind < KINDS.length; kind++) {
      out[at++] = front === kind ? 1 : 0;
      out[at++] = behind === kind ? 1 : 0;
    }
    out[at++] = height === 1 ? 1 : 0;
  }
  return at;
}

function ownFaceDown(state: State, seat: Seat, type: number): number {
  let own = 0;
  for (let card = 0; card < state.faceDowns; card++) {
    if (state.faceDownBy[card] === seat && state.faceDown[card] === type) own++;
  }
  return own;
}

function writePlayer(state: State, viewer: Seat, player: Seat, out: Float32Array, from: number): number {
  let at = from;
  out[at++] = state.wood[player] / 10;
  out[at++] = state.wood[player] >= MOAI_PRICE ? 1 : 0;
  out[at++] = state.glory[player] / 20;
  out[at++] = player === state.active ? state.toTake / HAND : 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    out[at++] = state.area[of(player, kind)] / 3;
    out[at++] = state.hand[of(player, kind)] / 2;
  }
  if (viewer !== player) return writeLikelyHeld(state, player, out, at);
  for (let type = 0; type < TYPES.length; type++) out[at++] = state.sacrifices[ofType(player, type)] / 5;
  return at;
}

/** Of what a player was seen to gain, the share that they did not hide. */
function writeLikelyHeld(state: State, player: Seat, out: Float32Array, from: number): number {
  const held = sacrificesOf(state, player);
  let all = held;
  for (let card = 0; card < state.faceDowns; card++) if (state.faceDownBy[card] === player) all++;
  for (let type = 0; type < TYPES.length; type++) {
    out[from + type] = all === 0 ? 0 : (possessed(state, player, type) * held) / all / 5;
  }
  return from + TYPES.length;
}

/** Moai first, then several cards at once; buying only now and then. */
function hint(state: State, seat: Seat, move: Move): number {
  const argument = m.ARGUMENT_OF[move];
  switch (m.VERB_OF[move]) {
    case m.PLAYS:
      return argument === MOAI - TYPES.length ? 1 : 0.4;
    case m.GATHERS:
      return 0.2 + 0.2 * Math.floor(argument / TYPES.length);
    case m.BUYS:
      return state.wood[seat] > MOAI_PRICE ? 0.3 : 0.1;
    default:
      return 0.5;
  }
}
