/** G2: the table before the first die is rolled, and the options that it is laid with. */
import { expectKeys, expectOneOf, type OptionSpec, players } from '@ahu/core';
import defaultBoard from '../../boards/giants.json' with { type: 'json' };
import type { Board } from '../public/board.ts';
import { type Island, islandOf } from '../public/island.ts';
import type { Options } from '../public/view.ts';
import { BASES, COUNT_OF, HALF_TABLETS, LOGS, MARKERS, RESERVE, WORKERS } from '../public/vocabulary.ts';
import { readBoard } from './board.ts';
import { DRAW, layout, type Setup, type State } from './state.ts';

const DEFAULT_BOARD = readBoard(defaultBoard, 'board');

export const OPTIONS: Readonly<Record<keyof Options, OptionSpec>> = {
  quickStart: { choices: [false, true], about: 'everybody starts with two workers' },
  openScore: { choices: [false, true], about: 'moai score when they are erected' },
  screens: { choices: ['closed', 'open'], about: 'whether everybody sees every reserve' },
  bases: { choices: ['hidden', 'shown'], about: 'whether the colour of a base is seen under its moai' },
  ownBases: { choices: ['remembered', 'marked'], about: 'whether players are shown which bases are their own' },
  board: { about: 'a board document; ours is a reconstruction' },
};

export function readOptions(json: unknown): Options {
  const {
    quickStart = false,
    openScore = false,
    screens = 'closed',
    bases = 'hidden',
    ownBases = 'remembered',
    board,
  } = expectKeys(json, '', [], Object.keys(OPTIONS));
  return {
    quickStart: expectOneOf(quickStart, 'quickStart', [false, true]),
    openScore: expectOneOf(openScore, 'openScore', [false, true]),
    screens: expectOneOf(screens, 'screens', ['closed', 'open']),
    bases: expectOneOf(bases, 'bases', ['hidden', 'shown']),
    // Absent where players remember, as at the table: matches of before this option stay as they are.
    ...(expectOneOf(ownBases, 'ownBases', ['remembered', 'marked']) === 'marked' && { ownBases: 'marked' as const }),
    board: board === undefined ? DEFAULT_BOARD : readBoard(board, 'board'),
  };
}

const ISLANDS = new WeakMap<Board, Island>();

export function setupOf(seats: number, options: Options): Setup {
  let island = ISLANDS.get(options.board);
  if (island === undefined) {
    island = islandOf(options.board);
    ISLANDS.set(options.board, island);
  }
  return { seats, options, island };
}

const START_MARKERS = 2;

export function start(seats: number, options: Options): State {
  const state = layout.fresh(setupOf(seats, options));
  state.phase = DRAW;
  state.round = 1;
  state.carried = -1;
  state.entering = -1;
  state.supply.set(COUNT_OF);
  state.logSupply = LOGS;
  state.tabletSupply = HALF_TABLETS;
  const startWorkers = options.quickStart ? 2 : 1; // G2.1, G2.2
  for (const seat of players(seats)) {
    state.workers[seat] = startWorkers;
    state.urnWorkers[seat] = WORKERS - startWorkers;
    state.markers[seat] = START_MARKERS;
    state.urnMarkers[seat] = MARKERS - START_MARKERS;
    state.bases[seat] = BASES[seats];
    state.sorcerer[seat] = RESERVE;
    state.chief[seat] = RESERVE;
  }
  return state;
}
