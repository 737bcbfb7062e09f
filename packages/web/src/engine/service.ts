import type { Candidate, Hint, LevelName, SearchBot } from '@ahu/bots';
import {
  askBot,
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
  seatsOf,
  seedHash,
  writeMatch,
  writeSeat,
} from '@ahu/core';
import { ISLANDER } from '@ahu/daily/island';
import { type Eyes, type Frame, mayRewind, Projection, rewind, takeBack, undoFloor } from '@ahu/table';
import type { Idea, Look, Sheet, Thought } from './frame.ts';
import { sheetOf } from './sheet.ts';
import { isGame, loadExplain, loadTitle, type Title } from './titles.ts';
import { maySee } from './watcher.ts';

/** A level of bots, or those of the island of the day. */
export type BotName = LevelName | typeof ISLANDER;
export type BotOf = (title: Title, name: BotName, seats: number) => Promise<SearchBot<Position, unknown>>;

/** The number of ideas that are shown of a thought. */
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

  async open(file: MatchFile): Promise<{ over: boolean; winners: readonly Seat[] }> {
    if (!isGame(file?.game)) throw new Error(`Ahu does not know the game ${JSON.stringify(file?.game)}.`);
    this.#title = await loadTitle(file.game);
    this.#match = readMatch(file, [this.#title.game]);
    this.#match.settle();
    this.#projection = new Projection(this.#match, (seat) => this.#mayRewind(seat));
    this.#changes++;
    const { over, end, game, state } = this.#match;
    return { over: over || end !== undefined, winners: end?.winners ?? (over ? seatsOf(game.winners(state)) : []) };
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

  back(seat: Seat, before: number): Frame | undefined {
    const { log } = this.#now;
    const plies = log.findLastIndex((ply, i) => i < before && ply.seat === seat);
    if (plies < 0 || (plies < undoFloor(this.#now, seat) && !this.#mayRewind(seat))) return undefined;
    return { ...this.frame(seat, plies, plies), moves: this.#seen.moves(seat, plies) };
  }

  undo(seat: Seat, to: number): boolean {
    if (!takeBack(this.#now, seat, to) && (this.#isIsland || !rewind(this.#now, seat, to))) return false;
    this.#changes++;
    return true;
  }

  async think(seat: Seat, eyes: Seat): Promise<void> {
    const { game, state, seats } = this.#now;
    const before = this.#changes;
    const moves = legalMoves(game, state, seat);
    const name = seats[seat].bot ?? '';
    // Match files may come from elsewhere, with bots that only measure others.
    const level = isLevel(name) || name === ISLANDER ? name : 'fair';
    const move = moves.length === 1 ? moves[0] : await this.#choose(seat, level, eyes);
    // The match may have changed while it thought.
    if (this.#changes === before) this.#play(seat, move);
  }

  async hint(seat: Seat, only?: readonly string[]): Promise<Hint> {
    const loading = [this.#botFor('strong'), import('./hint.ts'), this.#known.reasons?.()] as const;
    const [bot, { hintOf }, reasons] = await Promise.all(loading);
    const { game, state } = this.#now;
    const view = game.view(state, seat);
    const found = await this.#search(seat, bot, seat);
    const candidates = only ? only.flatMap((each) => found.find(({ move }) => game.write(move) === each) ?? []) : found;
    return hintOf({ game, bot, view, seat, random: this.#random(seat), ...reasons }, candidates);
  }

  async unpack(id: string, packed: string): Promise<MatchFile['log']> {
    const [{ game }, { unpackLog }] = await Promise.all([loadTitle(id), import('@ahu/analysis/exercise')]);
    return unpackLog(packed).map(({ seat, move }) => [writeSeat(seat), game.write(move)]);
  }

  stop(): void {
    this.#stopped = true;
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

  /** One try counts: nothing is taken back that was answered. */
  get #isIsland(): boolean {
    return this.#now.seats.some(({ bot }) => bot === ISLANDER);
  }

  #mayRewind(seat: Seat): boolean {
    return !this.#isIsland && mayRewind(this.#now, seat);
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

  async #choose(seat: Seat, level: BotName, eyes: Seat): Promise<Move> {
    const bot = await this.#botFor(level);
    // A log proves a result only if an islander thinks exactly as everywhere else.
    if (level === ISLANDER) return askBot(this.#now.game, this.#now.state, seat, bot, this.#random(seat));
    const [best] = await this.#search(seat, bot, eyes);
    return best.move;
  }

  #botFor(level: BotName): Promise<SearchBot<Position, unknown>> {
    this.#stopped = false;
    return this.#botOf(this.#known, level, this.#now.seats.length);
  }

  /** Thinks in slices, so that the mailbox is read in between. */
  async #search(seat: Seat, bot: SearchBot<Position, unknown>, eyes: Seat): Promise<Candidate[]> {
    const { game, state } = this.#now;
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
