/** The messages between Ahu and a bot in a process of its own, one JSON object a line (docs/bot-protocol.md). */
import { expectInteger, expectObject, expectOneOf, expectString, Malformed, type Seat } from '@ahu/core';

export const PROTOCOL = 1;

/** What a bot is told. */
export type ToBot =
  | { readonly type: 'hello'; readonly protocol: number }
  | {
      readonly type: 'game';
      readonly game: string;
      readonly seats: number;
      readonly seat: Seat;
      readonly options: unknown;
      readonly seed: string;
    }
  /** A ply as the bot's seat sees it: without a move if it is hidden from it. */
  | { readonly type: 'saw'; readonly seat: Seat; readonly move?: string }
  | {
      readonly type: 'choose';
      readonly id: number;
      readonly view: unknown;
      readonly moves: readonly string[];
      /** How long to think: a number of iterations, or of milliseconds; without either, as long as it likes. */
      readonly iterations?: number;
      readonly milliseconds?: number;
    }
  | { readonly type: 'bye' };

/** What a bot answers: to `hello` its name, to `game` that it is ready, to `choose` a move. */
export type FromBot =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string }
  | { readonly type: 'ready' }
  | { readonly type: 'move'; readonly id: number; readonly move: string }
  | { readonly type: 'error'; readonly message: string };

const LARGEST = 1_000_000_000;

/** A line as an object; what it says is checked by those who expect it. */
function parse(line: string): Record<string, unknown> {
  try {
    return expectObject(JSON.parse(line), '');
  } catch (error) {
    throw new Malformed('', `"${line.slice(0, 80)}" is not a JSON object: ${(error as Error).message}`);
  }
}

/** The door for what bots say. */
export function readFromBot(line: string): FromBot {
  const message = parse(line);
  const type = expectOneOf(message.type, 'type', ['hello', 'ready', 'move', 'error'] as const);
  switch (type) {
    case 'hello':
      return {
        type,
        protocol: expectInteger(message.protocol, 'protocol', PROTOCOL, PROTOCOL),
        name: expectString(message.name, 'name'),
      };
    case 'ready':
      return { type };
    case 'move':
      return { type, id: expectInteger(message.id, 'id', 0, LARGEST), move: expectString(message.move, 'move') };
    case 'error':
      return { type, message: expectString(message.message, 'message') };
  }
}

/** The door for what `ahu bot` is told. */
export function readToBot(line: string): ToBot {
  const message = parse(line);
  const type = expectOneOf(message.type, 'type', ['hello', 'game', 'saw', 'choose', 'bye'] as const);
  switch (type) {
    case 'hello':
      return { type, protocol: expectInteger(message.protocol, 'protocol', PROTOCOL, PROTOCOL) };
    case 'game':
      return {
        type,
        game: expectString(message.game, 'game'),
        seats: expectInteger(message.seats, 'seats', 1, 8),
        seat: expectInteger(message.seat, 'seat', 0, 8),
        options: message.options,
        seed: expectString(message.seed, 'seed'),
      };
    case 'saw': {
      const seat = expectInteger(message.seat, 'seat', 0, 8);
      return message.move === undefined ? { type, seat } : { type, seat, move: expectString(message.move, 'move') };
    }
    case 'choose':
      return {
        type,
        id: expectInteger(message.id, 'id', 0, LARGEST),
        view: message.view,
        moves: readMoves(message.moves),
        ...limit('iterations', message.iterations),
        ...limit('milliseconds', message.milliseconds),
      };
    case 'bye':
      return { type };
  }
}

const limit = (name: string, value: unknown): object =>
  value === undefined ? {} : { [name]: expectInteger(value, name, 1, LARGEST) };

function readMoves(moves: unknown): string[] {
  if (!Array.isArray(moves) || moves.length === 0) throw new Malformed('moves', 'expected a list of moves');
  return moves.map((move, i) => expectString(move, `moves.${i}`));
}
