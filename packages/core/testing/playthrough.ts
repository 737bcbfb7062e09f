import {
  AUDIENCE,
  CHANCE,
  type Game,
  legalMoves,
  type Position,
  players,
  readMove,
  referee,
  type Seat,
  seatsOf,
} from '../src/index.ts';
import { difference } from './fault.ts';
import { perft } from './perft.ts';

/** A playthrough that does not come out as written, with its line. */
export class Mismatch extends Error {
  constructor(line: number, statement: string, why: string) {
    super(`line ${line}: ${statement}\n  ${why}`);
    this.name = 'Mismatch';
  }
}

interface Statement {
  readonly line: number;
  readonly verb: string;
  readonly rest: string;
}

export interface Playthrough {
  readonly title: string;
  readonly game: string;
  readonly statements: readonly Statement[];
}

/**
 * Reads a playthrough: a statement a line, `#` begins a comment line, and a JSON document may run over several
 * lines. docs/playthroughs.md describes the statements.
 */
export function readPlaythrough(text: string): Playthrough {
  const lines = text.split('\n');
  const statements: Statement[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = i + 1;
    let words = lines[i].trim();
    if (words === '' || words.startsWith('#')) continue;
    while (unclosed(words) && i + 1 < lines.length) words += ` ${lines[++i].trim()}`;
    const [, verb, rest] = /^([^\s:]+)\s*(.*)$/.exec(words) ?? [];
    if (verb === undefined) throw new Mismatch(line, words, 'is no statement');
    statements.push({ line, verb, rest });
  }
  const named = (verb: string) => statements.find((statement) => statement.verb === verb)?.rest ?? '';
  return { title: named('title'), game: named('game'), statements };
}

/** More brackets opened than closed: the document goes on in the next line. */
const unclosed = (text: string): boolean => (text.match(/[{[]/g)?.length ?? 0) > (text.match(/[}\]]/g)?.length ?? 0);

/** Plays a playthrough and checks every expectation; throws `Mismatch`. */
export function runPlaythrough<State extends Position>(game: Game<State>, text: string): void {
  const run = new Run(game);
  for (const statement of readPlaythrough(text).statements) {
    try {
      run.do(statement);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Mismatch(statement.line, `${statement.verb} ${statement.rest}`, why);
    }
  }
}

class Run<State extends Position> {
  #game: Game<State>;
  #seats: number;
  #options: unknown = {};
  #names: readonly string[] = [];
  #state: State | undefined;

  constructor(game: Game<State>) {
    this.#game = game;
    this.#seats = game.seats[0];
  }

  do({ verb, rest }: Statement): void {
    const action = this.#actions[verb];
    if (action) action(rest);
    else this.#move(verb, rest);
  }

  readonly #actions: Readonly<Record<string, (rest: string) => void>> = {
    title: () => {},
    game: (id) => same(id, this.#game.id),
    rules: (version) => {
      this.#game = byRules(this.#game, Number(version));
    },
    seats: (count) => {
      this.#seats = Number(count);
    },
    options: (json) => {
      this.#options = JSON.parse(json);
    },
    names: (names) => {
      this.#names = names.split(/\s+/);
    },
    position: (json) => {
      const given = JSON.parse(json) as object;
      this.#state = this.#game.load({ ...(this.#game.save(this.#start()) as object), ...given });
    },
    expect: (json) => matches(JSON.parse(json), this.#game.save(this.#now)),
    view: (rest) => {
      const [, name, json] = /^(\S+)\s+(.*)$/.exec(rest) ?? ['', rest, '{}'];
      matches(JSON.parse(json), this.#game.view(this.#now, this.#seat(name)));
    },
    moves: (rest) => {
      const [name, list] = split(rest, ':');
      const wanted = list.split(';').map((notation) => this.#game.write(readMove(this.#game, notation.trim())));
      const found = legalMoves(this.#game, this.#now, this.#seat(name)).map((move) => this.#game.write(move));
      same(found.toSorted().join('; '), wanted.toSorted().join('; '));
    },
    refuse: (rest) => {
      const [played, rule] = split(rest, '->');
      const [name, notation] = split(played, ':');
      const broken = this.#game.breaks(this.#now, this.#seat(name), readMove(this.#game, notation));
      same(broken ?? 'nothing', rule);
    },
    toMove: (names) => {
      const wanted = names.split(/\s+/).map((name) => this.#seat(name));
      same(seatsOf(this.#game.toMove(this.#now)).join(' '), wanted.toSorted((a, b) => a - b).join(' '));
    },
    scores: (numbers) => same(this.#game.scores(this.#now).join(' '), numbers),
    winners: (names) => {
      const wanted = names.split(/\s+/).map((name) => this.#seat(name));
      same(seatsOf(this.#game.winners(this.#now)).join(' '), wanted.toSorted((a, b) => a - b).join(' '));
    },
    over: () => same(seatsOf(this.#game.toMove(this.#now)).join(' '), ''),
    perft: (rest) => {
      const [depth, leaves] = split(rest, '=');
      same(String(perft(this.#game, this.#now, Number(depth))), leaves);
    },
  };

  get #now(): State {
    this.#state ??= this.#start();
    return this.#state;
  }

  #start(): State {
    return this.#game.start(this.#seats, this.#game.readOptions(this.#options));
  }

  #seat(name: string): Seat {
    if (name === 'chance') return CHANCE;
    if (name === 'audience') return AUDIENCE;
    const seat = this.#names.length > 0 ? this.#names.indexOf(name) : players(this.#seats).indexOf(Number(name));
    if (seat < 0) throw new Error(`nobody is called "${name}"`);
    return seat;
  }

  #move(name: string, rest: string): void {
    if (!rest.startsWith(':')) throw new Error(`"${name}" is no statement`);
    const move = readMove(this.#game, rest.slice(1).trim());
    referee(this.#game, this.#now, this.#seat(name), move);
  }
}

function byRules<State extends Position>(game: Game<State>, version: number): Game<State> {
  const found = [game, ...(game.earlier ?? [])].find(({ rulesVersion }) => rulesVersion === version);
  if (!found) throw new Error(`there is no version ${version} of the rules`);
  return found;
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  if (at < 0) throw new Error(`"${by}" is missing`);
  return [text.slice(0, at).trim(), text.slice(at + by.length).trim()];
}

function same(found: string, wanted: string): void {
  if (found !== wanted) throw new Error(`found ${found || 'nothing'}, expected ${wanted || 'nothing'}`);
}

/** Objects by the keys that are given, lists by length and item, all else exactly; what is 0 need not be there. */
function matches(wanted: unknown, found: unknown, where = ''): void {
  if (typeof wanted !== 'object' || typeof found !== 'object' || wanted === null || found === null) {
    if (wanted !== found && !(wanted === 0 && found === undefined))
      throw new Error(`${difference(found, wanted, where)} as expected`);
    return;
  }
  if (Array.isArray(wanted) && (!Array.isArray(found) || found.length !== wanted.length)) {
    throw new Error(`${where} is ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`);
  }
  for (const [key, part] of Object.entries(wanted))
    matches(part, (found as Record<string, unknown>)[key], `${where}/${key}`);
}
