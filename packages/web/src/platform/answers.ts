/** What answers of the server look like, as far as the page cannot do without it; what is more is ignored. */
import type {
  IslandBoard,
  Lobby,
  Me,
  NoticesInfo,
  OwnGame,
  PasskeyInfo,
  Profile,
  SessionInfo,
  Story,
  TableInfo,
} from '@ahu/protocol';

/** Not an answer of a server that this page knows: of a newer one, or of a proxy on the way. */
export class Unreadable extends Error {
  constructor(path: string) {
    super(`/api${path} was not answered as expected`);
    this.name = 'Unreadable';
  }
}

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'list';
type Fields<Answer> = { readonly [Field in keyof Answer]?: Kind };
type Check = (answer: unknown) => boolean;

const isObject = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null;

const kindOf = (value: unknown): Kind | 'null' | 'undefined' => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : (typeof value as Kind);
};

const has =
  <Answer>(fields: Fields<Answer>): Check =>
  (answer) =>
    isObject(answer) && Object.entries(fields).every(([field, kind]) => kindOf(answer[field]) === kind);

const listOf =
  (each: Check): Check =>
  (answer) =>
    Array.isArray(answer) && answer.every(each);

const isMe = has<Me>({ id: 'string', name: 'string', kept: 'boolean' });
const isTable = has<TableInfo>({ id: 'string', game: 'string', clock: 'object', status: 'string', seats: 'list' });
const isProfile = has<Profile>({ id: 'string', name: 'string', ratings: 'list', finished: 'list' });
const areTables = listOf(isTable);
const isLobby: Check = (answer) =>
  isObject(answer) && (['mine', 'open', 'playing'] satisfies (keyof Lobby)[]).every((part) => areTables(answer[part]));

/** By the method and the path of the request. */
const ANSWERS: readonly (readonly [request: RegExp, is: Check])[] = [
  [/^GET \/me$/, (answer) => answer === null || isMe(answer)],
  [/^POST \/(guest|password|recover\/finish|sign-in|passkey\/(add|sign-in))$/, isMe],
  [/^POST \/passkey\/(offer|challenge)$/, has<{ challenge: string }>({ challenge: 'string' })],
  [/^GET \/me\/notices$/, has<NoticesInfo>({ offers: 'object', mailConfirmed: 'boolean', push: 'number' })],
  [/^GET \/me\/sessions$/, listOf(has<SessionInfo>({ id: 'string', seen: 'number', device: 'string' }))],
  [/^GET \/me\/passkeys$/, listOf(has<PasskeyInfo>({ id: 'string', name: 'string' }))],
  [/^GET \/push\/key$/, has<{ key: string }>({ key: 'string' })],
  [/^GET \/islands\/[^/]+$/, has<IslandBoard>({ count: 'number', results: 'list' })],
  [/^GET \/me\/training\/[^/]+$/, Array.isArray],
  [
    /^GET \/me\/games$/,
    listOf(has<OwnGame>({ id: 'string', game: 'string', at: 'number', seats: 'list', scores: 'list' })),
  ],
  [/^GET \/lobby$/, isLobby],
  [/^GET \/people\/[^/]+$/, isProfile],
  [/^GET \/tables\/[^/]+$/, isTable],
  [/^GET \/tables\/[^/]+\/match$/, isObject],
  [/^GET \/tables\/[^/]+\/story\?/, has<Story>({ from: 'number', steps: 'list' })],
  [/^POST \/tables(\/[^/]+\/rematch)?$/, has<{ id: string }>({ id: 'string' })],
];

/** Returns the answer to a request; throws `Unreadable` if the page could not work with it. */
export function readAnswer(method: string, path: string, answer: unknown): unknown {
  const known = ANSWERS.find(([request]) => request.test(`${method} ${path}`));
  if (known && !known[1](answer)) throw new Unreadable(path);
  return answer;
}
