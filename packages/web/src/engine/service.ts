import type { Candidate, LevelName, SearchBot } from '@ahu/bots';
import {
  AUDIENCE,
  CHANCE,
  type Game,
  has,
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
} from '@ahu/core';
import { loadExplain } from './explainers.ts';
import type { Eyes, Frame, Happening, Idea, Sheet, Thought, UndoStop } from './frame.ts';
import { imagine } from './imagine.ts';
import { loadMind, type Mind } from './minds.ts';
import { sheetOf } from './sheet.ts';
import { isGame, loadTitle, type Title } from './titles.ts';
import { maySee } from './watcher.ts';

export type BotOf = (game: Game, mind: Mind, level: LevelName, seats: number) => Promise<SearchBot<Position, unknown>>;

/** So many ideas are shown of a thought. */
const IDEAS = 5;
/** Iterations between two looks at the clock. */
const SLICE = 20;
/** Milliseconds between two looks at the mailbox. */
const BREATH = 80;

const LEVELS: readonly string[] = ['novice', 'fair', 'strong', 'master'] satisfies LevelName[];

const isLevel = (name: string): name is LevelName => LEVELS.includes(name);

async function refusalOf(game: Game, state: Position, seat: Seat, notation: string): Promise<Refusal | undefined> {
  const move = readMove(game, notation);
  const rule = game.breaks(state, seat, move);
  return (await loadExplain(game.id))(state, seat, move, rule);
}

/** Keeps one match, by the rules: the only place in the page's world where there is a whole position. */
export class Service {
  readonly #botOf: BotOf;
  readonly #onThought: (thought: Thought) => void;
  #title: Title | undefined;
  #match: Match | undefined;
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
    this.#changes++;
    return { over: this.#match.over || this.#match.end !== undefined };
  }

  frame(eyes: Eyes, since?: number, plies = this.#now.log.length): Frame {
    const { game, log, seats } = this.#now;
    const latest = plies === log.length;
    const state = latest ? this.#now.state : this.#now.positionAt(plies);
    const viewer = eyes === 'all' ? AUDIENCE : eyes;
    const waiting = seatsOf(game.toMove(state)).filter((seat) => seat !== CHANCE);
    const over = game.toMove(state) === 0;
    const undoStop = this.#undoStop(viewer);
    return {
      plies,
      viewer,
      view: game.view(state, viewer),
      ...(eyes === 'all' && { open: players(seats.length).map((seat) => game.view(state, seat)) }),
      moves: latest ? this.#notations(state, viewer) : [],
      waiting,
      over,
      winners: over ? seatsOf(game.winners(state)) : [],
      canUndo: latest && undoStop === undefined,
      ...(undoStop && { undoStop }),
      happened: this.#happenings(eyes, since ?? plies, plies),
    };
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
    const { log, game } = this.#now;
    const kept = log.findLastIndex((ply) => ply.seat !== seat || game.reveals?.(ply.move)) + 1;
    return Array.from({ length: log.length - kept }, (_, i) => {
      const plies = log.length - 1 - i;
      return { ...this.frame(seat, plies, plies), moves: this.#notations(this.#now.positionAt(plies), seat) };
    });
  }

  undo(seat: Seat, to: number): boolean {
    const own = this.#now.log.slice(to);
    if (own.length === 0 || own.some((ply) => ply.seat !== seat || this.#now.game.reveals?.(ply.move))) return false;
    this.#changes++;
    this.#now.goBackTo(to);
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

  secrets(): boolean {
    const { game, state, seats } = this.#now;
    const [first, ...others] = players(seats.length).map((seat) => {
      const { seat: _, memory, ...table } = game.view(state, seat) as { seat: Seat; memory?: unknown };
      // To have none of something is no secret.
      return JSON.stringify(table, (_key, value) => value ?? []);
    });
    return others.some((each) => each !== first);
  }

  file(): MatchFile {
    return writeMatch(this.#now);
  }

  sheet(): Sheet {
    return sheetOf(this.#known, this.#now);
  }

  refusal(seat: Seat, notation: string): Promise<Refusal | undefined> {
    const { game, state } = this.#now;
    return refusalOf(game, state, seat, notation);
  }

  seedHash(): string {
    return seedHash(this.#now.seed);
  }

  /** A seat is told the same in every world that it cannot tell from the real one. */
  async refusalIn(id: string, view: unknown, seat: Seat, notation: string): Promise<Refusal | undefined> {
    const { game } = await loadTitle(id);
    return refusalOf(game, game.determinize(view, new Sfc32(notation)), seat, notation);
  }

  async imagine(game: string, view: unknown, move: Parameters<typeof imagine>[2]): Promise<Happening> {
    return imagine((await loadTitle(game)).game, view, move, new Sfc32(`${move.ply} ${move.seat}`));
  }

  get #now(): Match {
    if (!this.#match) throw new Error('No match is open.');
    return this.#match;
  }

  get #known(): Title {
    return this.#title as Title;
  }

  #play(seat: Seat, move: Move): void {
    this.#changes++;
    this.#now.play(seat, move);
    this.#now.settle();
  }

  #notations(state: Position, seat: Seat): string[] {
    const { game, seats } = this.#now;
    return seat < seats.length ? legalMoves(game, state, seat).map((move) => game.write(move)) : [];
  }

  #undoStop(seat: Seat): UndoStop | undefined {
    const { game, log } = this.#now;
    const last = log.at(-1);
    if (!last || !log.some((ply) => ply.seat === seat)) return 'nothing';
    if (last.seat === CHANCE || (last.seat === seat && game.reveals?.(last.move))) return 'shown';
    return last.seat === seat ? undefined : 'answered';
  }

  /** All-knowing eyes see each ply as whoever played it. */
  #happenings(eyes: Eyes, from: number, to: number): Happening[] {
    const { game, log } = this.#now;
    if (from >= to) return [];
    const state: Position = this.#now.positionAt(from);
    const viewerOf = (seat: Seat): Seat => (eyes !== 'all' ? eyes : seat === CHANCE ? AUDIENCE : seat);
    let last: { viewer: Seat; view: unknown } | undefined;
    return log.slice(from, to).map(({ seat, move }, i) => {
      const viewer = viewerOf(seat);
      const before = last?.viewer === viewer ? last.view : game.view(state, viewer);
      const seen = has(game.witnesses(state, seat, move), viewer);
      game.play(state, seat, move);
      const after = game.view(state, viewer);
      last = { viewer, view: after };
      return { ply: from + i, seat, notation: seen ? game.write(move) : undefined, before, after };
    });
  }

  /** The same for the same position of the same match, so that a resumed match goes on as it would have. */
  #random(seat: Seat): Sfc32 {
    return new Sfc32(`${this.#now.seed} ${this.#now.log.length} ${seat}`);
  }

  /** Thinks in slices, so that the mailbox is read in between. */
  async #search(seat: Seat, level: LevelName, eyes: Seat): Promise<Candidate[]> {
    const { game, state, seats } = this.#now;
    this.#stopped = false;
    const bot = await this.#botOf(game, await loadMind(game.id), level, seats.length);
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
