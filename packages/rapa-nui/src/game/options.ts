/** The door for options. */
import { expectKeys, expectOneOf, Malformed, type OptionSpec } from '@ahu/core';
import { readBoard } from '../position/board.ts';
import type { BoardDocument } from '../public/board.ts';
import type { Options } from '../public/view.ts';
import { tileCounts } from '../tiles/index.ts';

const BOOLEANS = [false, true] as const;
const OFFERINGS_LIE = ['hidden', 'shown'] as const;

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  firstGame: { choices: BOOLEANS, about: 'a simpler game: fewer kinds of ahu tiles, no Rongo tablets' },
  offerings: { choices: OFFERINGS_LIE, about: 'whether everybody sees what offerings taken are worth' },
  board: { about: 'a board of your own in place of the standard one' },
};

export function readOptions(json: unknown): Options {
  const { firstGame = false, offerings = 'hidden', board = null } = expectKeys(json, '', [], Object.keys(OPTIONS));
  const options = {
    firstGame: expectOneOf(firstGame, 'firstGame', BOOLEANS),
    offerings: expectOneOf(offerings, 'offerings', OFFERINGS_LIE),
    board: board === null ? null : readBoard(board, 'board'),
  };
  if (options.board) checkTiles(options.board, options.firstGame);
  return options;
}

function checkTiles(board: BoardDocument, firstGame: boolean): void {
  const ahus = board.cases.reduce((sum, each) => sum + each.ahus, 0);
  const tiles = tileCounts(firstGame).reduce((sum, count) => sum + count, 0);
  if (ahus > tiles) throw new Malformed('board', `has ${ahus} ahus, and there are only ${tiles} ahu tiles`);
}
