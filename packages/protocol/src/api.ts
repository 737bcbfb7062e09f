import type { Step } from '@ahu/table';
import * as v from 'valibot';
import { REPORT_REASONS } from './constants.ts';
import { Clock, GameId, Id, LanguageTag, Level, Password, Seat } from './parts.ts';
import { Name, Words } from './text.ts';

/** The bodies of requests, by what is asked. */
export const GuestBody = v.strictObject({ name: Name });
/** A password that is to be checked: up to 200 letters, also fewer than a new one needs. */
const Guess = v.pipe(v.string(), v.maxLength(200));
/** An account with a password or a passkey needs the old password, or a sign-in of the last minutes. */
export const PasswordBody = v.strictObject({ password: Password, old: v.optional(Guess) });
export const ProveBody = v.strictObject({ password: Guess });
export const SignInBody = v.strictObject({ name: Name, password: Password });
export const RecoverBody = v.strictObject({ name: Name });
export const RecoverFinishBody = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)),
  password: Password,
});
export const PasskeyNameBody = v.strictObject({ name: Name });

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

const Plies = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
/** The plies of a story, [from, to). With `setup`, what never changes at the table stands once beside the views. */
export const StoryQuery = v.strictObject({ from: Plies, to: Plies, setup: v.optional(v.literal('once')) });

export const SitBody = v.strictObject({ seat: Seat });
export const BotBody = v.strictObject({ seat: Seat, level: Level });

/** A match file, of which its own parser reads the rest. */
export const MatchBody = v.looseObject({ log: v.array(v.unknown()) });

const Attempt = v.strictObject({
  /** Of the exercise. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9 -]{1,60}$/)),
  right: v.boolean(),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
export const TrainingBody = v.strictObject({ attempts: v.pipe(v.array(Attempt), v.maxLength(500)) });

/** Reports a person to the operators; `message` is the id of a line of talk at the table. */
export const ReportBody = v.strictObject({
  person: Id,
  reason: v.picklist(REPORT_REASONS),
  text: Words(0, 500),
  table: v.optional(Id),
  message: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))),
});
export type ReportBody = v.InferOutput<typeof ReportBody>;

/** Why a person may not sign in or talk, in the operator's words, and until when. */
export interface BanInfo {
  readonly until: number;
  readonly why: string;
}

/** How to hear of one's turn; what is missing stays as it is, null is for not any more. */
export const NoticesBody = v.strictObject({
  mail: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)))),
  webhook: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.url(), v.maxLength(500)))),
  language: v.optional(LanguageTag),
});

const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+={0,2}$/), v.maxLength(200));
/** A subscription as the browser gives it. */
export const PushBody = v.object({
  // Plain letters only, as all push services have: PostgreSQL could not index others of this length.
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000), v.regex(/^[\x21-\x7e]+$/)),
  keys: v.object({ p256dh: Key, auth: Key }),
});
export type PushBody = v.InferOutput<typeof PushBody>;

/** Of a key of the person's device, as browsers give it; the bytes are checked by the server. */
const Bytes = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most));
const passkeyOf = <Response extends v.GenericSchema>(response: Response) =>
  v.looseObject({
    id: Bytes(1_400),
    rawId: Bytes(1_400),
    type: v.literal('public-key'),
    response,
    clientExtensionResults: v.record(v.string(), v.unknown()),
  });

/** The answer to `/passkey/offer`. */
export const NewPasskeyBody = passkeyOf(
  v.looseObject({
    clientDataJSON: Bytes(4_000),
    attestationObject: Bytes(40_000),
    transports: v.optional(v.array(v.string())),
  }),
);
/** The answer to `/passkey/challenge`. */
export const PasskeyBody = passkeyOf(
  v.looseObject({ clientDataJSON: Bytes(4_000), authenticatorData: Bytes(4_000), signature: Bytes(4_000) }),
);

export interface NoticesInfo {
  /** What this house can do. */
  readonly offers: { readonly mail: boolean; readonly webhook: boolean; readonly push: boolean };
  readonly mail: string | null;
  /** Nothing else is sent to an address before the link in the first mail was followed. */
  readonly mailConfirmed: boolean;
  readonly webhook: string | null;
  /** How many browsers are told. */
  readonly push: number;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  /** Has a password or a passkey, and can sign in elsewhere. */
  readonly kept: boolean;
  /** Has a password. */
  readonly password?: boolean;
}

/** A name that was refused because it looks like another, with one that is free. */
export interface NameRefusal {
  readonly reason: string;
  readonly suggestion?: string;
}

/** A browser in which I am signed in. */
export interface SessionInfo {
  readonly id: string;
  readonly created: number;
  /** The last day on which it was used. */
  readonly seen: number;
  /** Browser and system; empty if they are not known. */
  readonly device: string;
  /** The one that asks. */
  readonly current: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  /** Null for those that are older than Ahu 0.2. */
  readonly created: number | null;
  /** Null if it was never used to sign in. */
  readonly used: number | null;
}

export interface SeatInfo {
  readonly name: string;
  readonly person?: string;
  readonly bot?: string;
  /** A bot plays for them since their time ran out. */
  readonly away?: boolean;
  /** They gave up; where the game goes on, a bot plays for them and they are last. */
  readonly conceded?: boolean;
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
  /** When the game is over: the seats that won, none if people agreed to end it, and the points by seat. */
  readonly winners?: readonly number[];
  readonly scores?: readonly number[];
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** Its rules are those of a newer Ahu: it is not played here, and its clocks stand still. */
  readonly newer?: true;
  readonly changed: number;
}

/** What happened between two plies, as the caller saw it; shorter than asked for if the range is long. */
export interface Story {
  readonly from: number;
  /** What never changes at the table, if it was asked for once. */
  readonly setup?: unknown;
  /** The position at `from`. */
  readonly before: unknown;
  readonly steps: readonly Step[];
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

/** How a person did on an island of the day. */
export interface IslandRow {
  /** 1 for the best; equal results have equal ranks. */
  readonly rank: number;
  readonly person: string;
  readonly name: string;
  readonly points: number;
  /** Among the seats of their table. */
  readonly place: number;
  /** Points more than the best bot, or fewer if negative. */
  readonly lead: number;
  /** When it was told. */
  readonly at: number;
}

/** How everybody did on a day. */
export interface IslandBoard {
  readonly date: string;
  readonly number: number;
  readonly game: string;
  readonly seats: number;
  /** All results, of which the first hundred are here. */
  readonly count: number;
  readonly results: readonly IslandRow[];
  readonly mine?: IslandRow;
}

/** A game that I have finished. */
export interface OwnGame {
  readonly id: string;
  readonly game: string;
  /** When it ended. */
  readonly at: number;
  /** Mine. */
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** My points by source. */
  readonly account: Readonly<Record<string, number>>;
}
