/** Of a position at most this many moves are learnt, the most promising ones. */
export const MOST_MOVES = 32;
const NO_MOVE = 0xffff;
/** Features and shares are kept as integers of 16 bits: half the memory, and exact enough. */
const FEATURE_STEPS = 4096;
const SHARE_STEPS = 0xffff;

/** Positions with what they turned out to be worth to each seat, and how much the expert thought of each move. */
export class Lessons {
  readonly inputs: number;
  readonly seats: number;
  readonly capacity: number;
  readonly features: Int16Array;
  readonly values: Float32Array;
  readonly moves: Uint16Array;
  readonly shares: Uint16Array;
  readonly hints: Uint16Array;
  /** How many there are, and where the next one goes. */
  stored = 0;
  next = 0;

  constructor(inputs: number, seats: number, capacity: number) {
    this.inputs = inputs;
    this.seats = seats;
    this.capacity = capacity;
    this.features = new Int16Array(capacity * inputs);
    this.values = new Float32Array(capacity * seats);
    this.moves = new Uint16Array(capacity * MOST_MOVES);
    this.shares = new Uint16Array(capacity * MOST_MOVES);
    this.hints = new Uint16Array(capacity * MOST_MOVES);
  }

  /** Writes over the oldest when it is full; returns its row. */
  add(features: Float32Array): number {
    const row = this.next;
    const from = row * this.inputs;
    for (let i = 0; i < this.inputs; i++) {
      this.features[from + i] = Math.max(-0x7fff, Math.min(0x7fff, Math.round(features[i] * FEATURE_STEPS)));
    }
    this.moves.fill(NO_MOVE, row * MOST_MOVES, (row + 1) * MOST_MOVES);
    this.next = (row + 1) % this.capacity;
    this.stored = Math.max(this.stored, row + 1);
    return row;
  }

  setMove(row: number, i: number, move: number, share: number, hint: number): void {
    this.moves[row * MOST_MOVES + i] = move;
    this.shares[row * MOST_MOVES + i] = Math.round(share * SHARE_STEPS);
    this.hints[row * MOST_MOVES + i] = Math.round(hint * SHARE_STEPS);
  }

  /** Takes over all lessons of another collection. */
  addAll(other: Lessons): void {
    for (let row = 0; row < other.stored; row++) {
      copyRow(other.features, this.features, row, this.next, this.inputs);
      copyRow(other.values, this.values, row, this.next, this.seats);
      copyRow(other.moves, this.moves, row, this.next, MOST_MOVES);
      copyRow(other.shares, this.shares, row, this.next, MOST_MOVES);
      copyRow(other.hints, this.hints, row, this.next, MOST_MOVES);
      this.stored = Math.max(this.stored, this.next + 1);
      this.next = (this.next + 1) % this.capacity;
    }
  }

  feature(row: number, i: number): number {
    return this.features[row * this.inputs + i] / FEATURE_STEPS;
  }

  moveCount(row: number): number {
    let count = 0;
    while (count < MOST_MOVES && this.moves[row * MOST_MOVES + count] !== NO_MOVE) count++;
    return count;
  }

  move(row: number, i: number): number {
    return this.moves[row * MOST_MOVES + i];
  }

  share(row: number, i: number): number {
    return this.shares[row * MOST_MOVES + i] / SHARE_STEPS;
  }

  hint(row: number, i: number): number {
    return this.hints[row * MOST_MOVES + i] / SHARE_STEPS;
  }
}

function copyRow<Buffer extends Int16Array | Uint16Array | Float32Array>(
  from: Buffer,
  to: Buffer,
  fromRow: number,
  toRow: number,
  width: number,
): void {
  to.set(from.subarray(fromRow * width, (fromRow + 1) * width), toRow * width);
}

/** What goes from thread to thread, and into a file. */
export type PackedLessons = Pick<
  Lessons,
  'inputs' | 'seats' | 'capacity' | 'features' | 'values' | 'moves' | 'shares' | 'hints' | 'stored' | 'next'
>;

export function pack(lessons: Lessons): PackedLessons {
  const { inputs, seats, stored, next, capacity } = lessons;
  return {
    inputs,
    seats,
    capacity,
    stored,
    next,
    features: lessons.features.slice(0, stored * inputs),
    values: lessons.values.slice(0, stored * seats),
    moves: lessons.moves.slice(0, stored * MOST_MOVES),
    shares: lessons.shares.slice(0, stored * MOST_MOVES),
    hints: lessons.hints.slice(0, stored * MOST_MOVES),
  };
}

export function unpack(packed: PackedLessons): Lessons {
  const lessons = new Lessons(packed.inputs, packed.seats, packed.capacity);
  lessons.features.set(packed.features);
  lessons.values.set(packed.values);
  lessons.moves.set(packed.moves);
  lessons.shares.set(packed.shares);
  lessons.hints.set(packed.hints);
  lessons.stored = packed.stored;
  lessons.next = packed.next;
  return lessons;
}
