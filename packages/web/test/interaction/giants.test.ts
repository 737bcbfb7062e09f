import type { Match } from '@ahu/core';
import { type Act, hexOfAhu, objectCalled, type Placement, readAct, type View, writeAct } from '@ahu/giants/public';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/engine/frame.ts';
import type { Bidding } from '../../src/games/giants/interaction/asked.ts';
import type { Answer, GiantsState, GiantsTable } from '../../src/games/giants/interaction/base.ts';
import { keep, stateFor as stateWith } from '../../src/games/giants/interaction/states.ts';
import * as transporting from '../../src/games/giants/interaction/transporting.ts';
import { choicesOf, newTable, playOn, sitters } from '../browser/matches.ts';
import { tableOf } from './tables.ts';

const { lift } = transporting;
type Carrying = transporting.Carrying;
const stateFor = (table: GiantsTable): GiantsState => stateWith(table, transporting);

const phaseOf = ({ game, state }: Match): string => (game.view(state, 0) as View).phase;
const may = (match: Match, wanted: RegExp): boolean => choicesOf(match, 0).some((notation) => wanted.test(notation));

/** The first position of a seeded game that is wanted, as the first seat sees it. */
const tableAt = (wanted: (match: Match) => boolean, plan: readonly Act[] = []): GiantsTable =>
  tableOf<View, Act>(playOn(newTable('giants', sitters(3)), wanted), readAct, 0, plan);
const asked = (wanted: RegExp): GiantsState => stateFor(tableAt((match) => may(match, wanted)));
const act = (text: string): Act => readAct(text) as Act;
const kinds = (answers: readonly Answer[]): string[] => answers.map(({ kind }) => kind);
const state = (next: unknown): GiantsState => next as GiantsState;

describe('bidding', () => {
  const bidding = asked(/^bid/) as Bidding;

  test('fills the fists and seals what is in them', () => {
    const filled = state(bidding.choose({ kind: 'fill', held: { markers: 1 } }));
    const both = state(filled.choose({ kind: 'fill', held: { chief: true } }));
    expect(both.choose(both.answers[0])).toEqual([act('bid 1 marker chief')]);
  });

  test('a press only looks at a hex', () => {
    expect(state(bidding.press('E6')).hex).toBe('E6');
    expect(bidding.lit.size).toBe(0);
  });

  test('keeps what is in the fists while others bid, and forgets it after an own act or a step back', () => {
    const before = bidding.table.frame;
    const other = { ply: before.plies, seat: 1, notation: undefined, before: before.view, after: before.view };
    const later: Frame<View> = { ...before, plies: before.plies + 1, happened: [other] };
    expect(keep(bidding, before, later)).toBe(bidding);
    const own = { ...later, happened: [{ ...other, seat: 0, notation: 'bid chief' }] };
    expect(keep(bidding, before, own)).toBeUndefined();
    expect(keep(bidding, before, { ...later, plies: before.plies - 1, happened: [] })).toBeUndefined();
  });
});

describe('placing', () => {
  const placing = asked(/^place sorcerer .*: /);
  const placements = placing.table.acts.filter((each): each is Placement => each.kind === 'place');

  test('lights nothing before a piece is chosen, and then where it can go', () => {
    expect(placing.lit.size).toBe(0);
    const held = state(placing.choose({ kind: 'hold', piece: 'worker' }));
    const hexes = placements.filter(({ piece, logs }) => piece === 'worker' && logs === 0).map(({ hex }) => hex);
    expect([...held.lit].toSorted()).toEqual([...new Set<string>(hexes)].toSorted());
    expect(state(held.choose({ kind: 'hold', piece: 'worker' })).piece).toBeUndefined();
  });

  test('the first press chooses the hex, the second places', () => {
    const [{ hex }] = placements.filter(({ piece, logs }) => piece === 'worker' && logs === 0);
    const held = state(placing.choose({ kind: 'hold', piece: 'worker' }));
    const chosen = state(held.press(hex));
    expect(chosen.hex).toBe(hex);
    expect(chosen.press(hex)).toEqual([act(`place worker at ${hex}`)]);
    expect(held.drop(hex)).toEqual([act(`place worker at ${hex}`)]);
  });

  test('a sorcerer does at the second press what there is to do, and a choice is asked for when it is dropped', () => {
    const { hex, action } = placements.find((each) => each.piece === 'sorcerer' && each.action !== 'none') as Placement;
    const held = state(placing.choose({ kind: 'hold', piece: 'sorcerer' }));
    expect(state(held.press(hex)).press(hex)).toEqual([{ kind: 'place', piece: 'sorcerer', logs: 0, hex, action }]);
    expect(kinds(state(held.drop(hex)).answers).filter((kind) => kind === 'place').length).toBeGreaterThan(1);
  });

  test('lets go of the hex first, then of the piece', () => {
    const chosen = state(state(placing.choose({ kind: 'hold', piece: 'worker' })).press('E6'));
    const withoutHex = state(chosen.cancel());
    expect([withoutHex.piece, withoutHex.hex]).toEqual(['worker', undefined]);
    const nothing = state(withoutHex.cancel());
    expect(nothing.piece).toBeUndefined();
    expect(nothing.cancel()).toBeUndefined();
  });

  test('offers to pass while nothing is chosen', () => {
    expect(kinds(placing.answers)).toContain('pass');
    expect(kinds(state(placing.choose({ kind: 'hold', piece: 'worker' })).answers)).not.toContain('pass');
  });

  test('a press on a hex first asks for the piece, and plays nothing however often it is pressed', () => {
    const chosen = state(state(placing.press('E6')).press('E6'));
    expect([chosen.piece, chosen.hex]).toEqual([undefined, 'E6']);
    expect(new Set(kinds(chosen.answers))).toEqual(new Set(['hold', 'cancel']));
    const held = state(chosen.choose({ kind: 'hold', piece: 'worker' }));
    expect([held.piece, held.hex]).toEqual(['worker', 'E6']);
    expect(state(chosen.cancel()).hex).toBeUndefined();
  });

  test('a choice of another state is ignored', () => {
    expect(placing.choose({ kind: 'bend' })).toBeUndefined();
  });
});

describe('a transport', () => {
  const lifting = asked(/^carry moai/);
  const { view } = lifting;
  const [object] = lifting.objects;
  const carrying = lift(lifting.table, object);
  const raising = carrying.ways.find(({ ends }) =>
    ends.some(({ kind }) => kind === 'erect'),
  ) as Carrying['ways'][number];

  test('lights where something can be lifted', () => {
    expect([...lifting.lit].toSorted()).toEqual(
      [...new Set(lifting.objects.map((each) => objectCalled(view, each)?.at as string))].toSorted(),
    );
    expect(kinds(lifting.answers).at(-1)).toBe('pass');
  });

  test('once something is lifted, lights its goals', () => {
    const lifted = state(lifting.choose({ kind: 'lift', object }));
    expect(lifted.name).toBe('carrying');
    expect([...lifted.lit]).toEqual(carrying.ways.map(({ hex }) => hex));
    expect(state(lifted.cancel()).name).toBe('lifting');
  });

  test('an end is confirmed as the whole transport: lifted, every step, and the end', () => {
    const there = carrying.at(raising.hex);
    const end = there.answers[0] as Act;
    const whole = [`carry ${object}`, ...raising.route.map((hex) => `to ${hex}`), writeAct(end)];
    expect((there.choose(end) as Act[]).map(writeAct)).toEqual(whole);
    expect((there.press(raising.hex) as Act[]).map(writeAct)).toEqual(whole);
  });

  test('a way that is bent by hand goes step by step, and back', () => {
    const bent = state(carrying.choose({ kind: 'bend' })) as Carrying;
    const near = bent.goals.find(({ route }) => route.length === 1) as Carrying['ways'][number];
    const stepped = state(bent.press(near.hex)) as Carrying;
    expect(stepped.plan.via).toEqual([near.hex]);
    expect(kinds(stepped.answers)).toContain('stepBack');
    expect((state(stepped.choose({ kind: 'stepBack' })) as Carrying).plan.via).toEqual([]);
  });

  test('is under way until it is done; a payment on the way is asked', () => {
    const plan = [act(`carry ${object}`), act('leave')];
    const going = stateFor({ ...lifting.table, plan });
    expect([going.name, going.object]).toEqual(['underWay', object]);
    expect(going.drop('E6')).toBeUndefined();
    const payments = [act('pay seat 1'), act('pay seat 2')];
    const paying = stateFor({ ...lifting.table, view: { ...view, phase: 'crew' }, acts: payments, plan });
    expect(paying.name).toBe('paying');
    expect(paying.answers).toEqual(payments);
  });
});

describe('looking below a moai', () => {
  const table = tableAt((match) => may(match, /^peek/) && may(match, /^place/));
  const placing = state(stateFor(table).choose({ kind: 'hold', piece: 'worker' }));
  const peeking = state(placing.choose({ kind: 'peeking' }));
  const { ahu } = table.acts.find(({ kind }) => kind === 'peek') as Extract<Act, { kind: 'peek' }>;

  test('lights the ahus with a base and brings back what was chosen before', () => {
    expect(peeking.lit.has(hexOfAhu(ahu))).toBe(true);
    expect(state(peeking.cancel()).piece).toBe('worker');
  });

  test('asks which base at a press, since it costs a half-tablet, and is over then', () => {
    const { length } = table.acts.filter((each) => each.kind === 'peek' && hexOfAhu(each.ahu) === hexOfAhu(ahu));
    const pressed = state(peeking.press(hexOfAhu(ahu)));
    expect(kinds(pressed.answers).filter((kind) => kind === 'peek').length).toBe(length);
    const { frame } = table;
    const peeked = {
      ply: frame.plies,
      seat: 0,
      notation: writeAct({ kind: 'peek', ahu }),
      before: table.view,
      after: table.view,
    };
    const later: Frame<View> = { ...frame, plies: frame.plies + 1, happened: [peeked] };
    expect(keep(peeking, frame, later)?.piece).toBe('worker');
  });
});

test('whoever is not asked can look at a hex, and nothing else', () => {
  const watching = stateFor(tableAt((match) => phaseOf(match) === 'place' && !may(match, /^place/)));
  expect(watching.name).toBe('watching');
  expect(watching.answers).toEqual([]);
  expect(state(watching.press('E6')).hex).toBe('E6');
});

test('markers are taken back in words, after the hex or all there are', () => {
  const marking = asked(/^recover/);
  const { object } = marking.table.acts.find(({ kind }) => kind === 'recover') as Extract<Act, { kind: 'recover' }>;
  expect(marking.lit.has(objectCalled(marking.view, object)?.at as string)).toBe(true);
  expect(kinds(marking.answers).at(-1)).toBe('keepMarkers');
  const pressed = state(marking.press(objectCalled(marking.view, object)?.at as string));
  expect(kinds(pressed.answers)).toContain('recover');
});
