import { rapaNui, standardBoard } from '@ahu/rapa-nui';
import { expect, test } from 'vitest';
import { boardOf, learnBoard } from '../src/games/rapa-nui/drawing/table.ts';

test.each([2, 3, 4])('the board that the page draws for %i players is the one that is played on', (seats) => {
  learnBoard(standardBoard(seats));
  const state = rapaNui.start(seats, rapaNui.readOptions({}));
  expect(boardOf(rapaNui.view(state, 0))).toEqual(standardBoard(seats));
});
