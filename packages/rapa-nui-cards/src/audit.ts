/** What holds of every position that can come about; `load` refuses all others. */
import { demand, demandRange, players } from '@ahu/core';
import { deckSize, frontOf } from './columns.ts';
import { PHASES } from './public/phases.ts';
import {
  COLUMN_LENGTH,
  COLUMNS,
  DECK,
  HAND,
  isHunterGatherer,
  KINDS,
  MAX_FACE_DOWN,
  MOAI,
  PILE,
  TYPES,
  WOODCUTTER,
} from './public/vocabulary.ts';
import { start, startHand } from './setup.ts';
import {
  CHOOSE,
  HIDE,
  LAY,
  OFFER,
  OVER,
  of,
  ofType,
  pilesEmpty,
  REVEAL,
  SACRIFICE,
  type State,
  SUBSTITUTE,
  sacrificesOf,
  TAKE,
  TURN,
} from './state.ts';

export function audit(state: State): void {
  auditNumbers(state);
  if (state.dealing) auditDeal(state);
  auditColumns(state);
  auditFaceDown(state);
  auditIslandCards(state);
  auditSacrificeCards(state);
  auditHands(state);
  auditPhase(state);
}

/** Nobody wins more wood or glory than this: 45 turns that each pay for all 13 woodcutters and a bonus. */
const MOST_WON = 45 * 14;

function auditNumbers(state: State): void {
  const { seats } = state.setup;
  demandRange(state.phase, 'phase', LAY, OVER);
  demandRange(state.active, 'active', 0, seats - 1);
  demandRange(state.asked, 'asked', 0, seats - 1);
  demandRange(state.dealing, 'dealing', 0, 1);
  demandRange(state.bought, 'bought', 0, 1);
  demandRange(state.toTake, 'toTake', 0, HAND);
  demandRange(state.column, 'column', 0, COLUMNS - 1);
  demandRange(state.due, 'due', 0, 2);
  demandRange(state.discarded, 'discarded', 0, DECK[MOAI]);
  for (let seat = 0; seat < seats; seat++) {
    demandRange(state.wood[seat], `wood[${seat}]`, 0, MOST_WON);
    demandRange(state.glory[seat], `glory[${seat}]`, 0, MOST_WON);
  }
  for (const name of [
    'deck',
    'wood',
    'glory',
    'hand',
    'area',
    'sacrifices',
    'pile',
    'stone',
    'faceDownLimit',
  ] as const) {
    demand(
      state[name].every((count) => count >= 0),
      name,
      'must not be negative',
    );
  }
  for (const name of ['wood', 'glory', 'hand', 'area', 'sacrifices'] as const) {
    const taken = (state[name].length / 4) * seats;
    demand(
      state[name].subarray(taken).every((count) => count === 0),
      name,
      'only the players at the table have any',
    );
  }
}

/** Before the first turn nothing has happened but the laying out. */
function auditDeal(state: State): void {
  const fresh = start(state.setup.seats, state.setup);
  for (const name of ['wood', 'glory', 'hand', 'area', 'sacrifices', 'pile', 'stone'] as const) {
    demand(
      state[name].every((count, i) => count === fresh[name][i]),
      name,
      'is as at the start until the columns are laid out',
    );
  }
  demand(state.active === 0 && state.asked === 0 && state.toTake === 0, 'active', 'nobody has played yet');
  state.height.forEach((height, column) => {
    const full = column < state.column ? COLUMN_LENGTH : 0;
    if (column !== state.column) demand(height === full, `height[${column}]`, 'columns are laid out one by one');
  });
}

function auditColumns(state: State): void {
  const laying = state.phase === LAY;
  state.height.forEach((height, column) => {
    demandRange(height, `height[${column}]`, 0, COLUMN_LENGTH);
    for (let place = 0; place < COLUMN_LENGTH; place++) {
      const filled = state.cards[column * COLUMN_LENGTH + place] >= 0;
      demand(filled === place < height, `cards[${column}][${place}]`, `must ${filled ? 'be empty' : 'hold a card'}`);
    }
    const unfinished = laying && (column === state.column || (state.dealing === 1 && column > state.column));
    if (!unfinished) demand(height > 0, `height[${column}]`, 'an empty column is refilled at once');
  });
  demand(state.dealing === 0 || laying, 'dealing', 'nobody plays before the columns are laid out');
  if (laying) demand(state.height[state.column] < COLUMN_LENGTH, 'column', 'is full already');
  const ended = state.phase === REVEAL || state.phase === OVER;
  demand(ended === (deckSize(state) === 0), 'deck', 'the game ends when it is used up, and not before');
}

function auditFaceDown(state: State): void {
  const built = players(state.setup.seats).reduce((sum, seat) => sum + state.area[of(seat, MOAI)], 0);
  const hiding = state.phase === SACRIFICE || state.phase === HIDE ? 1 : 0;
  demandRange(state.faceDowns, 'faceDowns', 0, Math.max(0, built - hiding));
  demandRange(state.revealed, 'revealed', 0, state.phase === REVEAL || state.phase === OVER ? state.faceDowns : 0);
  for (let card = 0; card < MAX_FACE_DOWN; card++) {
    const laid = card < state.faceDowns;
    demand(state.faceDown[card] >= 0 === laid, `faceDown[${card}]`, `must ${laid ? 'be a card' : 'be empty'}`);
    demandRange(state.faceDownBy[card], `faceDownBy[${card}]`, 0, laid ? state.setup.seats - 1 : 0);
    TYPES.forEach((name, type) => {
      const where = `faceDownLimit[${card}].${name}`;
      if (laid) demandRange(hiddenUpTo(state, card, type), where, 0, state.faceDownLimit[ofType(card, type)]);
      else demandRange(state.faceDownLimit[ofType(card, type)], where, 0, 0);
    });
  }
}

/** How many cards of a type the owner of this face-down card had hidden by then. */
function hiddenUpTo(state: State, card: number, type: number): number {
  let hidden = 0;
  for (let earlier = 0; earlier <= card; earlier++) {
    if (state.faceDownBy[earlier] === state.faceDownBy[card] && state.faceDown[earlier] === type) hidden++;
  }
  return hidden;
}

/** Every island card and every start card is in exactly one place (C1.1, C1.2). */
function auditIslandCards(state: State): void {
  const seats = players(state.setup.seats);
  KINDS.forEach((name, kind) => {
    const all =
      DECK[kind] + seats.reduce((sum, seat) => sum + startHand(seat)[kind] + (kind === WOODCUTTER ? 1 : 0), 0);
    const laid = state.cards.reduce((sum, card) => sum + (card === kind ? 1 : 0), 0);
    const owned = seats.reduce((sum, seat) => sum + state.hand[of(seat, kind)] + state.area[of(seat, kind)], 0);
    const found = state.deck[kind] + laid + owned + (kind === MOAI ? state.discarded : 0);
    demand(found === all, name, `${found} cards on the table, there are ${all}`);
  });
}

/** Every sacrifice card is in exactly one place (C1.3). */
function auditSacrificeCards(state: State): void {
  TYPES.forEach((name, type) => {
    const hidden = state.faceDown.reduce((sum, card) => sum + (card === type ? 1 : 0), 0);
    const owned = players(state.setup.seats).reduce((sum, seat) => sum + state.sacrifices[ofType(seat, type)], 0);
    const found = state.pile[type] + state.stone[type] + hidden + owned;
    demand(found === PILE, `sacrifices of ${name}`, `${found} cards on the table, there are ${PILE}`);
  });
}

function auditHands(state: State): void {
  const ended = state.phase === REVEAL || state.phase === OVER;
  for (const seat of players(state.setup.seats)) {
    const held = KINDS.reduce((sum, _, kind) => sum + state.hand[of(seat, kind)], 0);
    const least = ended && seat === state.active ? 0 : HAND - (seat === state.active ? state.toTake : 0);
    demandRange(held, `hand[${seat}]`, least, HAND - (seat === state.active ? state.toTake : 0));
  }
}

function auditPhase(state: State): void {
  const { phase, active, asked } = state;
  const owns = sacrificesOf(state, asked) > 0;
  const playing = phase === SACRIFICE || phase === HIDE || phase === OFFER || phase === TAKE;
  demand(state.toTake > 0 || !playing, 'toTake', 'the active player played and has cards to take');
  demand(state.toTake === 0 || playing || phase === LAY, 'toTake', 'nobody takes cards in this phase');
  if (phase === LAY) demand(asked === active, 'asked', 'is not asked while cards are laid');
  if (phase === TURN || playing)
    demand((asked === active) !== (phase === SACRIFICE), 'asked', `is not asked to ${PHASES[phase]}`);
  if (phase === SACRIFICE || phase === HIDE) demand(owns, 'asked', 'has no sacrifice card to lay');
  if (phase === OFFER || phase === SUBSTITUTE) demand(!pilesEmpty(state), 'pile', 'all piles are empty');
  if (phase === CHOOSE) {
    demand(state.area[of(asked, MOAI)] > 0, 'asked', 'has no moai to be paid for');
    demand(frontOf(state, state.column) === MOAI, 'column', 'its front is no moai');
  }
  if (phase === REVEAL)
    demand(
      state.revealed < state.faceDowns && asked === state.faceDownBy[state.revealed],
      'asked',
      'has no card to reveal',
    );
  demand(state.due > 0 === (phase === SUBSTITUTE), 'due', 'is for cards of empty piles only');
  if (phase === SUBSTITUTE) {
    const scored = frontOf(state, state.column);
    demand(
      isHunterGatherer(scored) && state.pile[scored] === 0,
      'column',
      'its front is no hunter-gatherer of an empty pile',
    );
  }
}
