/** Where an object is best brought to: at once with the pieces on the island, and with more of them. */
import type { Seat } from '@ahu/core';
import { hasMoved, type State } from '../position/state.ts';
import {
  AHUS,
  type Ahu,
  HEX_COUNT,
  type Hex,
  hexOf,
  isMoai,
  type Kind,
  type ObjectId,
  sizeOf,
  WEIGHT,
} from '../public/vocabulary.ts';
import type { Carriers } from './carriers.ts';
import type { Means } from './means.ts';
import { costOf, HEAVIEST, NO_OBJECT, type Prices, piecesIn, tollIn } from './prices.ts';
import { costTo, isReached, spread } from './spread.ts';

const NOWHERE: Ahu = -1;

/** What a piece could bring elsewhere, and how much of a point for another player is a loss of one's own. */
const PIECE_VALUE = 0.25;
const TOLL_VALUE = 0.5;
/** What is left of a gain after waiting some rounds for it. */
const PATIENCE = Float32Array.from({ length: 32 }, (_, rounds) => 0.75 ** rounds);

/** Nobody looks farther ahead than this many rounds. */
const FORESIGHT = 2;
const NO_WAYS = -1;

/** By ahu: whose plans aim at it already; a second moai has to look elsewhere. */
export type Claims = Uint8Array;
export const noClaims = (): Claims => new Uint8Array(AHUS.length);

/** The plans for one object, made again and again in the same place. */
export class Plan {
  owner: Seat = 0;
  kind: Kind = 0;
  /** What can be raised now: where, for how many points, and what others earn by it. */
  now: Ahu = NOWHERE;
  points = 0;
  toll = 0;
  /** What should be aimed at: where, what it promises, and the pieces that it lacks. */
  aim: Ahu = NOWHERE;
  promise = 0;
  pieces = 0;
  readonly #carriers: Carriers;
  readonly #claims: Claims;
  readonly #means: Means;
  readonly #prices: Prices;
  /** Ahus without a base, and those with one that lack a moai or a headdress. */
  readonly #free = new Uint8Array(AHUS.length);
  #freeCount = 0;
  readonly #based = new Uint8Array(AHUS.length);
  #basedCount = 0;
  /** Where the object may be raised, and the points for it. */
  readonly #goals = new Uint8Array(AHUS.length);
  #goalCount = 0;
  readonly #worth = new Uint8Array(AHUS.length);
  #ways = NO_WAYS;

  constructor(carriers: Carriers, means: Means, prices: Prices, claims: Claims) {
    this.#carriers = carriers;
    this.#means = means;
    this.#prices = prices;
    this.#claims = claims;
  }

  /** Before the plans of another position. */
  begin(state: State): void {
    const { ahus } = state.setup.island;
    this.#ways = NO_WAYS;
    this.#freeCount = 0;
    this.#basedCount = 0;
    for (let i = 0; i < ahus.length; i++) {
      if (state.baseOn[ahus[i]] < 0) this.#free[this.#freeCount++] = ahus[i];
      else if (state.capped[ahus[i]] === 0) this.#based[this.#basedCount++] = ahus[i];
    }
  }

  /** Of an object on the island, or of one that the player could win there. */
  make(state: State, owner: Seat, kind: Kind, from: Hex, object: ObjectId): void {
    this.owner = owner;
    this.kind = kind;
    this.now = NOWHERE;
    this.points = 0;
    this.toll = 0;
    this.aim = NOWHERE;
    this.promise = 0;
    this.pieces = 0;
    const goals = this.#findGoals(state);
    if (goals === 0) return;
    this.#spread(state, from, object);
    for (let i = 0; i < goals; i++) this.#consider(this.#goals[i], this.#worth[i], from);
    if (this.aim !== NOWHERE) this.#claims[this.aim] |= 1 << owner;
  }

  #findGoals(state: State): number {
    this.#goalCount = 0;
    if (isMoai(this.kind) && state.bases[this.owner] > 0) {
      const { moaiValue } = state.setup.island;
      for (let i = 0; i < this.#freeCount; i++) {
        this.#addGoal(this.#free[i], moaiValue[this.#free[i]] * sizeOf(this.kind));
      }
    }
    for (let i = 0; i < this.#basedCount; i++) {
      if (state.baseOn[this.#based[i]] === this.owner)
        this.#addGoal(this.#based[i], this.#worthOnBase(state, this.#based[i]));
    }
    return this.#goalCount;
  }

  #addGoal(ahu: Ahu, worth: number): void {
    if (worth === 0 || (this.#claims[ahu] & (1 << this.owner)) !== 0) return;
    this.#goals[this.#goalCount] = ahu;
    this.#worth[this.#goalCount++] = worth;
  }

  /** A moai on an ahu that one reserved, or a headdress on one's own moai. */
  #worthOnBase({ moaiOn, setup }: State, ahu: Ahu): number {
    if (isMoai(this.kind)) return moaiOn[ahu] < 0 ? setup.island.moaiValue[ahu] * sizeOf(this.kind) : 0;
    return moaiOn[ahu] >= 0 ? setup.island.headdressValue[ahu] : 0;
  }

  /** The ways from one hex are the same for all of a weight that a player has there. */
  #spread(state: State, from: Hex, object: ObjectId): void {
    const { owner, kind } = this;
    const moved = object !== NO_OBJECT && hasMoved(state, object);
    const ways = moved ? NO_WAYS : (owner * HEX_COUNT + from) * HEAVIEST + WEIGHT[kind];
    if (ways === this.#ways && !moved) return;
    this.#ways = ways;
    const prices = this.#prices.of(state, owner, kind);
    const limit = this.#means.pieces[owner] + FORESIGHT * this.#means.perRound[owner];
    spread(state.setup.island, from, moved ? this.#prices.withoutTrail(state, prices, object) : prices, costOf(limit));
  }

  #consider(ahu: Ahu, worth: number, from: Hex): void {
    const { owner, kind } = this;
    const hex = hexOf(ahu);
    if (!isReached(hex)) return;
    // A seat that raises something has a piece there (G3.30, G3.31).
    const present = this.#carriers.of(owner, hex) > 0 || (hex !== from && this.#carriers.missing(kind, hex) > 0);
    const pieces = piecesIn(costTo(hex)) + (present ? 0 : 1);
    const toll = tollIn(costTo(hex));
    const promise = this.#means.patience(owner, pieces, PATIENCE) * (worth - TOLL_VALUE * toll) - PIECE_VALUE * pieces;
    if (pieces === 0 && (this.now === NOWHERE || worth - toll > this.points - this.toll)) {
      this.now = ahu;
      this.points = worth;
      this.toll = toll;
    }
    if (promise > this.promise) {
      this.aim = ahu;
      this.promise = promise;
      this.pieces = pieces;
    }
  }
}
