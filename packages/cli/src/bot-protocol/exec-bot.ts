import type { Bot, Game, Move, Random, Seat } from '@ahu/core';
import type { FromBot } from './messages.ts';
import { PROTOCOL } from './messages.ts';
import { BotProcess } from './process.ts';

/** How long it may think, which it is told, and after how many seconds it is at fault, which ends it. */
export interface Limits {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly patience: number;
}

/** For a slow machine to start an interpreter. */
const STARTING = 60;

/** A bot behind the protocol, for one seat of one match. Processes are used again for the next match. */
export class ExecBot implements Bot {
  readonly name: string;
  readonly #game: Game;
  readonly #process: BotProcess;
  readonly #limits: Limits;
  readonly #options: unknown;
  readonly #seats: number;
  #isSeated = false;
  #asked = 0;

  constructor(command: string, slot: string, game: Game, seats: number, options: unknown, limits: Limits) {
    this.name = `exec:${command}`;
    this.#game = game;
    this.#seats = seats;
    this.#options = options;
    this.#limits = limits;
    this.#process = processFor(command, slot);
  }

  choose(view: unknown, seat: Seat, moves: readonly Move[], random: Random): Move {
    if (!this.#isSeated) this.#sit(seat, random);
    const { iterations, milliseconds, patience } = this.#limits;
    const id = this.#asked++;
    const limits = { ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) };
    this.#process.tell({ type: 'choose', id, view, moves: moves.map((move) => this.#game.write(move)), ...limits });
    const answer = this.#expect('move', this.#process.hear(patience));
    if (answer.id !== id) throw new Error(`answered question ${answer.id} instead of ${id}`);
    const move = this.#game.read(answer.move);
    if (move === undefined || !moves.includes(move)) throw new Error(`answered "${answer.move}", which is not legal`);
    return move;
  }

  /** What it sees before its first decision is in the view of that one. */
  sees(_viewer: Seat, seat: Seat, move: Move | undefined): void {
    if (!this.#isSeated) return;
    this.#process.tell({ type: 'saw', seat, ...(move !== undefined && { move: this.#game.write(move) }) });
  }

  #sit(seat: Seat, random: Random): void {
    const seed = String(random.below(2 ** 31));
    const { id: game } = this.#game;
    this.#process.tell({ type: 'game', game, seats: this.#seats, seat, options: this.#options, seed });
    this.#expect('ready', this.#process.hear(STARTING));
    this.#isSeated = true;
  }

  #expect<Type extends FromBot['type']>(type: Type, answer: FromBot): Extract<FromBot, { type: Type }> {
    return expectAnswer(type, answer);
  }
}

function expectAnswer<Type extends FromBot['type']>(type: Type, answer: FromBot): Extract<FromBot, { type: Type }> {
  if (answer.type === 'error') throw new Error(`says: ${answer.message}`);
  if (answer.type === type) return answer as Extract<FromBot, { type: Type }>;
  throw new Error(`answered "${answer.type}" where "${type}" was expected`);
}

const processes = new Map<string, BotProcess>();

/** One for each place at a table, so that two bots of the same command do not mix up their matches. */
function processFor(command: string, slot: string): BotProcess {
  const key = `${slot} ${command}`;
  const known = processes.get(key);
  if (known && !known.isOver) return known;
  const begun = new BotProcess(command);
  begun.tell({ type: 'hello', protocol: PROTOCOL });
  expectAnswer('hello', begun.hear(STARTING));
  processes.set(key, begun);
  return begun;
}
