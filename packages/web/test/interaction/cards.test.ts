import { type Act, KINDS, MOAI, readAct, type View } from '@ahu/rapa-nui-cards/public';
import { describe, expect, test } from 'vitest';
import { attemptAt, type Spot, spotOf } from '../../src/games/rapa-nui-cards/interaction/spots.ts';
import { type CardState, chosenIn, stateFor } from '../../src/games/rapa-nui-cards/interaction/states.ts';
import { choicesOf, newTable, playOn, sitters } from '../browser/matches.ts';
import { tableOf } from './tables.ts';

/** The first position of a seeded game in which the first seat may do that. */
const asked = (wanted: RegExp): CardState => {
  const file = playOn(newTable('rapa-nui-cards', sitters(2)), (match) =>
    choicesOf(match, 0).some((notation) => wanted.test(notation)),
  );
  return stateFor(tableOf<View, Act>(file, readAct));
};
const act = (text: string): Act => readAct(text) as Act;
const kindsAt = (state: CardState, spot: Spot): number =>
  state.table.acts.filter((each) => spotOf(each) === spot).length;

describe('a turn of the card game', () => {
  const turn = asked(/^play 2 /);
  const lit = [...turn.lit];
  const single = lit.find((spot) => spot.startsWith('hand') && kindsAt(turn, spot) === 1) as Spot;
  const several = lit.find((spot) => kindsAt(turn, spot) > 1) as Spot;

  test('lights every place that an act is pressed at, and no other', () => {
    const spots = new Set(turn.table.acts.map(spotOf));
    expect(new Set(lit)).toEqual(spots);
    expect(lit.some((spot) => spot.startsWith('col'))).toBe(false);
  });

  test('offers nothing in words that is pressed on the table', () => {
    expect(turn.answers).toEqual([]);
  });

  test('whatever is pressed is chosen, and played by the word below or a second press', () => {
    const [only] = turn.table.acts.filter((each) => spotOf(each) === single);
    for (const byTouch of [false, true]) {
      const chosen = turn.press(single, byTouch) as CardState;
      expect(chosen.name).toBe('chosen');
      expect(chosenIn(chosen)).toBe(single);
      expect(chosen.answers).toEqual([only]);
      expect(chosen.choose(only)).toEqual([only]);
      expect(chosen.press(single, byTouch)).toEqual([only]);
    }
  });

  test('who does not want to be asked plays with a click, and with two taps', () => {
    const brisk = stateFor({ ...turn.table, asks: false });
    expect(brisk.press(single, false)).toHaveLength(1);
    expect((brisk.press(single, true) as CardState).name).toBe('chosen');
    expect((brisk.press(several, false) as CardState).name).toBe('chosen');
  });

  test('a place that means several acts asks which, and lets go at the second press', () => {
    const chosen = turn.press(several, false) as CardState;
    expect(chosen.answers.length).toBeGreaterThan(1);
    expect(chosen.choose(chosen.answers[1])).toEqual([chosen.answers[1]]);
    expect(chosenIn(chosen.press(several, false) as CardState)).toBeUndefined();
    expect(chosenIn(chosen.cancel() as CardState)).toBeUndefined();
  });

  test('another place takes the place of the chosen one', () => {
    const chosen = turn.press(several, false) as CardState;
    expect(chosenIn(chosen.press(single, true) as CardState)).toBe(single);
  });

  test('a card that is dragged is played, whatever was chosen', () => {
    const chosen = turn.press(several, true) as CardState;
    expect(chosen.drop(single)).toEqual(turn.table.acts.filter((each) => spotOf(each) === single));
  });

  test('what is not possible is tried, so that the rules say why', () => {
    expect(turn.press('col:1', false)).toEqual([act('take column 2')]);
    expect(turn.press('own:0', true)).toEqual([act('sacrifice fish')]);
  });

  test('nothing is let go of where nothing is chosen', () => {
    expect(turn.cancel()).toBeUndefined();
  });
});

describe('what is tried where nothing is legal', () => {
  test('is what the place is for in that phase', () => {
    expect(attemptAt({ phase: 'offer' } as View, 'pile:1')).toEqual(act('offer berry'));
    expect(attemptAt({ phase: 'turn' } as View, 'pile:1')).toEqual(act('buy berry'));
    expect(attemptAt({ phase: 'hide' } as View, 'own:2')).toEqual(act('sacrifice potato face down'));
    expect(attemptAt({ phase: 'take' } as View, `hand:${MOAI}`)).toEqual(act(`play ${KINDS[MOAI]}`));
  });
});

/** Presses everything lit and every word once. */
const pressedOnce = (state: CardState, byTouch: boolean) => [
  ...[...state.lit].map((spot) => state.press(spot, byTouch)),
  ...state.answers.map((answer) => state.choose(answer)),
];

test.each([
  ['[C4.1] a card that is laid face up', /^sacrifice \w+$/],
  ['[C4.2] a card that is laid face down', /^sacrifice \w+ face down$/],
  ['[C5.1] a card that is taken', /^take /],
  ['[C6.3] what a moai brings', /^choose (glory|wood)$/],
])('%s is given up by no single press', (_, wanted) => {
  const state = asked(wanted);
  for (const byTouch of [false, true])
    for (const next of pressedOnce(state, byTouch)) {
      expect((next as CardState).name).toBe('chosen');
      const [act] = (next as CardState).answers;
      expect((next as CardState).choose(act)).toEqual([act]);
    }
});

test('[C3.3] a moai leaves the game by no single press', () => {
  const discard: Act = { kind: 'discard' };
  const { table } = asked(/^take /);
  const state = stateFor({ ...table, acts: [discard] });
  const chosen = state.press(`hand:${MOAI}`, false) as CardState;
  expect(chosen.name).toBe('chosen');
  expect(chosen.choose(discard)).toEqual([discard]);
});

test('the choices of a sacrifice are offered in words and on the table', () => {
  const state = asked(/^sacrifice \w+ face down$/);
  expect(state.answers).toEqual(state.table.acts);
  expect([...state.lit].every((spot) => spot.startsWith('own'))).toBe(true);
});

test('cards of the columns are taken on the table alone', () => {
  const state = asked(/^take /);
  expect(state.answers).toEqual([]);
  expect([...state.lit].every((spot) => spot.startsWith('col'))).toBe(true);
});
