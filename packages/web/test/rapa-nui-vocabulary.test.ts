import {
  AHUS,
  CASES,
  IMPROVEMENTS,
  OFFERINGS,
  RESOURCES,
  rapaNui,
  SIZES,
  SPOTS,
  standardBoard,
  TILES,
  TRACK,
  type View,
} from '@ahu/rapa-nui';
import { describe, expect, test } from 'vitest';
import { boardOf, learnBoard } from '../src/tables/rapa-nui/table.ts';
import * as page from '../src/tables/rapa-nui/vocabulary.ts';

describe('the page of Rapa Nui speaks the words of its rules', () => {
  test('all lists are those of the engine', () => {
    expect(page.RESOURCES).toEqual(RESOURCES);
    expect(page.SIZES).toEqual(SIZES);
    expect(page.OFFERINGS).toEqual(OFFERINGS);
    expect(page.IMPROVEMENTS).toEqual(IMPROVEMENTS);
    expect(page.TILES).toEqual(TILES);
    expect(page.CASES).toEqual(CASES);
    expect(page.AHUS).toEqual(AHUS);
    expect(page.TRACK).toBe(TRACK);
  });

  test('spots are counted as the engine counts them', () => {
    expect(SPOTS[page.HOME]).toBe('home');
    expect(SPOTS[page.spotInColumn(1)]).toBe('column 2');
    SPOTS.forEach((spot, i) => {
      expect(page.caseAtSpot(i)).toBe(CASES.includes(spot) ? spot : undefined);
    });
  });

  test.each([2, 3, 4])('the board for %i players is the one that is played on', (seats) => {
    learnBoard(standardBoard(seats));
    const state = rapaNui.start(seats, rapaNui.readOptions({}));
    expect(boardOf(rapaNui.view(state, 0) as View)).toEqual(standardBoard(seats));
  });
});
