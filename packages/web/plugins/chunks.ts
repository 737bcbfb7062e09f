import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const SOURCES = join(import.meta.dirname, '../src');

/** The modules that a module imports, directly or not, without those that are loaded later. */
function importedBy(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, context, found);
  return found;
}

/** What only transports, hints and the planner of Giants ask of a view, and what only some need to think. */
const LATER =
  /\/(giants\/src\/public\/(reach|planner)|rapa-nui\/src\/public\/plans|bots\/src\/(players\/hint|kernel\/plain)|core\/src\/reasons|daily\/src\/(island|calendar))\.ts$/;

/** Of the modules that a module needs, those that pass the test, in one file. */
function neededBy(path: string, test: RegExp, file: string, priority = 0) {
  let needed: Set<string> | undefined;
  return {
    debugName: path,
    name(id: string, context: Context): string | null {
      needed ??= importedBy(join(SOURCES, path), context);
      return needed.has(id) && !LATER.test(id) ? file : null;
    },
    test,
    priority,
    includeDependenciesRecursively: false,
  };
}

/** What the first picture of a table of a game needs, in one file, which its lesson and summary share. */
const boardOf = (game: string) => neededBy(`games/${game}/kit.ts`, new RegExp(`/web/src/games/${game}/`), game);

/** What the page knows of a game: its acts, their notation and questions to a view. */
const publicOf = (game: string) =>
  neededBy(`games/${game}/kit.ts`, new RegExp(`/packages/${game}/`), `${game}-public`, 3);

/** The rules of a game and what bots know of it. */
const rulesOf = (game: string) =>
  neededBy(`engine/games/${game}/manifest.ts`, new RegExp(`/packages/${game}/`), `rules-of-${game}`, 2);

/** What tables and the worker both need. */
const SHARED = {
  name: 'shared',
  test: /vite\/preload-helper|\/packages\/(core\/src\/(seats|act-table|versions)|daily\/src\/islander|table\/src\/(wire|frame))\./,
  priority: 3,
  includeDependenciesRecursively: false,
};

/** What the worker needs for every game. */
const ENGINE = neededBy('engine/worker.ts', /\/packages\/(?!web\/src\/engine\/worker)/, 'engine', 2);

/**
 * The files that the worker has in common with the page, and its own. What it needs is in none of the page's files:
 * with one of them it would load Svelte.
 */
export const filesOf = (games: readonly string[]) => [
  SHARED,
  ...games.map(publicOf),
  ENGINE,
  ...games.map(rulesOf),
  ...games.map(boardOf),
];
