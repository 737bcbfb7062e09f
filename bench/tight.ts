/**
 * The card game as tight as plain code gets: one Int16Array in one module, offsets for fields, no contract, no rule
 * ids, no notation and nothing kept for views. The yardstick for what the engine's clean code costs. One long file,
 * because V8 folds a module's own constants into its code and loads imported ones at every use.
 *
 * It asks its `Random` the same questions in the same order as a playout through the contract, so that the same
 * seed is the same game.
 */
import type { Random } from '@ahu/core';
import type { Playout } from './playout.ts';

const TYPES = 4;
const KINDS = 7;
const WOODCUTTER = 4;
const PRIEST = 5;
const MOAI = 6;
const COLUMNS = 4;
const COLUMN_LENGTH = 4;

const TURN = 0;
const SACRIFICE = 1;
const HIDE = 2;
const OFFER = 3;
const TAKE = 4;
const CHOOSE = 5;
const SUBSTITUTE = 6;
const REVEAL = 7;
const OVER = 8;

// Where the fields lie. Rows of kinds are eight cells wide, so that a row is a shift away.
const SEATS = 0;
const PHASE = 1;
const ACTIVE = 2;
const ASKED = 3;
const BOUGHT = 4;
const TO_TAKE = 5;
const COLUMN = 6;
const DUE = 7;
const DECK_LEFT = 8;
const PILES_LEFT = 9;
const FACE_DOWNS = 10;
const REVEALED = 11;
const DECK = 12;
const HEIGHT = DECK + KINDS;
const CARDS = HEIGHT + COLUMNS;
const WOOD = CARDS + COLUMNS * COLUMN_LENGTH;
const GLORY = WOOD + 4;
const HAND = GLORY + 4;
const AREA = HAND + 4 * 8;
const SACRIFICES = AREA + 4 * 8;
const PILE = SACRIFICES + 4 * TYPES;
const STONE = PILE + TYPES;
const FACE_DOWN = STONE + TYPES;
const FACE_DOWN_BY = FACE_DOWN + 9;
const SIZE = FACE_DOWN_BY + 9;

// Moves of a turn; in every other phase a move is its argument.
const GATHER = 4;
const PLAY = 16;
const DISCARD = 19;

const s = new Int16Array(SIZE);
const out = new Uint8Array(20);

/** By number of seats: the table before the first card is laid. */
const OPENINGS = [2, 3, 4].reduce<Int16Array[]>((all, seats) => {
  all[seats] = opening(seats);
  return all;
}, []);

function opening(seats: number): Int16Array {
  const cells = new Int16Array(SIZE);
  cells[SEATS] = seats;
  cells[DECK_LEFT] = 50;
  cells[PILES_LEFT] = TYPES * (25 - seats);
  cells.set([5, 5, 5, 5, 12, 9, 9], DECK);
  cells.fill(25 - seats, PILE, PILE + TYPES);
  for (let seat = 0; seat < seats; seat++) {
    cells[WOOD + seat] = 2 + seat;
    cells[AREA + seat * 8 + WOODCUTTER] = 1;
    for (let type = 0; type < TYPES; type++) {
      cells[HAND + seat * 8 + type] = type === seat ? 0 : 1;
      cells[SACRIFICES + seat * TYPES + type] = 1;
    }
  }
  return cells;
}

const nextSeat = (seat: number): number => (seat + 1 === s[SEATS] ? 0 : seat + 1);

const front = (column: number): number => s[CARDS + column * COLUMN_LENGTH + s[HEIGHT + column] - 1];

const hasSacrifice = (seat: number): boolean => {
  const row = SACRIFICES + seat * TYPES;
  return s[row] + s[row + 1] + s[row + 2] + s[row + 3] > 0;
};

function layColumn(column: number, random: Random): void {
  const cards = CARDS + column * COLUMN_LENGTH;
  let height = 0;
  while (height < COLUMN_LENGTH && s[DECK_LEFT] > 0) {
    let rest = random.below(s[DECK_LEFT]--) - s[DECK];
    let kind = 0;
    while (rest >= 0) rest -= s[DECK + ++kind];
    s[DECK + kind]--;
    s[cards + height++] = kind;
  }
  s[HEIGHT + column] = height;
}

function startTurn(seat: number): void {
  s[PHASE] = TURN;
  s[ACTIVE] = seat;
  s[ASKED] = seat;
  s[BOUGHT] = 0;
}

/** Writes the legal moves into `out`. */
function moves(): number {
  const seat = s[ASKED];
  switch (s[PHASE]) {
    case TURN:
      return turnMoves(seat);
    case SACRIFICE:
    case HIDE:
      return typesAt(SACRIFICES + seat * TYPES);
    case OFFER:
    case SUBSTITUTE:
      return typesAt(PILE);
    case TAKE:
      return typesAt(HEIGHT); // as many columns as types
    case CHOOSE:
      out[0] = 0;
      out[1] = 1;
      return 2;
    default:
      out[0] = s[FACE_DOWN + s[REVEALED]];
      return 1;
  }
}

function typesAt(row: number): number {
  let count = 0;
  for (let type = 0; type < TYPES; type++) if (s[row + type] > 0) out[count++] = type;
  return count;
}

function turnMoves(seat: number): number {
  const wood = s[WOOD + seat];
  const hand = HAND + seat * 8;
  const area = AREA + seat * 8;
  let count = 0;
  if (!s[BOUGHT]) {
    for (let type = 0; type < TYPES; type++) {
      if (s[PILE + type] > 0 && wood >= 5 - s[area + type]) out[count++] = type;
    }
  }
  for (let copies = 1; copies <= 3 && wood >= copies - 1; copies++) {
    const first = GATHER + (copies - 1) * TYPES;
    for (let type = 0; type < TYPES; type++) if (s[hand + type] >= copies) out[count++] = first + type;
  }
  if (s[hand + WOODCUTTER] > 0) out[count++] = PLAY;
  if (s[hand + PRIEST] > 0) out[count++] = PLAY + 1;
  if (s[hand + MOAI] > 0 && wood >= 7) out[count++] = PLAY + 2;
  if (s[hand + MOAI] === 3 && wood < 7) out[count++] = DISCARD;
  return count;
}

function play(move: number, random: Random): void {
  const seat = s[ASKED];
  switch (s[PHASE]) {
    case TURN:
      return playTurn(seat, move);
    case SACRIFICE:
      s[SACRIFICES + seat * TYPES + move]--;
      s[STONE + move]++;
      return askForSacrifice(seat);
    case HIDE:
      s[SACRIFICES + seat * TYPES + move]--;
      s[FACE_DOWN_BY + s[FACE_DOWNS]] = seat;
      s[FACE_DOWN + s[FACE_DOWNS]++] = move;
      s[PHASE] = s[PILES_LEFT] > 0 ? OFFER : TAKE;
      return;
    case OFFER:
      s[PILE + move]--;
      s[PILES_LEFT]--;
      s[STONE + move]++;
      s[PHASE] = TAKE;
      return;
    case TAKE:
      return take(seat, move, random);
    case CHOOSE:
      s[(move === 0 ? GLORY : WOOD) + seat] += payFor(seat, MOAI);
      return nextSeat(seat) === s[ACTIVE] ? endTurn() : askForMoai(nextSeat(seat));
    case SUBSTITUTE:
      return substitute(seat, move);
    default:
      s[REVEALED]++;
      return revealNext();
  }
}

function playTurn(seat: number, move: number): void {
  if (move < GATHER) {
    s[WOOD + seat] -= Math.max(0, 5 - s[AREA + seat * 8 + move]);
    s[PILE + move]--;
    s[PILES_LEFT]--;
    s[SACRIFICES + seat * TYPES + move]++;
    s[BOUGHT] = 1;
  } else if (move < PLAY) {
    const copies = (move - GATHER) >> 2;
    s[WOOD + seat] -= copies;
    layDown(seat, (move - GATHER) & 3, copies + 1);
  } else if (move < DISCARD) {
    layDown(seat, move - PLAY + WOODCUTTER, 1);
    if (move !== PLAY + 2) return;
    s[WOOD + seat] -= 7;
    askForSacrifice(seat);
  } else {
    s[HAND + seat * 8 + MOAI]--;
    s[TO_TAKE] = 1;
    s[PHASE] = TAKE;
  }
}

function layDown(seat: number, kind: number, copies: number): void {
  s[HAND + seat * 8 + kind] -= copies;
  s[AREA + seat * 8 + kind] += copies;
  s[TO_TAKE] = copies;
  s[PHASE] = TAKE;
}

function askForSacrifice(last: number): void {
  const active = s[ACTIVE];
  let seat = nextSeat(last);
  while (seat !== active && !hasSacrifice(seat)) seat = nextSeat(seat);
  s[ASKED] = seat;
  if (seat !== active) s[PHASE] = SACRIFICE;
  else if (hasSacrifice(seat)) s[PHASE] = HIDE;
  else s[PHASE] = s[PILES_LEFT] > 0 ? OFFER : TAKE;
}

function take(seat: number, column: number, random: Random): void {
  s[HAND + seat * 8 + front(column)]++;
  s[COLUMN] = column;
  s[TO_TAKE]--;
  if (--s[HEIGHT + column] === 0) {
    layColumn(column, random);
    if (s[DECK_LEFT] === 0) return revealNext();
  }
  if (s[TO_TAKE] === 0) score(front(column));
}

function revealNext(): void {
  const card = s[REVEALED];
  s[PHASE] = card < s[FACE_DOWNS] ? REVEAL : OVER;
  s[ASKED] = card < s[FACE_DOWNS] ? s[FACE_DOWN_BY + card] : s[ACTIVE];
}

function score(kind: number): void {
  if (kind === MOAI) return askForMoai(s[ACTIVE]);
  if (kind < TYPES) return giveSacrifices(kind, s[ACTIVE]);
  const paid = kind === PRIEST ? GLORY : WOOD;
  for (let seat = 0; seat < s[SEATS]; seat++) s[paid + seat] += payFor(seat, kind);
  endTurn();
}

function endTurn(): void {
  startTurn(nextSeat(s[ACTIVE]));
}

function payFor(seat: number, kind: number): number {
  const own = s[AREA + seat * 8 + kind];
  return own + bonus(seat, kind, own);
}

function bonus(seat: number, kind: number, own: number): number {
  if (own < 2) return 0;
  for (let other = 0; other < s[SEATS]; other++) {
    if (other !== seat && s[AREA + other * 8 + kind] >= own) return 0;
  }
  return 1;
}

function askForMoai(from: number): void {
  let seat = from;
  do {
    if (s[AREA + seat * 8 + MOAI] > 0) {
      s[PHASE] = CHOOSE;
      s[ASKED] = seat;
      return;
    }
    seat = nextSeat(seat);
  } while (seat !== s[ACTIVE]);
  endTurn();
}

function giveSacrifices(type: number, from: number): void {
  let seat = from;
  do {
    const own = s[AREA + seat * 8 + type];
    const due = own === 0 ? 0 : 1 + bonus(seat, type, own);
    const given = Math.min(due, s[PILE + type]);
    s[PILE + type] -= given;
    s[PILES_LEFT] -= given;
    s[SACRIFICES + seat * TYPES + type] += given;
    if (given < due && s[PILES_LEFT] > 0) {
      s[PHASE] = SUBSTITUTE;
      s[ASKED] = seat;
      s[DUE] = due - given;
      return;
    }
    seat = nextSeat(seat);
  } while (seat !== s[ACTIVE]);
  endTurn();
}

function substitute(seat: number, type: number): void {
  s[PILE + type]--;
  s[PILES_LEFT]--;
  s[SACRIFICES + seat * TYPES + type]++;
  if (--s[DUE] > 0 && s[PILES_LEFT] > 0) return;
  if (nextSeat(seat) === s[ACTIVE]) endTurn();
  else giveSacrifices(front(s[COLUMN]), nextSeat(seat));
}

/** A card of this type is worth 3, less one for each higher count on the stone. */
function sacrificeValue(type: number): number {
  const own = s[STONE + type];
  let value = 3;
  for (let other = 0; other < TYPES; other++) {
    const count = s[STONE + other];
    let counted = count <= own;
    for (let before = 0; before < other && !counted; before++) counted = s[STONE + before] === count;
    if (!counted) value--;
  }
  return value;
}

function finalScores(): number[] {
  for (let card = 0; card < s[FACE_DOWNS]; card++) s[STONE + s[FACE_DOWN + card]]++;
  const stoneEmpty = s[STONE] + s[STONE + 1] + s[STONE + 2] + s[STONE + 3] === 0;
  const scores: number[] = [];
  for (let seat = 0; seat < s[SEATS]; seat++) {
    let score = s[GLORY + seat] + 4 * s[AREA + seat * 8 + MOAI] + Math.floor(s[WOOD + seat] / 5);
    for (let type = 0; type < TYPES && !stoneEmpty; type++) {
      score += sacrificeValue(type) * s[SACRIFICES + seat * TYPES + type];
    }
    scores.push(score);
  }
  return scores;
}

export function tightPlayout(seats: number): Playout {
  return (random) => {
    s.set(OPENINGS[seats]);
    for (let column = 0; column < COLUMNS; column++) layColumn(column, random);
    startTurn(0);
    let decisions = 0;
    for (; s[PHASE] !== OVER; decisions++) play(out[random.below(moves())], random);
    return { decisions, scores: finalScores() };
  };
}
