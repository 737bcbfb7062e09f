import type { Generated, Insertable } from 'kysely';

/** Times are milliseconds since 1970; documents are JSON text, so that both databases keep the same bytes. */
export interface Schema {
  person: PersonTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: { challenge: string; created: number };
  recovery: RecoveryTable;
  game_table: GameTable;
  seat: SeatTable;
  event: EventTable;
  asked: AskedTable;
  chat: ChatTable;
  rating: RatingTable;
  island_result: IslandResultTable;
  training: TrainingTable;
  notice: NoticeTable;
  push: PushTable;
  report: ReportTable;
  ban: BanTable;
  audit: AuditTable;
  house_key: { name: string; value: string };
  heartbeat: { id: string; at: number };
  migration: { id: number };
}

interface PersonTable {
  id: string;
  name: string;
  /** What the name looks like, of which there is one; null until names.ts has seen it (see settle-names.ts). */
  skeleton: string | null;
  /** The last day on which they were here. */
  seen: number | null;
  /** Null for guests, who are known by their cookie alone. */
  password: string | null;
  created: number;
}

interface SessionTable {
  /** SHA-256 of the token in the cookie; the token itself is nowhere. */
  token: string;
  person: string;
  created: number;
  /** The last day on which it was used. */
  seen: number | null;
  /** When the person last proved who they are, which guests never did. */
  signed_in: number | null;
  /** Browser and system, as the person is shown it. */
  device: Generated<string>;
}

interface PasskeyTable {
  id: string;
  person: string;
  key: string;
  counter: number;
  created: number | null;
  used: number | null;
  name: Generated<string>;
}

/** A way back for a person who forgot their password: one at a time. */
interface RecoveryTable {
  person: string;
  /** SHA-256 of the token in the mail. */
  token: string;
  created: number;
}

interface GameTable {
  id: string;
  game: string;
  rules_version: number;
  seats: number;
  options: string;
  /** 'live' or 'days'; with its numbers in `clock`. */
  pace: string;
  clock: string;
  open: number;
  owner: string;
  status: string;
  seed: string;
  /** What the chance of its bots comes from, as hexadecimal digits; null when the game is over. Never told. */
  bot_secret: string | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** The table whose people play here again. */
  rematch_of: string | null;
  /** While it plays: when the lease of the process that looks after it ends; null for at once (see tables/leases.ts). */
  due: number | null;
  /** How the game ended, as JSON; null while it is not over, and for old games until they were played again. */
  outcome: Generated<string | null>;
  created: number;
  changed: number;
}

interface SeatTable {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  name: string;
  /** The event that asked them last, of those that they have seen or were told of. */
  told: Generated<number>;
  /** When they sat down. */
  since: Generated<number>;
}

interface EventTable {
  table_id: string;
  seq: number;
  /** Chosen by the sender, so that a command that is sent twice is played once. */
  command: string;
  body: string;
  at: number;
}

/** Who is asked at a table that plays (see tables/asked-seats.ts). */
interface AskedTable {
  table_id: string;
  /** A set of seats. */
  seats: number;
  /** The event after which they are asked. */
  seq: number;
}

interface ChatTable {
  id: Generated<number>;
  table_id: string;
  person: string;
  text: string;
  at: number;
}

interface RatingTable {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

/** How a person did on the island of a day: the first result that they proved. */
interface IslandResultTable {
  date: string;
  person: string;
  /** SHA-256 of the log. Of one log there is one result. */
  log: string;
  points: number;
  place: number;
  lead: number;
  at: number;
}

/** What a person has tried of a game's exercises, as JSON. */
interface TrainingTable {
  person: string;
  game: string;
  attempts: string;
}

/** How a person wants to be notified of their turn. */
interface NoticeTable {
  person: string;
  language: string;
  mail: string | null;
  /** In the links of every mail to that address, and nowhere else. */
  mail_token: string | null;
  mail_confirmed: Generated<number>;
  webhook: string | null;
}

/** A browser that a person allowed notices for. */
interface PushTable {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** A report of one person about another. */
interface ReportTable {
  id: string;
  at: number;
  /** Null if they are not here any more. */
  reporter: string | null;
  person: string;
  /** Theirs at that time. */
  name: string;
  table_id: string | null;
  reason: string;
  text: string;
  /** A copy of what they said. */
  message: string | null;
  closed: number | null;
  note: string | null;
}

/** A person or an address that may not come, or a person who may not talk ('mute'), until then. */
interface BanTable {
  id: string;
  kind: 'person' | 'address' | 'mute';
  person: string | null;
  address: string | null;
  why: string;
  created: number;
  until: number;
}

/** What an operator did. Rows are never changed. */
interface AuditTable {
  id: string;
  at: number;
  who: string;
  what: string;
  whom: string;
  why: string;
}

export type NewEvent = Insertable<EventTable>;
