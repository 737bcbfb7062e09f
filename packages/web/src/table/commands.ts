import type { GameId } from '@ahu/games/list';
import type { Frame } from '../engine/frame.ts';
import { type Asking, seatCalled } from '../games/contract/asking.ts';
import type { Kit } from '../games/contract/kit.ts';
import { loadSentence } from '../games/sentences.ts';
import { plain } from '../platform/words/plain.ts';
import { movesMeant, movesReading, type SaidMove, saidMove, saidMoves, wordsOf } from './command/find-move.ts';
import { w } from './command/words/index.ts';
import type { TableSession } from './session.svelte.ts';

/** What is said in answer to a command. */
type Answer = readonly string[];

interface Command {
  readonly words: string;
  readonly about: string;
  run(rest: readonly string[]): Answer | undefined | Promise<Answer | undefined>;
}

/** The most moves that are read out; the rest is found by more words. */
const MOST = 12;
const LAST = 5;

/** Understands what is typed at a table: questions of the table, questions of its game, and moves. */
export class Commands {
  readonly #session: TableSession;
  readonly #asking: Asking | undefined;
  #said: { readonly frame: Frame | undefined; readonly moves: readonly SaidMove[] } = { frame: undefined, moves: [] };
  /** Moves that were found and not yet read out. */
  #left: readonly SaidMove[] = [];

  constructor(session: TableSession, asking: Asking | undefined) {
    this.#session = session;
    this.#asking = asking;
  }

  async answer(typed: string): Promise<Answer> {
    const [first = '', ...rest] = wordsOf(typed);
    const all = this.#moves();
    const whole = movesReading(typed, all);
    if (whole.length === 1) return this.#play(whole[0]);
    const moves = movesMeant(typed, all);
    // A question is never a move by mistake: its word counts before moves that only begin like it.
    const command = this.#command((word) => word === first) ?? (moves.length === 0 ? this.#begun(first) : undefined);
    if (command) return (await command.run(rest)) ?? [w().senseless({ about: command.about })];
    const called = this.#playerMeant(typed, moves);
    if (called !== undefined) return this.#has(called) ?? [];
    if (moves.length === 0) return (await this.#refusal(typed)) ?? [w().unknown({ text: typed.trim() })];
    return moves.length === 1 ? this.#play(moves[0]) : this.#askWhich(moves);
  }

  /** A name alone asks about that player; the beginning of one only if no move reads like it. */
  #playerMeant(typed: string, moves: readonly SaidMove[]): number | undefined {
    const { names } = this.#session;
    const seat = seatCalled(wordsOf(typed), names);
    return seat !== undefined && (moves.length === 0 || plain(names[seat]) === plain(typed.trim())) ? seat : undefined;
  }

  #command(fits: (word: string) => boolean): Command | undefined {
    const [only, ...others] = this.#commands().filter(({ words }) => plain(words).split(' ').some(fits));
    return others.length === 0 ? only : undefined;
  }

  /** The only question with a word that begins so. */
  #begun(start: string): Command | undefined {
    return start === '' ? undefined : this.#command((word) => word.startsWith(start));
  }

  #commands(): Command[] {
    const { questions } = w();
    const session = this.#session;
    const ofGame = (this.#asking?.questions() ?? []).map(
      (question): Command => ({
        ...question,
        run: (rest) => session.frame && question.answer(session.frame, rest, session.names),
      }),
    );
    return [
      { ...questions.help, run: () => [...this.#commands().map(({ about }) => about), w().enter] },
      { ...questions.ask, run: () => this.#turn() },
      { ...questions.moves, run: (rest) => this.#listMoves(rest) },
      { ...questions.more, run: () => (this.#left.length > 0 ? this.#read(this.#left) : [w().noneSo]) },
      ...ofGame,
      { ...questions.score, run: () => this.#scores() },
      { ...questions.last, run: () => this.#told(1) },
      { ...questions.log, run: ([count]) => this.#told(Number(count) || LAST) },
      { ...questions.since, run: () => this.#story(session.news.from, session.news.to) },
      { ...questions.hint, run: () => this.#hint() },
      { ...questions.me, run: () => this.#has(session.frame?.viewer) },
      { ...questions.player, run: (rest) => this.#has(seatCalled(rest, session.names)) },
      { ...questions.undo, run: () => this.#undo() },
      { ...questions.time, run: () => this.#times() },
      { ...questions.rule, run: ([id]) => this.#rule(id) },
    ];
  }

  get #kit(): Kit {
    return this.#session.kit as Kit;
  }

  /** The viewer's moves in words, worked out once for each position. */
  #moves(): readonly SaidMove[] {
    const { frame, names } = this.#session;
    if (frame !== this.#said.frame) this.#said = { frame, moves: frame ? saidMoves(frame, this.#kit, names) : [] };
    return this.#said.moves;
  }

  #turn(): Answer {
    const { frame, names } = this.#session;
    return frame ? [this.#kit.stage(frame.view, names), this.#kit.question(frame, names)] : [];
  }

  #play(move: SaidMove): Answer {
    void this.#session.play(move.notation);
    return [w().played({ move: move.line.replace(/\.$/, '') })];
  }

  #askWhich(moves: readonly SaidMove[]): Answer {
    return [w().which({ n: moves.length }), ...this.#read(moves)];
  }

  /** Reads out the first of these moves, and keeps the rest for "more". */
  #read(moves: readonly SaidMove[]): Answer {
    this.#left = moves.slice(MOST);
    return [
      ...moves.slice(0, MOST).map(({ line }) => line),
      ...(this.#left.length > 0 ? [w().more({ n: this.#left.length })] : []),
    ];
  }

  #listMoves(rest: readonly string[]): Answer {
    const moves = this.#moves();
    if (moves.length === 0) return [w().notYours];
    if (rest.length > 0) {
      const meant = movesMeant(rest.join(' '), moves);
      return meant.length > 0 ? this.#askWhich(meant) : [w().noneSo];
    }
    if (moves.length <= MOST) return this.#read(moves);
    return [...Map.groupBy(moves, ({ heading }) => heading)].map(([heading, { length }]) => `${heading}: ${length}`);
  }

  #scores(): Answer {
    const { frame, names } = this.#session;
    if (!frame) return [];
    const ends = this.#kit.ends?.(frame.view, names);
    const scores = names.map((name, seat) => {
      const { score, isAll } = this.#kit.standing(frame, seat);
      if (score === undefined) return w().pointsHidden({ name });
      return isAll ? w().points({ name, n: score }) : w().pointsKnown({ name, n: score });
    });
    return ends ? [...scores, ends.text] : scores;
  }

  /** The last sentences of the log. */
  async #told(count: number): Promise<Answer> {
    const to = this.#session.frame?.plies ?? 0;
    let from = to;
    let told: Answer = [];
    while (from > 0 && told.length < count) {
      from = Math.max(0, from - 4 * count);
      told = await this.#story(from, to);
    }
    return told.slice(-count);
  }

  async #story(from: number, to: number): Promise<Answer> {
    const { looks, names } = this.#session;
    const happenings = from < to ? await looks.story(from, to) : [];
    const told = happenings.flatMap((each) => this.#kit.tell(each, names)).map(({ text }) => text);
    return told.length > 0 ? told : [w().noneSo];
  }

  async #hint(): Promise<Answer | undefined> {
    const { hints, frame, names } = this.#session;
    if (!hints || !frame) return undefined;
    await this.#session.hint();
    const plan = hints.hint?.plans[0];
    if (!plan) return undefined;
    const why = await this.#kit.why?.();
    return [
      ...plan.line.map((notation) => saidMove(notation, this.#kit.say(notation, frame.view, names)).line),
      ...plan.reasons.flatMap((reason) => why?.(reason, names).text ?? []),
    ];
  }

  async #undo(): Promise<Answer> {
    await this.#session.undo();
    return this.#turn();
  }

  #has(seat: number | undefined): Answer | undefined {
    const { frame, names } = this.#session;
    return frame && seat !== undefined && seat in names ? this.#asking?.player(frame, seat, names) : undefined;
  }

  #times(): Answer {
    const { host, names } = this.#session;
    const times = names.flatMap((name, seat) => {
      const time = host.timeOf?.(seat);
      return time === undefined ? [] : [w().timeLeft({ name, time })];
    });
    return times.length > 0 ? times : [w().noClock];
  }

  /** A rule by its id, or the one that the last refused move breaks. */
  async #rule(typed: string | undefined): Promise<Answer | undefined> {
    const { notice, game } = this.#session;
    const id = typed?.toUpperCase() ?? (notice?.about === 'refused' ? notice.rule : undefined);
    const sentence = id && game && (await loadSentence(game, id));
    return sentence ? [`${id}: ${sentence}`] : undefined;
  }

  /** Why what was typed cannot be played, if it is written as a move. At a server only what was sent is refused. */
  async #refusal(typed: string): Promise<Answer | undefined> {
    const { looks, host, names, game } = this.#session;
    if (host.isRemote) return undefined;
    const refusal = await looks.refusal(typed).catch(() => undefined);
    if (!refusal) return undefined;
    const facts = refusal.facts && (await this.#kit.refuse(refusal.facts, names));
    const rule = await loadSentence(game as GameId, refusal.rule);
    return [...(facts ? [facts] : []), `${refusal.rule}: ${rule ?? ''}`];
  }
}
