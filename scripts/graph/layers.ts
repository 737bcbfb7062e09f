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
    folders: ['public', 'reasons', 'position', 'phases', 'audit', 'insight', 'game', 'greedy', '.'],
  },
  'rapa-nui': {
    ...GAME,
    folders: ['public', 'position', 'reasons', 'tiles', 'phases', 'audit', 'insight', 'game', 'greedy', '.'],
  },
  'rapa-nui-cards': { ...GAME, folders: ['public', 'reasons', '.'] },
  table: { ...GAME, testImports: ['core/testing', ...GAMES] },
  bots: { ...GAME, folders: ['kernel', 'network', 'search', 'players', 'training', '.'] },
  analysis: { imports: ['core', 'bots'], testImports: ['games', 'giants', 'rapa-nui-cards'], portable: true },
  games: { imports: ['core', ...GAMES], portable: true },
  daily: { imports: ['core', 'bots', 'games/list'], testImports: ['games'], portable: true },
  protocol: { imports: ['core', 'games/list', 'table'], portable: true },
  server: {
    imports: ['core', ...GAMES, 'games', 'table', 'bots', 'analysis', 'daily', 'protocol'],
    testImports: ['daily/testing'],
    folders: [
      ...['config', 'words', 'names', 'bus', 'store', 'monitoring', 'tables', 'bots', 'records', 'people', 'notices'],
      ...['http', 'services', 'api', 'socket', '.'],
    ],
  },
  cli: {
    // `perft` and `verify` are tools of the test suite for the terminal.
    imports: ['core', 'core/testing', ...GAMES, 'games', 'table', 'bots', 'analysis', 'daily', 'server'],
    testImports: ['protocol', 'server/testing'],
    folders: [
      ...['terminal', 'games', 'matches', 'bot-protocol', 'setup', 'simulation', 'arena', 'training', 'play'],
      ...['analysis', 'server', 'commands', '.'],
    ],
  },
  web: {
    imports: ['core', ...GAMES, 'games/list', 'games/short-names', 'table', 'bots', 'analysis', 'daily', 'protocol'],
    // `nim` is the fourth game that a test adds to a copy of the sources.
    testImports: ['core/testing', 'games', 'server', 'server/testing', 'daily/testing', 'nim'],
    folders: ['platform', 'engine', 'ui', 'games', 'table', 'pages', '.'],
  },
};

/** The page knows what a game makes public; the rules themselves run in a worker. */
export const RULES_ONLY_IN: Readonly<Record<string, string>> = { web: 'engine' };
export const RULES_ENTRIES: readonly string[] = GAMES.flatMap((name) => [name, `${name}/explain`]);
