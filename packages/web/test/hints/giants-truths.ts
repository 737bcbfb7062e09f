/** What each reason of Giants claims, held against the engine. */
import { seatsOf } from '@ahu/core';
import { giants } from '@ahu/giants';
import {
  ahuCalled,
  hexOfAhu,
  objectCalled,
  readAct,
  sculptorsIn,
  strengthOn,
  type View,
  valuesOf,
} from '@ahu/giants/public';
import type { Reason } from '@ahu/giants/reasons';
import { expect } from 'vitest';
import { type Played, until } from './positions.ts';

type Case = Played<View>;
type State = Parameters<typeof giants.play>[0];
type Truths = { readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>, played: Case) => void };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const own = ({ players, seat }: View): View['players'][number] => players[seat];
const viewAt = (played: Case, phases: readonly string[]): View => {
  const holds = (state: Case['state']): boolean => phases.includes((giants.view(state as State, 0) as View).phase);
  return giants.view(until(giants as never, played.state, holds) as State, played.seat) as View;
};

/** After all bids were shown. */
const shown = (played: Case): View => viewAt(played, ['pick', 'place', 'transport', 'roll', 'over']);

/** Whether the seat could carry an object over these hexes and raise it, if it were its turn in the transport phase. */
function canRaise(played: Case, route: readonly string[], ahu: string): number {
  const isOurs = (state: Case['state']): boolean => {
    const view = giants.view(state as State, played.seat) as View;
    return view.phase === 'transport' && seatsOf(giants.toMove(state as State)).includes(played.seat);
  };
  // All pass, so that nothing moves before.
  const world = giants.copy(played.state as State);
  for (let n = 0; n < 60 && !isOurs(world); n++) {
    const [seat] = seatsOf(giants.toMove(world));
    const pass = giants.read('pass') as number;
    if (giants.breaks(world, seat, pass) !== undefined) return -1;
    giants.play(world, seat, pass);
  }
  return raisings(world, played.seat, route, ahu);
}

/** The most that any object of the seat's scores at once when it goes this way. */
function raisings(world: State, seat: number, route: readonly string[], ahu: string): number {
  const view = giants.view(world, seat) as View;
  const before = sum(giants.scores(world));
  const scores = view.objects.map(({ object }) => {
    const copy = giants.copy(world);
    const acts = [`carry ${object}`, ...route.map((hex) => `to ${hex}`)];
    const ends = [`erect on ahu ${ahu.split('.')[1]}`, `cap on ahu ${ahu.split('.')[1]}`];
    for (const notation of acts) if (!playCheaply(copy, seat, notation)) return -1;
    const end = ends.find((notation) => playCheaply(copy, seat, notation));
    return end === undefined ? -1 : sum(giants.scores(copy)) - before;
  });
  return Math.max(-1, ...scores);
}

/** Plays, and pays the first who can be paid. */
function playCheaply(state: State, seat: number, notation: string): boolean {
  const move = giants.read(notation) ?? -1;
  if (giants.breaks(state, seat, move) !== undefined) return false;
  giants.play(state, seat, move);
  while ((giants.view(state, seat) as View).phase === 'crew') {
    const out = new Int32Array(giants.moveCount);
    const count = giants.moves(state, seat, out);
    const pay = [...out.subarray(0, count)].find((each) => giants.actOf(each).kind === 'pay') as number;
    giants.play(state, seat, pay);
  }
  return true;
}

const raised = (_: unknown, { after, before }: Case): void => expect(after.carried).toBe(before.carried && null);

export const giantsTruths: Truths = {
  sculpts: ({ sculptors, size }, played) => {
    expect(played.before.tile[size - 1]).toBeGreaterThan(0);
    expect(sculptors).toBeGreaterThanOrEqual(size);
    const view = shown(played);
    if (view.phase === 'pick' && view.order.length > 0) expect(view.players[played.seat].sculptors).toBe(sculptors);
  },
  ranks: ({ markers }, played) => {
    const { order, players, seat, phase } = shown(played);
    if (phase !== 'pick') return;
    for (const other of order.slice(0, order.indexOf(seat)))
      expect(players[other].frontMarkers).toBeGreaterThanOrEqual(markers);
  },
  bidsNothing: (_, { line, before }) => {
    const act = readAct(line[0]);
    const sculptors = act && (act.kind === 'bid' || act.kind === 'reveal') ? sculptorsIn(act) : -1;
    expect(before.tile.every((count, i) => count === 0 || i + 1 > sculptors)).toBe(true);
  },
  keeps: ({ held }, played) => {
    const { reserve, sorcerer, chief } = own(played.before.phase === 'place' ? played.after : shown(played));
    expect(reserve).toMatchObject({ markers: held.markers, workers: held.workers });
    expect([sorcerer === 'reserve', chief === 'reserve']).toEqual([held.sorcerer, held.chief]);
  },
  takes: ({ size, sculptors }, { before, after }) => {
    const isNew = (name: string): boolean => objectCalled(before, name) === undefined;
    const won = after.objects.filter(({ object, holder }) => holder === after.seat && isNew(object));
    expect(won.map(({ object }) => Number(object[5]))).toEqual([size]);
    expect(own(before).sculptors - sculptors).toBe(size);
  },
  denies: ({ size }, { after, before }) => {
    expect([before.tile[size - 1], after.phase === 'pick' ? after.tile[size - 1] : 0]).toEqual([1, 0]);
  },
  declines: (_, { before, after }) =>
    expect(after.objects.filter(({ holder }) => holder === after.seat).length).toBe(
      before.objects.filter(({ holder }) => holder === after.seat).length,
    ),
  reaches: ({ route, ahu, points, price }, played) => {
    const scored = canRaise(played, route, ahu);
    // What others score on the way comes on top of it.
    if (scored >= 0) expect(scored).toBeGreaterThanOrEqual(points + price);
    expect(points).toBeGreaterThan(price);
  },
  nears: ({ ahu, points, size, needs }, { after }) => {
    expect(points).toBe((valuesOf(after, ahu)?.moai ?? 0) * size);
    expect(needs).toBeGreaterThan(0);
    expect(ahuCalled(after, ahu)?.moai ?? null).toBeNull();
  },
  gains: ({ what }, { before, after }) => {
    const count = (view: View): number =>
      what === 'headdress'
        ? view.objects.filter(({ object, holder }) => holder === view.seat && object.startsWith('headdress')).length
        : (own(view).reserve?.[`${what}s`] ?? 0) +
          (what === 'worker' ? sum(view.hexes.map(({ workers }) => workers[view.seat])) : 0);
    expect(count(after)).toBe(count(before) + 1);
  },
  fells: ({ count, hex }, { before, after }) => {
    expect(before.logSupply - after.logSupply).toBe(count);
    expect(after.hexes.find((each) => each.hex === hex)?.felled).toBe(true);
  },
  reserves: ({ ahu, moai, headdress }, { after }) => {
    expect(ahuCalled(after, ahu)).toMatchObject({ owner: after.seat, moai: null });
    expect(valuesOf(after, ahu)).toMatchObject({ moai, headdress });
  },
  chiefPays: (_, { before, after }) => expect(own(before).tablets - own(after).tablets).toBe(2),
  lends: ({ hex, strength }, { after }) => expect(strengthOn(after, after.seat, hex)).toBe(strength),
  tablet: ({ count, points }, { after, seat, earned }) => {
    expect(own(after).tablets).toBe(count);
    expect(earned('tablets')[seat]).toBe(points);
  },
  erects: ({ points, ahu, route }, { seat, earned, after }) => {
    expect(earned('moai')[seat]).toBe(points);
    expect(ahuCalled(after, ahu)?.moai).not.toBeNull();
    if (route.length > 0) expect(route.at(-1)).toBe(hexOfAhu(ahu));
  },
  caps: ({ points, ahu }, { earned, after }) => {
    expect(sum(earned('headdresses'))).toBe(points);
    expect(ahuCalled(after, ahu)?.capped).toBe(true);
  },
  marks: ({ hex }, { after, seat }) =>
    expect(after.objects.some(({ at, marker }) => at === hex && marker === seat)).toBe(true),
  leaves: ({ hex }, { after }) => expect(after.objects.some(({ at }) => at === hex)).toBe(true),
  pays: ({ to }, { earned, seat }) =>
    expect(
      earned('transport').flatMap((points, each) => (each !== seat && points > 0 ? [{ seat: each, points }] : [])),
    ).toEqual(to),
  paysNobody: (_, { earned, seat }) => expect(sum(earned('transport').toSpliced(seat, 1))).toBe(0),
  markerBack: (_, { before, after }) =>
    expect(own(after).reserve?.markers).toBeGreaterThan(own(before).reserve?.markers ?? 0),
  lastBase: (_, played) => {
    expect(own(played.after).reserve?.bases).toBe(0);
    expect(viewAt(played, ['quarry', 'recover', 'roll', 'over']).phase).toBe('over');
  },
  putsBack: raised,
  ends: (_, { after, before, seat }) => {
    if (after.phase === before.phase) expect(after.passed).toContain(seat);
  },
  protects: ({ hex }, { after, seat }) =>
    expect(after.objects.some(({ at, marker }) => at === hex && marker === seat)).toBe(true),
  abandons: (_, { before, after }) =>
    expect(own(after).reserve?.markers).toBeGreaterThanOrEqual(own(before).reserve?.markers ?? 0),
  recovers: (_, { before, after }) =>
    expect(own(after).reserve?.markers).toBeGreaterThan(own(before).reserve?.markers ?? 0),
  holds: (_, { before, after, seat }) => {
    const marked = (view: View): number => view.objects.filter(({ marker }) => marker === seat).length;
    expect(marked(after)).toBe(marked(before));
  },
  peeks: ({ ahu }, { after, before, seat }) => {
    expect(ahuCalled(after, ahu)?.peeked).toContain(seat);
    expect(own(before).tablets - own(after).tablets).toBe(1);
  },
};
