import type { Act, Move } from './game.ts';

interface Spelling<A extends Act> {
  /** An act as the one sentence that stands for it. */
  readonly write: (act: A) => string;
  /** What two spellings of one sentence have in common; the sentence itself if nothing is forgiven. */
  readonly plain?: (text: string) => string;
  /** How a person's text may be meant, the likeliest first. */
  readonly readings?: (text: string) => readonly string[];
}

/** A sentence with … for the part in which such acts differ, and that part. */
export interface Pattern {
  readonly pattern: string;
  readonly part: string;
}

/**
 * All moves of a game as acts and as sentences. A move, its act and its sentence are found from each other in tables.
 * @example
 * const table = new ActTable([{ kind: 'pass' }, { kind: 'bid' }], { write: ({ kind }) => kind });
 * table.write(1); // 'bid'
 * table.read('pass'); // 0
 * table.readAct('pass'); // { kind: 'pass' }
 * table.moveOf({ kind: 'bid' }); // 1
 */
export class ActTable<A extends Act> {
  readonly acts: readonly A[];
  readonly #spelling: Spelling<A>;
  #sentences: readonly string[] | undefined;
  #moves: ReadonlyMap<string, Move> | undefined;

  /** `acts` stand in the order of their moves. */
  constructor(acts: readonly A[], spelling: Spelling<A>) {
    this.acts = acts;
    this.#spelling = spelling;
  }

  actOf = (move: Move): A => this.acts[move];

  /** −1 for what is no act of this game. */
  moveOf = (act: A): Move => this.#byText.get(this.#plain(this.#spelling.write(act))) ?? -1;

  write = (move: Move): string => this.#texts[move];

  /** Undefined for what is no sentence of this game. */
  read = (text: string): Move | undefined => {
    const { readings } = this.#spelling;
    if (text.length > LONGEST) return undefined;
    for (const reading of readings ? readings(text) : [text]) {
      const move = this.#byText.get(this.#plain(reading));
      if (move !== undefined) return move;
    }
    return undefined;
  };

  /** Undefined for what is no sentence of this game. */
  readAct = (text: string): A | undefined => {
    const move = this.read(text);
    return move === undefined ? undefined : this.acts[move];
  };

  #plain(text: string): string {
    return this.#spelling.plain?.(text) ?? text;
  }

  // Made when they are first asked for: importing a game costs nothing.
  get #texts(): readonly string[] {
    this.#sentences ??= this.acts.map(this.#spelling.write);
    return this.#sentences;
  }

  get #byText(): ReadonlyMap<string, Move> {
    this.#moves ??= new Map(this.#texts.map((text, move) => [this.#plain(text), move]));
    return this.#moves;
  }
}

/** Nothing that a person means as a move is longer. */
const LONGEST = 200;
