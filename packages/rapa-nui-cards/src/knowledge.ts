/** C8: what each seat sees of a move and of the position, and the worlds it must hold possible. */
import { EVERYBODY, listOf, type Move, only, players, type Random, type Seat, type SeatSet } from '@ahu/core';
import { deckSize } from './columns.ts';
import { HIDES, VERB_OF } from './moves.ts';
import { PHASES } from './public/phases.ts';
import type { PlayerView, View } from './public/view.ts';
import { COLUMN_LENGTH, COLUMNS, KINDS, TYPES, type Type } from './public/vocabulary.ts';
import { possessed } from './sacrifice.ts';
import { layout, OVER, of, ofType, type State, sacrificesOf } from './state.ts';

/** Only a card laid face down is hidden (C4.2). */
export const witnesses = (seat: Seat, move: Move): SeatSet => (VERB_OF[move] === HIDES ? only(seat) : EVERYBODY);

const rowOf = (cells: Int16Array, row: number, length: number): number[] => listOf(cells, row * length, length);

export function view(state: State, seat: Seat): View {
  const seats = players(state.setup.seats);
  return {
    seat,
    setup: state.setup,
    phase: PHASES[state.phase],
    active: state.active,
    asked: state.asked,
    dealing: state.dealing === 1,
    bought: state.bought === 1,
    toTake: state.toTake,
    column: state.column,
    due: state.due,
    revealed: state.revealed,
    columns: listOf(state.height).map((height, column) => listOf(state.cards, column * COLUMN_LENGTH, height)),
    deckSize: deckSize(state),
    discarded: state.discarded,
    players: seats.map((player) => viewPlayer(state, player, seat)),
    piles: listOf(state.pile),
    stone: listOf(state.stone),
    faceDown: Array.from({ length: state.faceDowns }, (_, card) => ({
      by: state.faceDownBy[card],
      type: state.faceDownBy[card] === seat || card < state.revealed ? state.faceDown[card] : null,
    })),
    memory: {
      deck: listOf(state.deck),
      hands: seats.map((player) => rowOf(state.hand, player, KINDS.length)),
      possessed: seats.map((player) => TYPES.map((_, type) => possessed(state, player, type))),
      faceDownLimits: Array.from({ length: state.faceDowns }, (_, card) =>
        rowOf(state.faceDownLimit, card, TYPES.length),
      ),
    },
  };
}

function viewPlayer(state: State, player: Seat, viewer: Seat): PlayerView {
  const hand = rowOf(state.hand, player, KINDS.length);
  return {
    wood: state.wood[player],
    glory: state.glory[player],
    area: rowOf(state.area, player, KINDS.length),
    handSize: hand.reduce((sum, count) => sum + count, 0),
    hand: player === viewer || state.setup.openHands ? hand : null,
    sacrificeCount: sacrificesOf(state, player),
    sacrifices: player === viewer || state.phase === OVER ? rowOf(state.sacrifices, player, TYPES.length) : null,
  };
}

/** What the view asked for last says for sure: a search imagines thousands of worlds of one view. */
let known: View | undefined;
let certain = new Int16Array();

/** Fills in what the view leaves open: which cards lie face down, and so what their owners still hold. */
export function determinize(seen: View, random: Random, into?: State): State {
  const state = into ?? layout.fresh(seen.setup);
  state.setup = seen.setup;
  if (seen === known) state.cells.set(certain);
  else {
    state.cells.fill(0);
    fillTable(state, seen);
    fillPlayers(state, seen);
    fillLimits(state, seen);
    certain = state.cells.slice();
    known = seen;
  }
  fillFaceDown(state, seen, random);
  return state;
}

function fillTable(state: State, seen: View): void {
  state.phase = PHASES.indexOf(seen.phase);
  state.active = seen.active;
  state.asked = seen.asked;
  state.dealing = seen.dealing ? 1 : 0;
  state.bought = seen.bought ? 1 : 0;
  state.toTake = seen.toTake;
  state.column = seen.column;
  state.due = seen.due;
  state.discarded = seen.discarded;
  state.deck.set(seen.memory.deck);
  state.cards.fill(-1);
  for (let column = 0; column < COLUMNS; column++) {
    state.cards.set(seen.columns[column], column * COLUMN_LENGTH);
    state.height[column] = seen.columns[column].length;
  }
  state.pile.set(seen.piles);
  state.stone.set(seen.stone);
}

function fillPlayers(state: State, seen: View): void {
  for (let seat = 0; seat < seen.players.length; seat++) {
    const player = seen.players[seat];
    state.wood[seat] = player.wood;
    state.glory[seat] = player.glory;
    state.area.set(player.area, of(seat, 0));
    state.hand.set(seen.memory.hands[seat], of(seat, 0));
    state.sacrifices.set(seen.memory.possessed[seat], ofType(seat, 0));
  }
}

function fillLimits(state: State, seen: View): void {
  state.faceDowns = seen.faceDown.length;
  state.revealed = seen.revealed;
  state.faceDown.fill(-1);
  for (let card = 0; card < seen.faceDown.length; card++) {
    state.faceDownBy[card] = seen.faceDown[card].by;
    state.faceDownLimit.set(seen.memory.faceDownLimits[card], ofType(card, 0));
  }
}

function fillFaceDown(state: State, seen: View, random: Random): void {
  for (let card = 0; card < seen.faceDown.length; card++) {
    const { by, type } = seen.faceDown[card];
    const laid = type ?? sampleHidden(state, card, random);
    state.faceDown[card] = laid;
    state.sacrifices[ofType(by, laid)]--;
  }
}

/**
 * One of the cards that the owner can have hidden there, each with the same chance. Because the bounds of later
 * cards count for earlier ones too, whatever is drawn leaves something to draw for the next.
 */
function sampleHidden(state: State, card: number, random: Random): Type {
  let room = 0;
  for (let type = 0; type < TYPES.length; type++) room += roomFor(state, card, type);
  let rest = random.below(room);
  let drawn = 0;
  for (rest -= roomFor(state, card, 0); rest >= 0; rest -= roomFor(state, card, drawn)) drawn++;
  return drawn;
}

function roomFor(state: State, card: number, type: Type): number {
  const by = state.faceDownBy[card];
  let room = state.faceDownLimit[ofType(card, type)];
  for (let later = card + 1; later < state.faceDowns; later++) {
    if (state.faceDownBy[later] === by) room = Math.min(room, state.faceDownLimit[ofType(later, type)]);
  }
  for (let earlier = 0; earlier < card; earlier++) {
    if (state.faceDownBy[earlier] === by && state.faceDown[earlier] === type) room--;
  }
  return room;
}
