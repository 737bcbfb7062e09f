import * as v from 'valibot';
import { type Parsed, parserOf } from './parsing.ts';
import { CommandId, Id, Notation, PROTOCOL, Seq } from './parts.ts';
import { Words } from './text.ts';

/** Everything that a client can say over the socket. */
export const ClientMessage = v.variant('kind', [
  /** The first one. With `setup` the client keeps what never changes at a table, and is told it once. */
  v.strictObject({
    kind: v.literal('hello'),
    version: v.literal(PROTOCOL),
    setup: v.optional(v.literal('once')),
  }),
  /** Shows a table from now on; `seq` is the number of the last frame that the client has, 0 if it has none. */
  v.strictObject({ kind: v.literal('watch'), table: Id, seq: Seq }),
  v.strictObject({ kind: v.literal('unwatch'), table: Id }),
  /** Plays a move in the position of frame `seq`. */
  v.strictObject({ kind: v.literal('move'), table: Id, command: CommandId, seq: Seq, notation: Notation }),
  /** Takes one's last ply back, if nobody answered and nothing was shown. */
  v.strictObject({ kind: v.literal('takeBack'), table: Id, command: CommandId, seq: Seq }),
  /** The person takes their seat back from the bot that stands in. */
  v.strictObject({ kind: v.literal('return'), table: Id, command: CommandId }),
  /** Gives up for good. */
  v.strictObject({ kind: v.literal('concede'), table: Id, command: CommandId }),
  /** Wants to end the game without a winner, in the position of frame `seq`; or does not want to. */
  v.strictObject({ kind: v.literal('offerEnd'), table: Id, command: CommandId, seq: Seq }),
  v.strictObject({ kind: v.literal('declineEnd'), table: Id, command: CommandId }),
  v.strictObject({
    kind: v.literal('chat'),
    table: Id,
    text: Words(1, 500),
  }),
  v.strictObject({ kind: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** The door for what comes in over a socket. */
export const parseClientMessage: (text: string) => Parsed<ClientMessage> = parserOf(ClientMessage);
