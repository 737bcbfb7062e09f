import {
  analyse,
  type Decision,
  decisionsOf,
  isDecision,
  Judge,
  type Judgement,
  type Knowledge,
  type Light,
  luckOf,
} from '@ahu/analysis';
import { lacking, type Network } from '@ahu/bots';
import { AUDIENCE, CHANCE, type Explainer, type Match, type MatchFile, readMatch, readMove } from '@ahu/core';
import { happeningsOf, shownView } from '@ahu/table';
import type { Background, Check, Explanation, Judged, Outcome } from './analysis-messages.ts';
import { sheetOf } from './sheet.ts';
import { loadTitle, type Title } from './titles.ts';

export type NetworkOf = (game: string, seats: number) => Promise<Network | undefined>;

/** Judges the decisions of one match. */
export class Analyst {
  readonly #title: Title;
  readonly #match: Match;
  readonly #knowledge: Knowledge;
  readonly #explainer: Explainer | undefined;
  readonly #judge: Judge;

  private constructor(title: Title, match: Match, network: Network, explainer: Explainer | undefined) {
    this.#title = title;
    this.#match = match;
    this.#knowledge = { game: match.game, insight: title.insight, network };
    this.#explainer = explainer;
    this.#judge = new Judge(this.#knowledge);
  }

  /** Throws where no bot has learnt the game with this number of players. */
  static async of(file: MatchFile, networkOf: NetworkOf): Promise<Analyst> {
    const title = await loadTitle(file.game);
    const match = readMatch(file, [title.game]);
    const [network, reasons] = await Promise.all([networkOf(file.game, match.seats.length), title.reasons?.()]);
    if (!network) throw new Error(`No bot has learnt ${file.game} with ${match.seats.length} players.`);
    return new Analyst(title, match, network, reasons?.explainer);
  }

  get isOver(): boolean {
    return this.#match.over || this.#match.end !== undefined;
  }

  background(): Background {
    const match = this.#match;
    return {
      decisions: decisionsOf(match, this.#knowledge.insight).length,
      plies: match.log.length,
      strokes: luckOf(match, this.#knowledge),
      rounds: this.#rounds(),
      sheet: sheetOf(this.#title, match),
    };
  }

  /** The judgements, one after the other, with how much of the work is done then. */
  *work(light: Light, iterations: number, known: readonly Judged[]): Generator<{ judged: Judged; done: number }> {
    const plan = { light, iterations, known: new Map(known.map((each) => [each.ply, this.#read(each)])) };
    for (const { judgement, done, of } of analyse(this.#match, this.#knowledge, plan)) {
      yield { judged: this.#write(judgement), done: done / of };
    }
  }

  explain({ ply, best, move, iterations }: Judged, light: Light): Explanation {
    const { game } = this.#match;
    const decision = this.#decisionAt(ply);
    const moves = [...new Set([best, move])].map((each) => readMove(game, each));
    const followed = this.#judge.explain(decision, light, iterations, moves, this.#explainer);
    const [first, second] = followed.map(({ line, reasons }): Outcome => {
      const steps = line.map((each) => ({
        seat: each.seat,
        ...(each.move !== undefined && { notation: game.write(each.move) }),
        after: shownView(each.after),
      }));
      return { happenings: happeningsOf(ply, shownView(game.view(decision.state, decision.seat)), steps), reasons };
    });
    return {
      best: first,
      ...(second && { played: second }),
      lacks: second ? lacking(first.reasons, second.reasons) : [],
    };
  }

  /** Judges one decision by what its seat saw, and explains it if it was bad; undefined where there was no choice. */
  check(ply: number, iterations: number): Check | undefined {
    const decision = this.#decisionAt(ply);
    if (!isDecision(this.#match.game, this.#knowledge.insight, decision)) return undefined;
    const judged = this.#write(this.#judge.judge(decision, 'seen', iterations));
    const isBad = judged.verdict === 'mistake' || judged.verdict === 'blunder';
    return { judged, ...(isBad && { explanation: this.explain(judged, 'seen') }) };
  }

  #decisionAt(ply: number): Decision {
    return { ply, ...this.#match.log[ply], state: this.#match.positionAt(ply) };
  }

  #rounds(): Background['rounds'] {
    const { game, log, seats, options } = this.#match;
    const state = game.start(seats.length, options);
    const rounds: { ply: number; round: number }[] = [];
    for (const [ply, { seat, move }] of log.entries()) {
      const { round } = game.view(state, AUDIENCE) as { round?: number };
      if (seat !== CHANCE && round !== undefined && round !== rounds.at(-1)?.round) rounds.push({ ply, round });
      game.play(state, seat, move);
    }
    return rounds;
  }

  #write = (judgement: Judgement): Judged => ({
    ...judgement,
    move: this.#match.game.write(judgement.move),
    best: this.#match.game.write(judgement.best),
  });

  #read = (judged: Judged): Judgement => ({
    ...judged,
    move: readMove(this.#match.game, judged.move),
    best: readMove(this.#match.game, judged.best),
  });
}
