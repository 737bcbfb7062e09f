import type { Candidate } from '@ahu/bots';
import {
  AUDIENCE,
  CHANCE,
  has,
  legalMoves,
  type Match,
  type MatchFile,
  type Position,
  players,
  type RuleId,
  readMatch,
  readMove,
  type Seat,
  Sfc32,
  seatsOf,
  writeMatch,
} from '@ahu/core';
import { botOf, isLevel } from './bots.ts';
import type { Eyes, Frame, Happening, Idea, Sheet, Thought } from './frame.ts';
import { isGame, loadTitle, type Title } from './titles.ts';

/** So many ideas are shown of a thought. */
const IDEAS = 5;
/** Iterations between two looks at the mailbox. */
const SLICE = 20;
/** Points of the course of a game. */
const COURSE = 60;

/** Keeps one match, by the rules: the only place in the page's world where there is a whole position. */
export class Service {
  readonly #onThought: (thought: Thought) => void;
  #title: Title | undefined;
  #match: Match | undefined;
  #stopped = false;

  constructor(onThought: (thought: Thought) => void) {
    this.#onThought = onThought;
  }

  async open(file: MatchFile): Promise<{ over: boolean }> {
    if (!isGame(file?.game)) throw new Error(`Ahu does not know the game ${JSON.stringify(file?.game)}.`);
    this.#title = await loadTitle(file.game);
    this.#match = readMatch(file, [this.#title.game]);
    this.#match.settle();
    return { over: this.#match.over };
  }

  frame(eyes: Eyes, since?: number, plies = this.#now.log.length): Frame {
    const { game, log, seats } = this.#now;
    const latest = plies === log.length;
    const state = latest ? this.#now.state : this.#now.positionAt(plies);
    const viewer = eyes === 'all' ? AUDIENCE : eyes;
    const waiting = seatsOf(game.toMove(state)).filter((seat) => seat !== CHANCE);
    const over = game.toMove(state) === 0;
    return {
      plies,
      viewer,
      view: game.view(state, viewer),
      ...(eyes === 'all' && { open: players(seats.length).map((seat) => game.view(state, seat)) }),
      moves: latest && viewer < seats.length ? this.#notations(viewer) : [],
      waiting,
      over,
      winners: over ? seatsOf(game.winners(state)) : [],
      canUndo: latest && this.#now.canUndo(viewer),
      happened: this.#happenings(viewer, since ?? plies, plies),
    };
  }

  play(seat: Seat, notation: string): { refused?: RuleId } {
    const { game, state } = this.#now;
    const move = readMove(game, notation);
    const refused = game.breaks(state, seat, move);
    if (refused !== undefined) return { refused };
    this.#now.play(seat, move);
    this.#now.settle();
    return {};
  }

  undo(seat: Seat): boolean {
    return this.#now.undo(seat);
  }

  async think(seat: Seat): Promise<void> {
    const { game, state, log, seed, seats } = this.#now;
    const moves = legalMoves(game, state, seat);
    const name = seats[seat].bot ?? 'fair';
    const random = new Sfc32(`${seed} ${log.length} ${seat}`);
    const move = !isLevel(name)
      ? this.#known.greedy.choose(game.view(state, seat), seat, moves, random)
      : moves.length === 1
        ? moves[0]
        : (await this.#search(seat, name))[0].move;
    // Somebody may have taken back or left while it thought.
    if (this.#match?.log.length !== log.length) return;
    this.#now.play(seat, move);
    this.#now.settle();
  }

  async hint(seat: Seat): Promise<readonly Idea[]> {
    return this.#ideas(await this.#search(seat, 'strong'));
  }

  stop(): void {
    this.#stopped = true;
  }

  file(): MatchFile {
    return writeMatch(this.#now);
  }

  sheet(): Sheet {
    const { game, log, seats, options, state } = this.#now;
    const every = Math.max(1, Math.ceil(log.length / COURSE));
    const past = game.start(seats.length, options);
    const course = [{ ply: 0, scores: game.scores(past) }];
    log.forEach(({ seat, move }, ply) => {
      game.play(past, seat, move);
      if ((ply + 1) % every === 0 || ply + 1 === log.length) course.push({ ply: ply + 1, scores: game.scores(past) });
    });
    return {
      accounts: this.#known.accounts(state),
      scores: game.scores(state),
      winners: seatsOf(game.winners(state)),
      course,
    };
  }

  aid(eyes: Seat, question: unknown): unknown {
    return this.#known.aid?.(this.#now.game.view(this.#now.state, eyes), question);
  }

  get #now(): Match {
    if (!this.#match) throw new Error('No match is open.');
    return this.#match;
  }

  get #known(): Title {
    return this.#title as Title;
  }

  #notations(seat: Seat): string[] {
    const { game, state } = this.#now;
    return legalMoves(game, state, seat).map((move) => game.write(move));
  }

  #happenings(viewer: Seat, from: number, to: number): Happening[] {
    const { game, log } = this.#now;
    if (from >= to) return [];
    const state: Position = this.#now.positionAt(from);
    let before = game.view(state, viewer);
    return log.slice(from, to).map(({ seat, move }, i) => {
      const seen = has(game.witnesses(state, seat, move), viewer);
      game.play(state, seat, move);
      const after = game.view(state, viewer);
      const happening = { ply: from + i, seat, notation: seen ? game.write(move) : undefined, before, after };
      before = after;
      return happening;
    });
  }

  /** Thinks in slices, so that the mailbox is read in between. */
  async #search(seat: Seat, level: 'novice' | 'fair' | 'strong' | 'master'): Promise<Candidate[]> {
    const { game, state, seats, seed, log } = this.#now;
    this.#stopped = false;
    const bot = await botOf(this.#known, level, seats.length);
    const moves = legalMoves(game, state, seat);
    const thinking = bot.think(game.view(state, seat), seat, moves, new Sfc32(`${seed} ${log.length} ${seat}`), SLICE);
    let told = performance.now();
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return value;
      if (this.#stopped) return value();
      if (performance.now() - told < 100) continue;
      told = performance.now();
      const candidates = value();
      const iterations = candidates.reduce((sum, { visits }) => sum + visits, 0);
      this.#onThought({ iterations, ideas: this.#ideas(candidates) });
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #ideas(candidates: readonly Candidate[]): Idea[] {
    const { game } = this.#now;
    return candidates.slice(0, IDEAS).map(({ move, visits, value }) => ({ notation: game.write(move), visits, value }));
  }
}
