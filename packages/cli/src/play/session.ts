import { type Hint, hintOf, playerOf } from '@ahu/bots';
import {
  askBot,
  legalMoves,
  type Match,
  type Move,
  type Position,
  players,
  type Seat,
  Sfc32,
  seatsOf,
} from '@ahu/core';
import { ISLANDER } from '@ahu/daily';
import { takeBack } from '@ahu/table';
import type { GameManifest } from '../games/contract/manifest.ts';
import { type BotName, botOf, hasLearnt, networkOf } from '../setup/bots.ts';
import { tryOut } from '../setup/lineup.ts';

/** A match with people and bots around one table. Knows nothing of screens. */
export class Session {
  readonly manifest: GameManifest;
  readonly match: Match;
  /** Files that this match was saved to by hand. */
  readonly savedAs = new Set<string>();
  /** People who do not want to be asked about mere possibilities. */
  readonly brisk = new Set<Seat>();

  /** Called before a bot is asked, which may take seconds. */
  onThink: (seat: Seat) => void = () => {};

  constructor(manifest: GameManifest, match: Match) {
    this.manifest = manifest;
    this.match = match;
  }

  /** Whether this is an island of the day, which everybody plays alone and with the same chances. */
  get isIsland(): boolean {
    return this.match.seats.some(({ bot }) => bot === ISLANDER);
  }

  get people(): Seat[] {
    return players(this.match.seats.length).filter((seat) => this.#isPerson(seat));
  }

  /** Plays on until a person has a choice, and tells who; undefined when the game is over. */
  advance(): Seat | undefined {
    for (;;) {
      this.match.settle();
      const asked = seatsOf(this.match.game.toMove(this.match.state));
      // In a blind phase people come last, so that what they chose can still be taken back.
      const bot = asked.find((seat) => !this.#isPerson(seat));
      const decided = asked.find((seat) => this.#obvious(seat) !== undefined);
      if (bot !== undefined) {
        this.onThink(bot);
        this.match.play(bot, this.#ask(bot, this.match.seats[bot].bot as BotName));
      } else if (decided !== undefined) this.match.play(decided, this.#obvious(decided) as Move);
      else return asked[0];
    }
  }

  choices(seat: Seat): Move[] {
    return legalMoves(this.match.game, this.match.state, seat);
  }

  /** What a strong bot would do and why; what the rule of thumb would play, where no bot has learnt the game. */
  hint(seat: Seat): Hint | Move {
    const { game, state, seats, seed, log } = this.match;
    const { insight, reasons } = this.manifest;
    if (!hasLearnt(this.manifest, seats.length)) return this.#ask(seat, 'greedy');
    const network = networkOf(this.manifest, seats.length);
    const bot = playerOf('strong', game, { insight, network }, { clock: () => performance.now() });
    const [view, random] = [game.view(state, seat), new Sfc32(`${seed} ${log.length} hint`)];
    const candidates = bot.explain(view, seat, this.choices(seat), random);
    return hintOf({ game, bot, view, seat, random, ...(reasons && { explainer: reasons.explainer }) }, candidates);
  }

  /** Goes back to the last choice of this person, if nobody answered it and nothing was revealed since. */
  undo(seat: Seat): boolean {
    const { match } = this;
    let plies = match.log.length - 1;
    while (plies >= 0 && this.#answers(match.positionAt(plies), seat).length === 1) plies--;
    return takeBack(match, seat, plies);
  }

  /** The only answer there is, or the one that a brisk player always gives. */
  #obvious(seat: Seat): Move | undefined {
    const { game, state } = this.match;
    const answers = this.#answers(state, seat);
    if (answers.length === 1) return answers[0];
    if (!this.brisk.has(seat)) return undefined;
    const acts = answers.map((move) => game.actOf(move));
    const routine = this.manifest.words.routine?.(game.view(state, seat), acts);
    return routine === undefined ? undefined : answers[acts.indexOf(routine)];
  }

  /** Moves that answer what a seat is asked; what could be done at any other time as well is no answer. */
  #answers(state: Position, seat: Seat): Move[] {
    const { game } = this.match;
    return legalMoves(game, state, seat).filter((move) => !this.manifest.words.isAside?.(game.actOf(move)));
  }

  /** The same answer to the same position of the same match, so that a resumed match goes on as it would have. */
  #ask(seat: Seat, bot: BotName): Move {
    const { game, state, seats, seed, log, options } = this.match;
    return askBot(
      game,
      state,
      seat,
      tryOut(bot, () => botOf(this.manifest, bot, seats.length, { slot: String(seat), options })),
      new Sfc32(`${seed} ${log.length} ${seat}`),
    );
  }

  #isPerson(seat: Seat): boolean {
    return seat < this.match.seats.length && this.match.seats[seat].bot === undefined;
  }
}
