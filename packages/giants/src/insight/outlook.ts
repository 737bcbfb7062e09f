/** What everybody could do with their objects: studied once for a position, read by features and hints. */
import type { Seat } from '@ahu/core';
import { isAbandoned } from '../position/objects.ts';
import { BID, PICK, PLACE, type State } from '../position/state.ts';
import {
  type Ahu,
  HEADDRESS,
  HEX_COUNT,
  type Hex,
  hexOf,
  isMoai,
  KIND_OF,
  KINDS,
  type Kind,
  MAX_PLAYERS,
  OBJECTS,
  type ObjectId,
  SIZES,
} from '../public/vocabulary.ts';
import { Carriers } from './carriers.ts';
import { Means } from './means.ts';
import { noClaims, Plan } from './plan.ts';
import { NO_OBJECT, Prices } from './prices.ts';
import { hexBefore } from './spread.ts';
import { ownerOf, Survey } from './survey.ts';

/** Marks of hexes: on the way to what is aimed at, and to what can be raised now. */
const AIMED = 1;
const NOW = 2;

export class Outlook {
  readonly carriers = new Carriers();
  readonly means = new Means();
  readonly survey = new Survey();
  /** By seat, over all of their objects: what can be raised now, and what others earn by it. */
  readonly points = new Float32Array(MAX_PLAYERS);
  readonly highest = new Float32Array(MAX_PLAYERS);
  readonly moaiNow = new Uint8Array(MAX_PLAYERS);
  readonly tolls = new Float32Array(MAX_PLAYERS);
  readonly wages = new Float32Array(MAX_PLAYERS);
  /** By seat: what their plans promise, how much of it in this round, and the best of them. */
  readonly promises = new Float32Array(MAX_PLAYERS);
  readonly soon = new Float32Array(MAX_PLAYERS);
  readonly best = new Float32Array(MAX_PLAYERS);
  readonly lacking = new Uint8Array(MAX_PLAYERS);
  /** On the island, headdresses and heavy moai first. */
  readonly objects = new Uint8Array(OBJECTS.length);
  count = 0;
  /** By object, for its owner, or for the viewer if it is abandoned: what can be raised now and where, or −1. */
  readonly pointsOf = new Float32Array(OBJECTS.length);
  readonly nowOf = new Int16Array(OBJECTS.length);
  /** By object: where it should be brought or −1, what that promises and lacks, and the hexes from there back to it. */
  readonly aimOf = new Int16Array(OBJECTS.length);
  readonly promiseOf = new Float32Array(OBJECTS.length);
  readonly piecesOf = new Uint8Array(OBJECTS.length);
  readonly wayOf = Array.from({ length: OBJECTS.length }, () => new Uint8Array(HEX_COUNT));
  readonly stepsOf = new Uint8Array(OBJECTS.length);
  /** By kind: what one to be won promises the viewer. */
  readonly ofNew = new Float32Array(KINDS.length);
  abandoned = 0;
  bestAbandoned = 0;
  /** By hex: AIMED or NOW on the ways of the carried object. */
  readonly ahead = new Uint8Array(HEX_COUNT);

  /** By ahu: whose plans aim at it, and whose own objects do. */
  readonly #claims = noClaims();
  readonly #ownClaims = noClaims();
  readonly #prices = new Prices(this.carriers, this.means);
  readonly #plan = new Plan(this.carriers, this.means, this.#prices, this.#claims);
  readonly #cleared = [
    ...[this.points, this.highest, this.moaiNow, this.tolls, this.wages, this.promises, this.soon, this.best],
    ...[this.lacking, this.ahead, this.#claims],
  ];

  /** What is the same for all who look on, but for bids that only the viewer knows. */
  study(state: State, viewer: Seat): void {
    for (let i = 0; i < this.#cleared.length; i++) this.#cleared[i].fill(0);
    this.#prices.clear();
    this.#plan.begin(state);
    this.survey.take(state);
    this.carriers.count(state);
    this.means.count(state, viewer);
    this.count = 0;
    for (let object = OBJECTS.length - 1; object >= 0; object--) {
      if (state.at[object] < 0) continue;
      this.objects[this.count++] = object;
      if (!isAbandoned(state, object)) this.#studyOwned(state, object);
    }
    this.#ownClaims.set(this.#claims);
  }

  /** What the viewer could take up besides: abandoned objects, and new ones. */
  regard(state: State, viewer: Seat): void {
    this.#claims.set(this.#ownClaims);
    this.ofNew.fill(0);
    this.abandoned = 0;
    this.bestAbandoned = 0;
    if (state.carried >= 0 && isAbandoned(state, state.carried)) this.#studyAbandoned(state, viewer, state.carried);
    for (let i = 0; i < this.count; i++) {
      const object = this.objects[i];
      if (object !== state.carried && isAbandoned(state, object)) this.#studyAbandoned(state, viewer, object);
    }
    this.#studyNew(state, viewer);
  }

  /** Whether it can enter the next hex on its way. */
  canGoOn(object: ObjectId): boolean {
    const steps = this.stepsOf[object];
    return steps > 0 && this.carriers.missing(KIND_OF[object], this.wayOf[object][steps - 1]) === 0;
  }

  #studyOwned(state: State, object: ObjectId): void {
    const plan = this.#plan;
    const owner = ownerOf(state, object);
    plan.make(state, owner, KIND_OF[object], state.at[object], object);
    this.#note(state, object);
    if (plan.now >= 0) {
      this.points[owner] += plan.points;
      this.tolls[owner] += plan.toll;
      this.highest[owner] = Math.max(this.highest[owner], plan.points);
      if (isMoai(plan.kind)) this.moaiNow[owner]++;
      this.#share(state, plan.now);
    }
    if (plan.aim < 0) return;
    this.promises[owner] += plan.promise;
    if (plan.pieces <= this.means.pieces[owner]) this.soon[owner] += plan.promise;
    if (plan.promise <= this.best[owner]) return;
    this.best[owner] = plan.promise;
    this.lacking[owner] = plan.pieces;
  }

  #note(state: State, object: ObjectId): void {
    const { now, aim, points, toll, promise, pieces } = this.#plan;
    this.pointsOf[object] = points - toll;
    this.nowOf[object] = now;
    this.aimOf[object] = aim;
    this.promiseOf[object] = promise;
    this.piecesOf[object] = pieces;
    this.stepsOf[object] = 0;
    const way = this.wayOf[object];
    if (aim >= 0)
      for (let hex = hexOf(aim); hexBefore(hex) >= 0; hex = hexBefore(hex)) way[this.stepsOf[object]++] = hex;
    if (object !== state.carried) return;
    if (aim >= 0) this.#lookAhead(aim, AIMED);
    if (now >= 0) this.#lookAhead(now, NOW);
  }

  #lookAhead(goal: Ahu, mark: number): void {
    for (let hex = hexOf(goal); hexBefore(hex) >= 0; hex = hexBefore(hex)) this.ahead[hex] = mark;
  }

  /** The seat that moves it first has to keep it, with a marker or on an ahu (G3.33). */
  #studyAbandoned(state: State, viewer: Seat, object: ObjectId): void {
    this.abandoned++;
    if (this.#isLikeTheNext(state, object)) return;
    this.#plan.make(state, viewer, KIND_OF[object], state.at[object], object);
    this.#note(state, object);
    if (this.#plan.now < 0 && this.means.markers[viewer] === 0) return;
    this.bestAbandoned = Math.max(this.bestAbandoned, this.#plan.promise);
  }

  /** Of equal ones in one place the first that is met stands for all. */
  #isLikeTheNext(state: State, object: ObjectId): boolean {
    const next = object + 1;
    if (object === state.carried || next === OBJECTS.length || KIND_OF[next] !== KIND_OF[object]) return false;
    if (state.at[next] !== state.at[object] || !isAbandoned(state, next)) return false;
    this.pointsOf[object] = this.pointsOf[next];
    this.promiseOf[object] = this.promiseOf[next];
    this.nowOf[object] = this.nowOf[next];
    this.aimOf[object] = -1;
    this.stepsOf[object] = 0;
    return true;
  }

  #studyNew(state: State, viewer: Seat): void {
    const { moaiQuarry, headdressQuarry } = state.setup.island;
    if (state.phase >= BID && state.phase <= PICK) {
      for (let kind = SIZES.length - 1; kind >= 0; kind--) {
        if (state.tile[kind] > 0) this.#studyQuarry(state, viewer, kind, moaiQuarry);
      }
    }
    const sculpts = this.means.sorcerer[viewer] + this.means.chief[viewer] > 0 && state.supply[HEADDRESS] > 0;
    if (state.phase === PLACE && sculpts) this.#studyQuarry(state, viewer, HEADDRESS, headdressQuarry);
  }

  #studyQuarry(state: State, viewer: Seat, kind: Kind, quarry: Hex): void {
    this.#plan.make(state, viewer, kind, quarry, NO_OBJECT);
    this.ofNew[kind] = this.#plan.promise;
  }

  /** What others earn when the object goes where it can be raised now. */
  #share(state: State, ahu: Ahu): void {
    const { owner, kind } = this.#plan;
    for (let hex = hexOf(ahu); hexBefore(hex) >= 0; hex = hexBefore(hex)) {
      const hired = this.carriers.toll(owner, kind, hex, 0);
      if (hired === 0) continue;
      const others = this.carriers.together[hex] - this.carriers.of(owner, hex);
      for (let seat = 0; seat < state.setup.seats; seat++) {
        if (seat !== owner) this.wages[seat] += (hired * this.carriers.of(seat, hex)) / others;
      }
    }
  }
}
