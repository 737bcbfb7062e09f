import { firstOf, type Match, readMove } from '@ahu/core';
import { type Act, readAct, type View } from '@ahu/giants/public';
import { expect, test } from 'vitest';
import type { GiantsState, GiantsTable } from '../../src/games/giants/interaction/base.ts';
import { stateFor } from '../../src/games/giants/interaction/states.ts';
import * as transporting from '../../src/games/giants/interaction/transporting.ts';
import { lossOf } from '../../src/games/giants/losses/loss.ts';
import { choicesOf, newTable, playOn, sitters } from '../browser/matches.ts';
import { tableOf } from './tables.ts';

/** What one press may play without a question: what has a button of its own and gives nothing up for good. */
const HARMLESS: readonly Act['kind'][] = [
  'reveal',
  'pick',
  'takeTablet',
  'pass',
  'pay',
  'markAtQuarry',
  'keepMarkers',
  'decline',
];

/** The same where it is the question: what becomes of an object on its way, and what is refused with a reason. */
const FITTING: Readonly<Partial<Record<View['phase'], readonly Act['kind'][]>>> = {
  carry: ['erect', 'cap', 'mark', 'leave', 'putBack'],
  transport: ['carry'],
};

/** Every prompt that the first seat meets in a seeded game. */
function prompts(seed: string): GiantsTable[] {
  const found: GiantsTable[] = [];
  const table = newTable('giants', sitters(3), { quickStart: true }, seed);
  let file = playOn(table, isAsked);
  for (let plies = -1; file.log.length > plies && found.length < 150; ) {
    found.push(tableOf<View, Act>(file, readAct));
    plies = file.log.length;
    file = playOn(file, (match) => match.log.length > plies && isAsked(match));
  }
  return found;
}

const isAsked = (match: Match): boolean =>
  firstOf(match.game.toMove(match.state)) === 0 &&
  choicesOf(match, 0).every((text) => readMove(match.game, text) !== undefined);

const playedBy = (next: unknown): readonly Act[] => (Array.isArray(next) ? next : []);

/** What a single press or answer would play from here, without what is asked first. */
function played(state: GiantsState, table: GiantsTable): Act[] {
  const hexes = table.view.setup.options.board.hexes.map(({ id }) => id);
  const nexts = [...hexes.map((hex) => state.press(hex)), ...state.answers.map((answer) => state.choose(answer))];
  return nexts.flatMap((next) => {
    const acts = playedBy(next);
    return acts.length > 0 && lossOf(acts, table) === undefined ? acts.slice(-1) : [];
  });
}

test.each(['7', '3', 'c'])('no single press gives up something for good, at any prompt of game %s', (seed) => {
  const all = prompts(seed);
  const found = all.flatMap((table) =>
    played(stateFor(table, transporting), table).map(({ kind }) => ({ kind, phase: table.view.phase })),
  );
  const losing = found.filter(({ kind, phase }) => !HARMLESS.includes(kind) && !FITTING[phase]?.includes(kind));
  expect(losing).toEqual([]);
  expect(new Set(all.map(({ view }) => view.phase)).size).toBeGreaterThan(4);
});

test('no press on the island plays anything at its first prompt but what the rules refuse', () => {
  for (const table of prompts('7')) {
    const state = stateFor(table, transporting);
    for (const { id } of table.view.setup.options.board.hexes) {
      const legal = playedBy(state.press(id)).filter((act) =>
        table.acts.some((each) => JSON.stringify(each) === JSON.stringify(act)),
      );
      expect(legal).toEqual([]);
    }
  }
});
