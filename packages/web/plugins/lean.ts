import type { Plugin } from 'vite';

const GAME = /packages\/(giants|rapa-nui|rapa-nui-cards)\/src\//;

/**
 * Leaves out of the worker what the page never asks of a game: it opens matches by their logs and reads no positions,
 * which is what audits are for, and it has the sentences of the rules in its own catalogues, translated.
 */
export function lean(): Plugin {
  return {
    name: 'ahu-lean',
    enforce: 'pre',
    load(id) {
      if (!GAME.test(id)) return null;
      if (/\/audit(\/index)?\.ts$/.test(id)) {
        return "export const audit = () => { throw new Error('The page reads no positions.'); };";
      }
      return id.endsWith('/rules.ts') ? 'export const RULES = {};' : null;
    },
  };
}
