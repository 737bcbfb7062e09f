import { EVERYBODY, type Game, type Ply, type Position, Sfc32 } from '../src/index.ts';
import { Fault } from './fault.ts';
import { checkAlike, checkDeterminize, checkTwins, checkWitnesses } from './laws-of-knowledge.ts';
import { checkOpen, type Redeal } from './laws-of-openness.ts';
import {
  checkActs,
  checkCommute,
  checkCopy,
  checkJson,
  checkLegality,
  checkNotation,
  checkOffers,
  checkPurity,
  checkResult,
} from './laws-of-play.ts';
import { randomPly } from './random-game.ts';

export interface Plan<State extends Position, Options> {
  readonly seats: number;
  readonly options: Options;
  /** How many random games, and which. */
  readonly games: number;
  readonly seed?: string | number;
  /** Costly laws are checked at one position in this number. */
  readonly sampling?: number;
  /** Throws when a position is none that can come about. */
  readonly audit?: (state: State) => void;
  /** Another position with the same table; without it nothing is known to depend on what is hidden. */
  readonly redeal?: Redeal<State>;
  /** Throws when a finished game's position does not follow from its log. */
  readonly ledger?: (log: readonly Ply[], state: State) => void;
  readonly onGame?: (played: number) => void;
}

/** What was played, for the record. */
export interface Conformity {
  readonly games: number;
  readonly plies: number;
  readonly longest: number;
  readonly sampled: number;
  readonly twins: number;
}

/** Plays seeded random games and holds the game to every law of the contract; throws a `Fault` with its story. */
export function conformance<State extends Position, View, Options>(
  game: Game<State, View, Options>,
  plan: Plan<State, Options>,
): Conformity {
  checkActs(game);
  checkNotation(game);
  let [plies, longest, sampled, twins] = [0, 0, 0, 0];
  for (let n = 0; n < plan.games; n++) {
    const inspection = new Inspection(game, plan, `${plan.seed ?? 'conformance'} ${plan.seats} ${n}`);
    inspection.run();
    plies += inspection.log.length;
    longest = Math.max(longest, inspection.log.length);
    sampled += inspection.sampled;
    twins += inspection.twins;
    plan.onGame?.(n + 1);
  }
  return { games: plan.games, plies, longest, sampled, twins };
}

/** One random game under inspection. */
class Inspection<State extends Position, View, Options> {
  readonly log: Ply[] = [];
  sampled = 0;
  twins = 0;
  readonly #game: Game<State, View, Options>;
  readonly #plan: Plan<State, Options>;
  readonly #seed: string;
  readonly #random: Sfc32;
  readonly #scratch: Int32Array;
  readonly #state: State;
  readonly #used: State;
  /** Plies that not everybody saw. */
  readonly #unseen: number[] = [];

  constructor(game: Game<State, View, Options>, plan: Plan<State, Options>, seed: string) {
    this.#game = game;
    this.#plan = plan;
    this.#seed = seed;
    this.#random = new Sfc32(seed);
    this.#scratch = new Int32Array(game.moveCount);
    this.#state = game.start(plan.seats, plan.options);
    this.#used = game.start(plan.seats, plan.options);
  }

  run(): void {
    try {
      while (this.#step());
      checkResult(this.#game, this.#state);
      this.#checkReplay();
      this.#ask('ledger', () => this.#plan.ledger?.(this.log, this.#state));
    } catch (error) {
      const law = error instanceof Fault ? error.law : undefined;
      if (law === undefined) throw error;
      const story = `${(error as Fault).message.slice(law.length + 2)} (seed "${this.#seed}", ply ${this.log.length})`;
      throw new Fault(law, story, { cause: error });
    }
  }

  #step(): boolean {
    const [game, state] = [this.#game, this.#state];
    if (this.log.length > game.longestGame) throw new Fault('termination', `not over after ${game.longestGame} plies`);
    this.#ask('audit', () => this.#plan.audit?.(state));
    checkOffers(game, state, this.#scratch);
    const ply = randomPly(game, state, this.#random, this.#scratch);
    if (this.#random.below(this.#plan.sampling ?? 1) === 0) this.#sample(ply);
    if (ply === undefined) return false;
    if ((game.witnesses(state, ply.seat, ply.move) & EVERYBODY) !== EVERYBODY) this.#unseen.push(this.log.length);
    game.play(state, ply.seat, ply.move);
    this.log.push(ply);
    return true;
  }

  #sample(ply: Ply | undefined): void {
    const [game, state, random, scratch] = [this.#game, this.#state, this.#random, this.#scratch];
    this.sampled++;
    checkLegality(game, state, scratch);
    checkPurity(game, state, scratch);
    checkJson(game, state);
    checkDeterminize(game, state, random, this.#plan.audit);
    if (ply === undefined) return;
    checkCopy(game, state, ply, this.#used);
    checkAlike(game, state, ply, random);
    checkWitnesses(game, state, ply, random);
    checkCommute(game, state, (seat) => scratch[random.below(game.moves(state, seat, scratch))]);
    if (this.#plan.redeal) checkOpen(game, state, this.#plan.redeal, random);
  }

  /** Plays the log again; on the way, each ply in hiding gets a twin. */
  #checkReplay(): void {
    const [game, random] = [this.#game, this.#random];
    const again = game.start(this.#plan.seats, this.#plan.options);
    const changed = new Set(this.#unseen.filter(() => random.below(Math.ceil(this.#unseen.length / 4)) === 0));
    this.log.forEach(({ seat, move }, ply) => {
      if (changed.has(ply) && checkTwins(game, again, this.log, ply, random)) this.twins++;
      game.play(again, seat, move);
    });
    if (JSON.stringify(game.save(again)) !== JSON.stringify(game.save(this.#state))) {
      throw new Fault('replay', 'the log leads to another position');
    }
  }

  /** The game's own checks throw what they like. */
  #ask(law: 'audit' | 'ledger', check: () => void): void {
    try {
      check();
    } catch (cause) {
      throw new Fault(law, String(cause), { cause });
    }
  }
}
