import { readFileSync } from 'node:fs';
import { type Act, readAct, type View, writeAct } from '@ahu/rapa-nui/public';
import { describe, expect, test } from 'vitest';
import { learnBoard } from '../../src/games/rapa-nui/drawing/table.ts';
import { givesUp } from '../../src/games/rapa-nui/interaction/loss.ts';
import { type Answer, type Asked, stateFor } from '../../src/games/rapa-nui/interaction/states.ts';
import { choicesOf, newTable, playOn, sitters } from '../browser/matches.ts';
import { tableOf } from './tables.ts';

for (const name of ['rapa-nui-2', 'rapa-nui-3-4']) {
  const url = new URL(`../../../rapa-nui/boards/${name}.json`, import.meta.url);
  learnBoard(JSON.parse(readFileSync(url, 'utf8')));
}

/** The first position of a seeded game in which the first seat may do all that. */
const asked = (...wanted: RegExp[]): Asked => {
  const file = playOn(newTable('rapa-nui', sitters(2)), (match) =>
    wanted.every((each) => choicesOf(match, 0).some((notation) => each.test(notation))),
  );
  const state = stateFor(tableOf<View, Act>(file, readAct));
  if (state.table.acts.length === 0) throw new Error('such a position does not come up');
  return state;
};
const act = (text: string): Act => readAct(text) as Act;
const kinds = (answers: readonly Answer[]): string[] => answers.map(({ kind }) => kind);
const state = (next: unknown): Asked => next as Asked;
const written = (next: unknown): string[] => (next as Act[]).map(writeAct);

describe('placing', () => {
  const placing = asked(/^place villager at/, /^place sorcerer/);

  const first = placing.table.acts.find((each) => each.kind === 'place' && each.place.kind === 'case') as Act;
  const [light] = [...placing.targets].find(([, each]) => each === first) as [string, Act];
  const confirming = state(placing.press(light));

  test('lights every land, column and star, and a press asks for a word', () => {
    expect(placing.lit.has(light)).toBe(true);
    expect([...placing.lit].some((each) => each.startsWith('star'))).toBe(true);
    expect([confirming.name, confirming.chosen]).toEqual(['confirming', first]);
    expect(kinds(confirming.answers)).toEqual(['confirm', 'cancel']);
    expect(confirming.choose({ kind: 'confirm' })).toEqual([first]);
    expect(confirming.cancel()).toBe(placing);
  });

  test('the same place once more confirms, another one is chosen instead', () => {
    const other = [...placing.targets.keys()].find((each) => each !== light) as string;
    expect(confirming.press(light)).toEqual([first]);
    expect(state(confirming.press(other)).chosen).toBe(placing.targets.get(other));
  });

  test('no single press on the board or of an answer plays anything', () => {
    for (const each of placing.lit) expect(placing.press(each)).not.toBeInstanceOf(Array);
    for (const each of placing.answers) expect(placing.choose(each)).not.toBeInstanceOf(Array);
  });

  test('what is not lit is tried, so that the rules say why not', () => {
    const dark = ['star:1', 'star:2', 'star:3'].find((light) => !placing.lit.has(light)) as string;
    expect(placing.press(dark)).toEqual([act(`place sorcerer on ${dark.slice(-1)}`)]);
    expect(placing.press('case:crater')).toBeUndefined();
  });

  test('a figure that is dragged asks for a word too; where it does not fit it is tried', () => {
    const put = (figure: string) => placing.choose({ kind: 'put', figure, place: { kind: 'case', id: 'n1' } });
    expect(state(put('villager')).chosen).toEqual(act('place villager at n1'));
    expect(put('sorcerer')).toEqual([{ kind: 'place', figure: 'sorcerer', place: { kind: 'case', id: 'n1' } }]);
  });

  test('there is nothing to let go of', () => {
    expect(placing.cancel()).toBeUndefined();
    expect(kinds(placing.answers)).not.toContain('cancel');
  });
});

describe('a transport', () => {
  const free = asked(/^carry (small|medium|large)/, /^pass/);
  const picks = free.answers.flatMap((answer) => (answer.kind === 'pick' ? [answer] : []));
  const carrying = picks.map((pick) => state(free.choose(pick))).find(({ routes }) => routes.length > 0) as Asked;
  const [route] = carrying.routes;
  const routing = state(carrying.press(`ahu:${route.ahu}`));

  test('offers every cargo and to pass; once one is chosen, its goals are lit', () => {
    expect(kinds(free.answers)).toContain('pass');
    expect(carrying.name).toBe('carrying');
    expect(kinds(carrying.answers)).not.toContain('pass');
    for (const { ahu } of carrying.routes) expect(carrying.lit.has(`ahu:${ahu}`)).toBe(true);
  });

  test('a goal asks for a word, and then plays the whole walk', () => {
    expect(routing.name).toBe('routing');
    expect(kinds(routing.answers)).toEqual(['go', 'cancel']);
    const walk = written(routing.choose({ kind: 'go' }));
    expect(walk[0]).toMatch(/^carry/);
    expect(walk.at(-1)).toBe(`${route.cargo === 3 ? 'cap' : 'erect at'} ${route.ahu}`);
  });

  test('lets go of the goal first, then of the cargo', () => {
    const withoutGoal = state(routing.cancel());
    expect([withoutGoal.name, withoutGoal.cargo]).toEqual(['carrying', route.cargo]);
    expect(state(withoutGoal.cancel()).cargo).toBeUndefined();
  });

  test('the land of an ahu stands for it, since an ahu is small on a phone', () => {
    expect(state(carrying.press(`case:${route.ahu.slice(0, -1)}`)).route?.ahu).toBe(route.ahu);
  });

  test('a walk that was confirmed asks nothing on its way', () => {
    const plan = routing.choose({ kind: 'go' }) as Act[];
    const walking = stateFor({ ...free.table, plan });
    expect([walking.name, walking.lit.size, walking.answers.length]).toEqual(['walking', 0, 0]);
    for (const each of carrying.lit) expect(walking.press(each)).toBeUndefined();
  });

  test('a land bends the way, and a land out of the way is no act', () => {
    const bent = routing.press(`case:${route.path[1] ?? route.path[0]}`);
    expect(bent === undefined || state(bent).name === 'routing').toBe(true);
  });
});

describe('what is given up for good', () => {
  test('[R5.8] passing with moai that were sculpted, or while something can be carried', () => {
    const { table } = asked(/^carry (small|medium|large)/, /^pass/);
    expect(givesUp([act('pass')], table)).toBe(true);
    const idle = { ...table, acts: [act('pass')] };
    expect(givesUp([act('pass')], idle)).toBe(true);
    const players = table.view.players.map((player) => ({ ...player, sculpted: [0, 0, 0] }));
    expect(givesUp([act('pass')], { ...idle, view: { ...table.view, players } })).toBe(false);
  });

  test('no placing or step', () => {
    const { table } = asked(/^place villager at/);
    expect(givesUp([table.acts[0]], table)).toBe(false);
  });
});

describe('tiles', () => {
  test('one that needs a target is taken in hand, and put back', () => {
    const moment = asked(/^play rest at/);
    const aiming = state(moment.choose({ kind: 'arm', by: 'play', tile: 'rest' }));
    expect([aiming.name, aiming.armed?.tile]).toEqual(['aiming', 'rest']);
    const [light, use] = [...aiming.targets][0];
    expect(writeAct(use)).toMatch(/^play rest at/);
    expect(state(aiming.press(light)).chosen).toEqual(use);
    expect(state(aiming.cancel()).armed).toBeUndefined();
  });

  test('one that needs none asks for a word, since it is gone then', () => {
    const moment = asked(/^play abundance$/);
    const confirming = state(moment.choose({ kind: 'arm', by: 'play', tile: 'abundance' }));
    expect(confirming.chosen).toEqual(act('play abundance'));
    expect(confirming.choose({ kind: 'confirm' })).toEqual([act('play abundance')]);
  });

  test.each([
    ['what is bought', /^buy /],
    ['what is drafted', /^draft /],
    ['[R5.4] how a gain is split', /^gain \d/],
    ['[R5.6] what is paid for an offering', /^pay /],
    ['[R5.7] which offering is taken', /^take /],
    ['[R6.2] what Barter gives', /^play barter/],
    ['[R6.2] what Barter brings', /^for /],
    ['[R6.11] the tablet as Barter', /^rongo barter/],
  ])('%s asks for a word, unless the player wants none', (_, wanted) => {
    const moment = asked(wanted);
    const chosen = moment.table.acts.find((each) => wanted.test(writeAct(each))) as Act;
    expect(state(moment.choose(chosen)).chosen).toEqual(chosen);
    const brisk = stateFor({ ...moment.table, asks: false });
    expect(brisk.choose(chosen)).toEqual([chosen]);
  });

  test('what is the only way out is played at once', () => {
    const moment = asked(/^done$/);
    expect(moment.choose({ kind: 'done' })).toEqual([{ kind: 'done' }]);
  });

  test('one that cannot be played is tried with some target', () => {
    const moment = asked(/^place villager/);
    expect(written(moment.choose({ kind: 'arm', by: 'play', tile: 'reinforcement' }))[0]).toMatch(
      /^play reinforcement/,
    );
  });
});
