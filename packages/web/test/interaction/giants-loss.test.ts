import type { Match } from '@ahu/core';
import { type Act, readAct, type View } from '@ahu/giants/public';
import { describe, expect, test } from 'vitest';
import type { GiantsTable } from '../../src/games/giants/interaction/base.ts';
import { stateFor } from '../../src/games/giants/interaction/states.ts';
import * as transporting from '../../src/games/giants/interaction/transporting.ts';
import { type GiantsLoss, lossOf } from '../../src/games/giants/losses/loss.ts';
import { choicesOf, newTable, playOn, sitters } from '../browser/matches.ts';
import { tableOf } from './tables.ts';

const act = (text: string): Act => readAct(text) as Act;
const lost = (table: GiantsTable, ...acts: string[]): GiantsLoss | undefined => lossOf(acts.map(act), table);
const may = (match: Match, wanted: RegExp): boolean => choicesOf(match, 0).some((notation) => wanted.test(notation));

/** The first position of a seeded game in which the first seat may do this. */
const tableAt = (wanted: RegExp, taste?: RegExp): GiantsTable =>
  tableOf<View, Act>(
    playOn(newTable('giants', sitters(3)), (match) => may(match, wanted), taste),
    readAct,
  );

test('[G3.36] a marker taken back gives up its object', () => {
  const table = tableAt(/^recover/);
  const { object } = table.acts.find(({ kind }) => kind === 'recover') as Extract<Act, { kind: 'recover' }>;
  expect(lossOf([{ kind: 'recover', object }], table)).toMatchObject({ kind: 'recover', object: { object } });
  expect(lost(table, 'keep markers')).toBeUndefined();
});

test('[G3.14] passing gives up the pieces that are left, and nothing where none is', () => {
  const table = tableAt(/^place worker/);
  expect(lost(table, 'pass')).toMatchObject({ kind: 'pass' });
  expect(lossOf([act('pass')], { ...table, acts: [act('pass')] })).toBeUndefined();
});

test('[G3.21] passing gives up what could still be done with own objects', () => {
  const table = tableAt(/^carry moai/);
  expect(lost(table, 'pass')).toMatchObject({ kind: 'rest' });
  expect(lossOf([act('pass')], { ...table, acts: [act('pass')] })).toBeUndefined();
});

test('[G3.18] a base that reserves is spent', () => {
  const table = tableAt(/^place sorcerer .*reserve/);
  const reserving = table.acts.find((each) => each.kind === 'place' && each.action.startsWith('reserve')) as Act;
  const bases = table.view.players[0].reserve?.bases ?? 0;
  expect(lossOf([reserving], table)).toMatchObject({ kind: 'place', bases: bases - 1 });
  expect(lost(table, 'place worker at E6')).toBeUndefined();
});

test('[G3.3] a bid without sculptors, and no more moai where one could be taken', () => {
  const table = tableAt(/^bid/);
  expect(lost(table, 'bid nothing')).toEqual({ kind: 'bid' });
  expect(lost(table, 'bid 1 marker chief')).toBeUndefined();
  expect(lost(tableAt(/^take moai/), 'decline')).toEqual({ kind: 'decline' });
});

describe('what is raised', () => {
  const table = tableAt(/^carry moai/);
  const carrying = transporting.lift(table, stateFor(table, transporting).objects[0]);
  const goal = carrying.ways.find(({ ends }) => ends.some(({ kind }) => kind === 'erect'));
  const plan = carrying.at(goal?.hex).choose(goal?.ends.find(({ kind }) => kind === 'erect') as Act) as Act[];
  const withBases = (bases: number): GiantsTable => {
    const players = table.view.players.map((player, seat) =>
      seat === 0 && player.reserve ? { ...player, reserve: { ...player.reserve, bases } } : player,
    );
    return { ...table, view: { ...table.view, ahus: [], players } };
  };

  test('[G4.1] the last base ends the game, one before it does not', () => {
    expect(lossOf(plan, withBases(1))).toMatchObject({ kind: 'erect' });
    expect(lossOf(plan, withBases(2))).toBeUndefined();
  });

  test('[G4.2] a headdress on the moai of another player scores for them', () => {
    const hex = goal?.hex as string;
    const standing = (owner: number | null): GiantsTable => ({
      ...table,
      view: { ...table.view, ahus: [{ ahu: `${hex}.1`, owner, moai: 'moai 1', capped: false, peeked: [] }] },
    });
    const cap = [...plan.slice(0, -1), act('cap on ahu 1')];
    expect(lossOf(cap, standing(1))).toMatchObject({ kind: 'cap', ahu: `${hex}.1`, owner: 1 });
    expect(lossOf(cap, standing(0))).toBeUndefined();
    expect(lossOf(cap, standing(null))).toBeUndefined();
  });
});
