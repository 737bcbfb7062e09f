import { readFileSync } from 'node:fs';
import { GAMES } from '@ahu/games/list';
import type { Plugin } from 'vite';

const GAME = new RegExp(`packages/(${GAMES.join('|')})/`);

/** How a board is drawn is no business of the rules. */
const DRAWING = new Set(['provenance', 'width', 'height', 'outline', 'at', 'polygon']);

/** What a game imports and the worker does without. */
const WITHOUT: Readonly<Record<string, string>> = {
  './explain.ts': 'export const explain = () => undefined;',
  '../public/rules.ts': 'export const RULES = {};',
  './public/rules.ts': 'export const RULES = {};',
};

/**
 * Leaves out of the worker what the page never asks of a game: it opens matches by their logs and reads no positions,
 * which is what audits are for; it has the sentences of the rules in its own catalogues, translated; and it reads the
 * drawing of a board itself. What a game says about refusals is loaded when one is refused (engine/games).
 */
export function lean(): Plugin {
  return {
    name: 'ahu-lean',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      GAME.test(importer) && source in WITHOUT ? `${importer}?without=${source}` : null,
    load(id) {
      const [, left] = id.split('?without=');
      if (left) return WITHOUT[left];
      if (!GAME.test(id)) return null;
      if (/\/src\/audit(\/(index|audit))?\.ts$/.test(id)) {
        return "export const audit = () => { throw new Error('The page reads no positions.'); };";
      }
      if (/\/boards\/[\w-]+\.json$/.test(id)) {
        const board: unknown = JSON.parse(readFileSync(id, 'utf8'));
        return JSON.stringify(board, (key, value) => (DRAWING.has(key) ? undefined : value));
      }
      return null;
    },
  };
}
