import * as v from 'valibot';
import { Clock, GameId, Level, Name, Password, Seat } from './parts.ts';

/** The bodies of requests, by what is asked. */
export const GuestBody = v.strictObject({ name: Name });
export const PasswordBody = v.strictObject({ password: Password });
export const SignInBody = v.strictObject({ name: Name, password: Password });

const Sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('bot'), level: Level }),
]);

export const TableBody = v.strictObject({
  game: GameId,
  seats: v.pipe(v.array(Sitter), v.minLength(2), v.maxLength(5)),
  options: v.record(v.string(), v.unknown()),
  clock: Clock,
  /** In the lobby for everybody, or for those who have the link. */
  open: v.boolean(),
});
export type TableBody = v.InferOutput<typeof TableBody>;

export const SitBody = v.strictObject({ seat: Seat });
export const BotBody = v.strictObject({ seat: Seat, level: Level });

export interface Me {
  readonly id: string;
  readonly name: string;
  /** Has a password or a passkey, and can sign in elsewhere. */
  readonly kept: boolean;
}

export interface SeatInfo {
  readonly name: string;
  readonly person?: string;
  readonly bot?: string;
  /** A bot plays for them since their time ran out. */
  readonly away?: boolean;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly clock: Clock;
  readonly open: boolean;
  readonly owner: string;
  readonly status: 'open' | 'playing' | 'over';
  /** Null where nobody sits yet. */
  readonly seats: readonly (SeatInfo | null)[];
  /** Published before the first move; the seed itself when all is over. */
  readonly seedHash: string;
  readonly seed?: string;
  readonly changed: number;
}

export interface Lobby {
  readonly mine: readonly (TableInfo & { readonly myTurn: boolean })[];
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly ratings: readonly { readonly game: string; readonly rating: number; readonly games: number }[];
  readonly finished: readonly TableInfo[];
}
