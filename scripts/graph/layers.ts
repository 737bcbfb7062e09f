import { GAMES } from '@ahu/games/list';

/** What a package may import, and the order of its folders. `npm run graph` fails on anything else. */
export interface PackageRules {
  /** Other packages that its sources import: all entries of a package, or one (`core/testing`). */
  readonly imports: readonly string[];
  /** What its tests import besides. */
  readonly testImports?: readonly string[];
  /** Its sources run in Node, in a browser and in a worker, and import no module of a platform. */
  readonly portable?: true;
  /** The folders of `src`, from the lowest to the highest: each imports only those before it. `.` is `src` itself. */
  readonly folders?: readonly string[];
}

const GAME: Pick<PackageRules, 'imports' | 'testImports' | 'portable'> = {
  imports: ['core'],
  testImports: ['core/testing'],
  portable: true,
};

export const PACKAGES: Readonly<Record<string, PackageRules>> = {
  core: { imports: [], portable: true },
  ...Object.fromEntries(GAMES.map((game) => [game, GAME])),
  giants: {
    ...GAME,
    folders: ['public', 'position', 'phases', 'audit', 'insight', 'game', 'greedy', '.'],
  },
  'rapa-nui': {
    ...GAME,
    folders: ['public', 'position', 'tiles', 'phases', 'audit', 'insight', 'game', 'greedy', '.'],
  },
  'rapa-nui-cards': { ...GAME, folders: ['public', '.'] },
  table: { ...GAME, testImports: ['core/testing', ...GAMES] },
  bots: { ...GAME, folders: ['kernel', 'network', 'search', 'players', 'training', '.'] },
  games: { imports: ['core', ...GAMES], portable: true },
  protocol: { imports: ['core', 'games/list', 'table'], portable: true },
  server: {
    imports: ['core', ...GAMES, 'games', 'table', 'bots', 'protocol'],
    folders: [
      ...['config', 'words', 'names', 'bus', 'store', 'monitoring', 'tables', 'bots', 'people', 'notices', 'http'],
      ...['services', 'api', 'socket', '.'],
    ],
  },
  cli: {
    // `perft` and `verify` are tools of the test suite for the terminal.
    imports: ['core', 'core/testing', ...GAMES, 'games', 'table', 'bots', 'server'],
    testImports: ['protocol', 'server/testing'],
    folders: [
      ...['terminal', 'games', 'matches', 'bot-protocol', 'setup', 'simulation', 'arena', 'training', 'play', 'server'],
      ...['commands', '.'],
    ],
  },
  web: {
    imports: ['core', ...GAMES, 'games/list', 'games/short-names', 'table', 'bots', 'protocol'],
    testImports: ['games', 'server', 'server/testing'],
    folders: ['platform', 'engine', 'ui', 'games', 'table', 'pages', '.'],
  },
};

/** The page knows what a game makes public; the rules themselves run in a worker. */
export const RULES_ONLY_IN: Readonly<Record<string, string>> = { web: 'engine' };
export const RULES_ENTRIES: readonly string[] = GAMES.flatMap((name) => [name, `${name}/explain`]);
