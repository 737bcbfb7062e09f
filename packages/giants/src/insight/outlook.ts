/** What everybody could do with their objects: studied once for a position, read by features and hints. */
import type { Seat } from '@ahu/core';
import { isAbandoned } from '../objects.ts';
import { BID, PICK, PLACE, type State } from '../state.ts';
import {
  AHUS,
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
} from '../vocabulary.ts';
import { Carriers } from './carriers.ts';
import { Means } from './means.ts';
import { noClaims, Plan } from './plan.ts';
import { NO_OBJECT, Prices } from './prices.ts';
import { hexBefore } from './spread.ts';

/** What a wage is worth against a point of one's own, and what a place in a crew that is full already. */
const WAGE = 0.6;
const CROWDED = 0.25;

/** Whose object it is, by marker or won in this round; −1 if it is abandoned. */
export const ownerOf = ({ marker, holder }: State, object: ObjectId): Seat =>
  marker[object] >= 0 ? marker[object] : holder[object];

export class Outlook {
  readonly carriers = new Carriers();
  readonly means = new Means();
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
  /** By object, for its owner; of abandoned ones for the viewer. */
  readonly pointsOf = new Float32Array(OBJECTS.length);
  readonly promiseOf = new Float32Array(OBJECTS.length);
  readonly aimOf = new Int16Array(OBJECTS.length);
  /** By kind: what one to be won promises the viewer. */
  readonly ofNew = new Float32Array(KINDS.length);
  abandoned = 0;
  bestAbandoned = 0;
  /** By hex: what a piece of the viewer there brings, and the strength that is missing there for their own plans. */
  readonly need = new Float32Array(HEX_COUNT);
  readonly missing = new Uint8Array(HEX_COUNT);
  /** By ahu: what the viewer's plan for it promises; by hex: 1 on the way of the carried object. */
  readonly aimed = new Float32Array(AHUS.length);
  readonly ahead = new Uint8Array(HEX_COUNT);

  readonly #objects = new Uint8Array(OBJECTS.length);
  #listed = 0;
  readonly #claims = noClaims();
  readonly #prices = new Prices(this.carriers, this.means);
  readonly #plan = new Plan(this.carriers, this.means, this.#prices, this.#claims);
  readonly #cleared = [
    ...[this.points, this.highest, this.moaiNow, this.tolls, this.wages, this.promises, this.soon, this.best],
    ...[this.lacking, this.ofNew, this.need, this.missing, this.aimed, this.ahead, this.#claims],
  ];

  study(state: State, viewer: Seat): void {
    this.#clear();
    this.carriers.count(state);
    this.means.count(state, viewer);
    this.#list(state);
    for (let seat = 0; seat < state.setup.seats; seat++) {
      for (let i = 0; i < this.#listed; i++) {
        if (ownerOf(state, this.#objects[i]) === seat) this.#studyOwned(state, viewer, this.#objects[i]);
      }
    }
    for (let i = 0; i < this.#listed; i++) {
      if (ownerOf(state, this.#objects[i]) < 0) this.#studyAbandoned(state, viewer, this.#objects[i]);
    }
    this.#studyNew(state, viewer);
  }

  /** Backwards: headdresses have goals of their own, and heavy moai choose before light ones. */
  #list(state: State): void {
    this.#listed = 0;
    for (let object = OBJECTS.length - 1; object >= 0; object--) {
      if (state.at[object] >= 0) this.#objects[this.#listed++] = object;
    }
  }

  #clear(): void {
    for (let i = 0; i < this.#cleared.length; i++) this.#cleared[i].fill(0);
    this.#prices.clear();
    this.#plan.clear();
    this.abandoned = 0;
    this.bestAbandoned = 0;
  }

  #studyOwned(state: State, viewer: Seat, object: ObjectId): void {
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
    if (plan.promise > this.best[owner]) {
      this.best[owner] = plan.promise;
      this.lacking[owner] = plan.pieces;
    }
    this.#call(viewer);
  }

  #note(state: State, object: ObjectId): void {
    this.pointsOf[object] = this.#plan.points - this.#plan.toll;
    this.promiseOf[object] = this.#plan.promise;
    this.aimOf[object] = this.#plan.aim;
    const goal = this.#plan.now >= 0 ? this.#plan.now : this.#plan.aim;
    if (object !== state.carried || goal < 0) return;
    for (let hex = hexOf(goal); hexBefore(hex) >= 0; hex = hexBefore(hex)) this.ahead[hex] = 1;
  }

  /** Whoever moves it first has to keep it, with a marker or on an ahu (G3.33). */
  #studyAbandoned(state: State, viewer: Seat, object: ObjectId): void {
    this.abandoned++;
    if (this.#isLikeTheNext(state, object)) return;
    this.#plan.make(state, viewer, KIND_OF[object], state.at[object], object);
    this.#note(state, object);
    if (this.#plan.now < 0 && this.means.markers[viewer] === 0) return;
    this.bestAbandoned = Math.max(this.bestAbandoned, this.#plan.promise);
    if (this.#plan.aim >= 0) this.#call(viewer);
  }

  /** Of equal ones in one place the first that is met stands for all. */
  #isLikeTheNext(state: State, object: ObjectId): boolean {
    const next = object + 1;
    if (next === OBJECTS.length || KIND_OF[next] !== KIND_OF[object] || state.at[next] !== state.at[object])
      return false;
    if (!isAbandoned(state, next)) return false;
    this.pointsOf[object] = this.pointsOf[next];
    this.promiseOf[object] = this.promiseOf[next];
    this.aimOf[object] = this.aimOf[next];
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

  /** Where the plan would welcome a piece of the viewer, the owner's or a hired one. */
  #call(viewer: Seat): void {
    const plan = this.#plan;
    const goal = hexOf(plan.aim);
    const own = plan.owner === viewer;
    if (own) this.aimed[plan.aim] = plan.promise;
    const each = own ? Math.max(1, plan.promise) / Math.max(1, plan.pieces) : WAGE;
    for (let hex = goal; hexBefore(hex) >= 0; hex = hexBefore(hex)) {
      const missing = this.carriers.missing(plan.kind, hex);
      if (own) this.missing[hex] = Math.max(this.missing[hex], missing);
      if (missing > 0) this.need[hex] += own ? each : each * missing;
      else this.need[hex] += this.carriers.toll(plan.owner, plan.kind, hex, 0) * (own ? 1 : CROWDED);
    }
    const comesAnyway = hexBefore(goal) >= 0 && this.carriers.missing(plan.kind, goal) > 0;
    if (own && !comesAnyway && this.carriers.of(viewer, goal) === 0) this.need[goal] += each;
  }
}
