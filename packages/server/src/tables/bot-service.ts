import { createHmac } from 'node:crypto';
import { legalMoves, type Seat } from '@ahu/core';
import type { LiveTable } from './live-table.ts';

/** A position that a bot shall play in, with all that it may know of it. */
export interface BotRequest {
  readonly table: string;
  /** The person whom it is answered for; without one there is nobody who waits. */
  readonly client: string | undefined;
  readonly game: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: string;
  readonly view: unknown;
  readonly moves: readonly number[];
  readonly seed: string;
}

/** Plays for a seat: answers with a notation, unless the signal comes first. */
export interface BotService {
  choose(question: BotRequest, signal: AbortSignal): Promise<string>;
}

/** Too much is waiting: ask again later. */
export class BotQueueFull extends Error {
  constructor() {
    super('too many positions wait for a bot');
    this.name = 'BotQueueFull';
  }
}

/** The seed of a bot's choice after event `seq`; it cannot be predicted without the secret of the table. */
export const botSeed = (secret: string, seq: number, seat: Seat): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`${seq} ${seat}`).digest('hex');

export function botRequestOf(table: LiveTable, seat: Seat, level: string): BotRequest {
  const { match, row, head, client } = table;
  const { game, state } = match;
  return {
    table: row.id,
    client,
    game: game.id,
    seats: match.seats.length,
    seat,
    level,
    view: game.view(state, seat),
    moves: legalMoves(game, state, seat),
    seed: botSeed(row.botSecret, head, seat),
  };
}
