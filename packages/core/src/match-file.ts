import { isSeed } from './fair-chance.ts';
import type { Game } from './game.ts';
import { expectArray, expectInteger, expectKeys, expectOneOf, expectString, Malformed, within } from './malformed.ts';
import { Match, type MatchEnd, type Sitter } from './match.ts';
import { IllegalMove, readMove, UnreadableMove } from './referee.ts';
import { CHANCE, type Seat, writeSeat } from './seats.ts';
import { versionsOf } from './versions.ts';

/** A match as a JSON document; docs/match-file.schema.json describes it. */
export interface MatchFile {
  readonly format: 'ahu-match';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly Sitter[];
  readonly options: unknown;
  readonly seed: string;
  /** Seat and notation; the seat of chance is "chance". */
  readonly log: readonly (readonly [number | string, string])[];
  /** Only where the rules alone did not decide. */
  readonly end?: MatchEnd;
  /** Only where more was taken back than the rules of the table allow. */
  readonly practice?: true;
}

/**
 * A match as a document that `readMatch` reads.
 * @example
 * const seats = [{ name: 'Hina' }, { name: 'Tama' }];
 * const match = new Match(nim, { seats, options: {}, seed: seedFrom(7), log: [{ seat: 0, move: 2 }] });
 * writeMatch(match).log; // [[0, 'take 3']]
 */
export function writeMatch(match: Match): MatchFile {
  const { game, seats, options, seed, log, end, practice } = match;
  return {
    format: 'ahu-match',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options,
    seed,
    log: log.map(({ seat, move }) => [writeSeat(seat), game.write(move)]),
    ...(end && { end }),
    ...(practice && { practice }),
  };
}

/**
 * Reads a match file from anywhere: checks its shape, replays its log by the rules and checks every move of chance
 * against the seed. Throws `Malformed`, with the place of the fault.
 * @example
 * const seats = [{ name: 'Hina' }, { name: 'Tama' }];
 * const file = writeMatch(new Match(nim, { seats, options: {}, seed: seedFrom(7), log: [{ seat: 0, move: 2 }] }));
 * readMatch(JSON.parse(JSON.stringify(file)), [nim]).state.heap; // 7
 */
export function readMatch(json: unknown, games: readonly Game[]): Match {
  const keys = ['format', 'version', 'game', 'rulesVersion', 'seats', 'options', 'seed', 'log'];
  const file = expectKeys(json, '', keys, ['end', 'practice']);
  expectOneOf(file.format, 'format', ['ahu-match']);
  expectOneOf(file.version, 'version', [1]);
  const id = expectOneOf(
    file.game,
    'game',
    games.map((game) => game.id),
  );
  const versions = versionsOf(games.find((each) => each.id === id) as Game);
  const version = expectOneOf(
    file.rulesVersion,
    'rulesVersion',
    versions.map(({ rulesVersion }) => rulesVersion),
  );
  const game = versions.find(({ rulesVersion }) => rulesVersion === version) as Game;
  if (!isSeed(file.seed)) throw new Malformed('seed', 'expected 64 hexadecimal digits');
  const seats = readSitters(file.seats, game);
  const match = new Match(game, {
    seats,
    options: atDoor('options', () => game.readOptions(file.options)),
    seed: file.seed,
    log: [],
    ...(file.end !== undefined && { end: readEnd(file.end, seats.length) }),
    ...(file.practice !== undefined && { practice: expectOneOf(file.practice, 'practice', [true]) }),
  });
  expectArray(file.log, 'log').forEach((entry, i) => {
    replay(match, entry, within('log', i));
  });
  return match;
}

function readSitters(json: unknown, game: Game): Sitter[] {
  const list = expectArray(json, 'seats');
  if (!game.seats.includes(list.length)) {
    throw new Malformed('seats', `${game.id} is for ${game.seats.join(', ')} players, not ${list.length}`);
  }
  return list.map((entry, i) => {
    const where = within('seats', i);
    const { name, bot } = expectKeys(entry, where, ['name'], ['bot']);
    return {
      name: readName(name, within(where, 'name')),
      ...(bot !== undefined && { bot: expectString(bot, within(where, 'bot')) }),
    };
  });
}

function readEnd(json: unknown, seats: number): MatchEnd {
  const { kind, winners } = expectKeys(json, 'end', ['kind', 'winners']);
  const where = within('end', 'winners');
  return {
    kind: expectOneOf(kind, within('end', 'kind'), ['agreed', 'conceded'] as const),
    winners: expectArray(winners, where).map((seat, i) => expectInteger(seat, within(where, i), 0, seats - 1)),
  };
}

/** A name can be shown on one line. */
function readName(json: unknown, where: string): string {
  const name = expectString(json, where);
  if (/^[^\p{C}]{1,60}$/u.test(name) && name.trim() !== '') return name;
  throw new Malformed(where, 'expected a name of 1 to 60 letters');
}

function replay(match: Match, entry: unknown, where: string): void {
  const pair = expectArray(entry, where);
  if (pair.length !== 2) throw new Malformed(where, 'expected a seat and a move');
  const seat: Seat =
    pair[0] === 'chance' ? CHANCE : expectInteger(pair[0], within(where, 0), 0, match.seats.length - 1);
  const text = expectString(pair[1], within(where, 1));
  try {
    const move = readMove(match.game, text);
    const drawn = seat === CHANCE ? match.chanceMove() : undefined;
    match.play(seat, move);
    if (drawn !== undefined && drawn !== move) {
      throw new Malformed(where, `"${text}" does not follow from the seed, which gives "${match.game.write(drawn)}"`);
    }
  } catch (error) {
    if (error instanceof IllegalMove || error instanceof UnreadableMove) throw new Malformed(where, error.message);
    throw error;
  }
}

/** Reads an embedded document; a fault in it is thrown with its path in the whole file. */
function atDoor<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) throw new Malformed(error.where ? within(where, error.where) : where, error.why);
    throw error;
  }
}
