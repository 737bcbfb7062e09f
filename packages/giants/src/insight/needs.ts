/** Where a piece of one player is welcome: on the ways of their own plans, and of others' who would pay for it. */
import type { Seat } from '@ahu/core';
import { isAbandoned } from '../position/objects.ts';
import type { State } from '../position/state.ts';
import { AHUS, HEX_COUNT, hexOf, KIND_OF, type ObjectId } from '../public/vocabulary.ts';
import type { Outlook } from './outlook.ts';
import { ownerOf } from './survey.ts';

/** What a wage is worth against a point of one's own, and what a place in a crew that is full already. */
const WAGE = 0.6;
const CROWDED = 0.25;

export class Needs {
  /** By hex: what a piece there brings, and the strength that is missing there for one's own plans. */
  readonly need = new Float32Array(HEX_COUNT);
  readonly missing = new Uint8Array(HEX_COUNT);
  /** By ahu: what one's plan for it promises. */
  readonly aimed = new Float32Array(AHUS.length);

  gather(state: State, viewer: Seat, outlook: Outlook): void {
    this.need.fill(0);
    this.missing.fill(0);
    this.aimed.fill(0);
    for (let i = 0; i < outlook.count; i++) {
      const object = outlook.objects[i];
      if (outlook.aimOf[object] < 0) continue;
      if (!isAbandoned(state, object)) this.#call(viewer, ownerOf(state, object), object, outlook);
      else if (outlook.nowOf[object] >= 0 || outlook.means.markers[viewer] > 0) {
        this.#call(viewer, viewer, object, outlook);
      }
    }
  }

  #call(
    viewer: Seat,
    owner: Seat,
    object: ObjectId,
    { aimOf, promiseOf, piecesOf, wayOf, stepsOf, carriers }: Outlook,
  ): void {
    const kind = KIND_OF[object];
    const goal = hexOf(aimOf[object]);
    const own = owner === viewer;
    if (own) this.aimed[aimOf[object]] = promiseOf[object];
    const each = own ? Math.max(1, promiseOf[object]) / Math.max(1, piecesOf[object]) : WAGE;
    for (let i = 0; i < stepsOf[object]; i++) {
      const hex = wayOf[object][i];
      const missing = carriers.missing(kind, hex);
      if (own) this.missing[hex] = Math.max(this.missing[hex], missing);
      if (missing > 0) this.need[hex] += own ? each : each * missing;
      else this.need[hex] += carriers.toll(owner, kind, hex, 0) * (own ? 1 : CROWDED);
    }
    const comesAnyway = stepsOf[object] > 0 && carriers.missing(kind, goal) > 0;
    if (own && !comesAnyway && carriers.of(viewer, goal) === 0) this.need[goal] += each;
  }
}
