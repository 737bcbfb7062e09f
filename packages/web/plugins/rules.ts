import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readRuleBook } from './rule-book.ts';

/** Lets the page import a rule book as data, so that no parser is shipped. */
export function rules(): Plugin {
  return {
    name: 'ahu-rules',
    async load(id) {
      if (!/\/docs\/rules\/.*\.md$/.test(id)) return undefined;
      return `export default ${JSON.stringify(readRuleBook(await readFile(id, 'utf8')))};`;
    },
  };
}
