import {
  expectArray,
  expectInteger,
  expectKeys,
  expectString,
  type Game,
  isSeed,
  Malformed,
  type Ply,
  type Position,
  type Seat,
  type Seed,
} from '@ahu/core';

/** A position of a real game in which one move, or a few equal ones, are clearly best. */
export interface Exercise {
  readonly id: string;
  readonly seats: number;
  /** The seed of its match, which its dice and cards follow from. */
  readonly seed: Seed;
  /** What led there, packed. */
  readonly log: string;
  readonly seat: Seat;
  /** The moves that are right, in the game's notation, the best one first. */
  readonly best: readonly string[];
  /** The kind of act that is best. */
  readonly kind: string;
  /** How much of the chance to win any other move costs, at the least. */
  readonly gap: number;
  /** How much the right moves promise at first sight: low for what is hard to find. */
  readonly promise: number;
}

/** The exercises of a game as they are shipped, and how they were made. */
export interface ExerciseFile {
  readonly game: string;
  readonly rulesVersion: number;
  readonly made: Readonly<Record<string, string | number>>;
  readonly exercises: readonly Exercise[];
}

const MOVE_BITS = 12;

/** A log in two bytes a ply, in base 64. */
export function packLog(log: readonly Ply[]): string {
  const bytes = log.flatMap(({ seat, move }) => {
    const packed = (seat << MOVE_BITS) | move;
    return [packed >> 8, packed & 0xff];
  });
  return btoa(String.fromCharCode(...bytes));
}

export function unpackLog(text: string): Ply[] {
  const bytes = Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return Array.from({ length: bytes.length >> 1 }, (_, i) => {
    const packed = (bytes[2 * i] << 8) | bytes[2 * i + 1];
    return { seat: packed >> MOVE_BITS, move: packed & ((1 << MOVE_BITS) - 1) };
  });
}

/** The position of an exercise; throws `Malformed` if its log breaks the rules. */
export function positionOf(game: Game, { id, seats, log }: Exercise): Position {
  const state = game.start(seats, game.readOptions({}));
  for (const [ply, { seat, move }] of unpackLog(log).entries()) {
    const rule = game.breaks(state, seat, move);
    if (rule !== undefined) throw new Malformed(`${id}.log[${ply}]`, `breaks ${rule}`);
    game.play(state, seat, move);
  }
  return state;
}

const FIELDS = [
  'id',
  'seats',
  'seed',
  'log',
  'seat',
  'best',
  'kind',
  'gap',
  'promise',
] as const satisfies (keyof Exercise)[];

/** Reads exercises from anywhere, and looks whether they are for these rules. */
export function readExercises(json: unknown, game: Game): readonly Exercise[] {
  const file = expectKeys(json, '', ['game', 'rulesVersion', 'made', 'exercises']);
  if (file.game !== game.id || file.rulesVersion !== game.rulesVersion) {
    throw new Malformed('game', `expected ${game.id} by version ${game.rulesVersion} of its rules`);
  }
  return expectArray(file.exercises, 'exercises').map((each, i) => {
    const where = `exercises[${i}]`;
    const exercise = expectKeys(each, where, FIELDS);
    expectString(exercise.log, `${where}.log`);
    if (!isSeed(exercise.seed)) throw new Malformed(`${where}.seed`, 'expected 64 hexadecimal digits');
    expectInteger(exercise.seats, `${where}.seats`, game.seats[0], game.seats[game.seats.length - 1]);
    for (const text of expectArray(exercise.best, `${where}.best`)) {
      if (game.read(expectString(text, `${where}.best`)) === undefined) throw new Malformed(`${where}.best`, 'no move');
    }
    return exercise as unknown as Exercise;
  });
}
