import type { Candidate, LevelName, SearchBot } from '@ahu/bots';
import {
  legalMoves,
  type Match,
  type MatchFile,
  type Move,
  type Position,
  players,
  type Refusal,
  type RuleId,
  readMatch,
  readMove,
  type Seat,
  Sfc32,
  seedHash,
  writeMatch,
} from '@ahu/core';
import { type Eyes, type Frame, type Happening, Projection, takeBack, undoFloor } from '@ahu/table';
import { loadExplain } from './explainers.ts';
import type { Idea, Look, Sheet, Thought } from './frame.ts';
import { imagine } from './imagine.ts';
import { sheetOf } from './sheet.ts';
import { isGame, loadTitle, type Title } from './titles.ts';
import { maySee } from './watcher.ts';

export type BotOf = (title: Title, level: LevelName, seats: number) => Promise<SearchBot<Position, unknown>>;

/** So many ideas are shown of a thought. */
const IDEAS = 5;
/** Iterations between two looks at the clock. */
const SLICE = 20;
/** Milliseconds between two looks at the mailbox. */
const BREATH = 80;

const LEVELS: readonly string[] = ['novice', 'fair', 'strong', 'master'] satisfies LevelName[];

const isLevel = (name: string): name is LevelName => LEVELS.includes(name);

/** Keeps one match, by the rules: the only place in the page's world where there is a whole position. */
export class Service {
  readonly #botOf: BotOf;
  readonly #onThought: (thought: Thought) => void;
  #title: Title | undefined;
  #match: Match | undefined;
  #projection: Projection | undefined;
  /** Goes up with every change, so that a thought about an older position is not played. */
  #changes = 0;
  #stopped = false;

  constructor(botOf: BotOf, onThought: (thought: Thought) => void) {
    this.#botOf = botOf;
    this.#onThought = onThought;
  }

  async open(file: MatchFile): Promise<{ over: boolean }> {
    if (!isGame(file?.game)) throw new Error(`Ahu does not know the game ${JSON.stringify(file?.game)}.`);
    this.#title = await loadTitle(file.game);
    this.#match = readMatch(file, [this.#title.game]);
    this.#match.settle();
    this.#projection = new Projection(this.#match);
    this.#changes++;
    return { over: this.#match.over || this.#match.end !== undefined };
  }

  frame(eyes: Eyes, since?: number, plies?: number): Frame {
    return this.#seen.frame(eyes, since, plies);
  }

  play(seat: Seat, notation: string): { refused?: RuleId } {
    const { game, state } = this.#now;
    const move = readMove(game, notation);
    const refused = game.breaks(state, seat, move);
    if (refused !== undefined) return { refused };
    this.#play(seat, move);
    return {};
  }

  back(seat: Seat): Frame[] {
    const { log } = this.#now;
    return Array.from({ length: log.length - undoFloor(this.#now, seat) }, (_, i) => {
      const plies = log.length - 1 - i;
      return { ...this.frame(seat, plies, plies), moves: this.#seen.moves(seat, plies) };
    });
  }

  undo(seat: Seat, to: number): boolean {
    if (!takeBack(this.#now, seat, to)) return false;
    this.#changes++;
    return true;
  }

  async think(seat: Seat, eyes: Seat): Promise<void> {
    const { game, state, seats } = this.#now;
    const before = this.#changes;
    const moves = legalMoves(game, state, seat);
    const name = seats[seat].bot ?? '';
    // Match files may come from elsewhere, with bots that only measure others.
    const level = isLevel(name) ? name : 'fair';
    const move = moves.length === 1 ? moves[0] : (await this.#search(seat, level, eyes))[0].move;
    // Somebody may have played or taken back while it thought.
    if (this.#changes === before) this.#play(seat, move);
  }

  async hint(seat: Seat): Promise<readonly Idea[]> {
    const candidates = await this.#search(seat, 'strong', seat);
    return this.#ideas(candidates.slice(0, IDEAS).filter(({ visits }, i) => i === 0 || visits > 0));
  }

  stop(): void {
    this.#stopped = true;
  }

  preview(seat: Seat, notation: string): Happening {
    const { game, state, log } = this.#now;
    return imagine(game, game.view(state, seat), { ply: log.length, seat, notation }, this.#random(seat));
  }

  look(viewer: Seat, since: number | undefined): Look {
    return { frame: this.frame(viewer, since), hasSecrets: this.#hasSecrets(), file: this.file() };
  }

  file(): MatchFile {
    return writeMatch(this.#now);
  }

  sheet(): Sheet {
    return sheetOf(this.#known, this.#now);
  }

  async refusal(seat: Seat, notation: string): Promise<Refusal | undefined> {
    const { game, state } = this.#now;
    const move = readMove(game, notation);
    return (await loadExplain(game.id))(state, seat, move, game.breaks(state, seat, move));
  }

  seedHash(): string {
    return seedHash(this.#now.seed);
  }

  get #now(): Match {
    if (!this.#match) throw new Error('No match is open.');
    return this.#match;
  }

  get #seen(): Projection {
    if (!this.#projection) throw new Error('No match is open.');
    return this.#projection;
  }

  get #known(): Title {
    return this.#title as Title;
  }

  #hasSecrets(): boolean {
    const { game, state, seats } = this.#now;
    const [first, ...others] = players(seats.length).map((seat) => {
      const { seat: _, memory, ...table } = game.view(state, seat) as { seat: Seat; memory?: unknown };
      // To have none of something is no secret.
      return JSON.stringify(table, (_key, value) => value ?? []);
    });
    return others.some((each) => each !== first);
  }

  #play(seat: Seat, move: Move): void {
    this.#changes++;
    this.#now.play(seat, move);
    this.#now.settle();
  }

  /** The same for the same position of the same match, so that a resumed match goes on as it would have. */
  #random(seat: Seat): Sfc32 {
    return new Sfc32(`${this.#now.seed} ${this.#now.log.length} ${seat}`);
  }

  /** Thinks in slices, so that the mailbox is read in between. */
  async #search(seat: Seat, level: LevelName, eyes: Seat): Promise<Candidate[]> {
    const { game, state, seats } = this.#now;
    this.#stopped = false;
    const bot = await this.#botOf(this.#known, level, seats.length);
    const moves = legalMoves(game, state, seat);
    const thinking = bot.think(game.view(state, seat), seat, moves, this.#random(seat), SLICE);
    let told = performance.now();
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
      if (this.#stopped) return value();
      if (performance.now() - told < BREATH) continue;
      const candidates = value();
      const iterations = candidates.reduce((sum, { visits }) => sum + visits, 0);
      const seen = candidates.filter(({ move }) => maySee(game, state, seat, eyes, move));
      this.#onThought({ iterations, ideas: this.#ideas(seen.slice(0, IDEAS)) });
      await new Promise((resolve) => setTimeout(resolve));
      told = performance.now();
    }
  }

  #ideas(candidates: readonly Candidate[]): Idea[] {
    const { game } = this.#now;
    return candidates.map(({ move, visits, value }) => ({ notation: game.write(move), visits, value }));
  }
}
