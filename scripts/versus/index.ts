/**
 * Today's bots at tables of an older revision's: npm run versus -- c6cbfb5 giants --seats 3 --milliseconds 30
 * Everything behind the revision goes to `ahu arena`, with the same number of iterations or the same time for all.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame } from '../../packages/cli/src/games/games.ts';
import { checkedOut, commandOf } from './revision.ts';

const USAGE = `npm run versus -- REVISION GAME [--seats 3] [--level strong] [--against strong] [--games 200]
  [--milliseconds 30 | --iterations 200] [--sprt 0.5,0.7] [--workers 1] [--record FILE] [--seed 1] [--weights FILE]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    level: { type: 'string', default: 'strong' },
    against: { type: 'string', default: 'strong' },
    weights: { type: 'string' },
    games: { type: 'string', default: '200' },
    milliseconds: { type: 'string' },
    iterations: { type: 'string' },
    sprt: { type: 'string' },
    workers: { type: 'string', default: '1' },
    record: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [revision, id] = positionals;
if (revision === undefined || id === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const { game } = findGame(id);
const seats = Number(values.seats ?? game.seats[0]);
const rival = `exec:"${commandOf(checkedOut(revision), game.id, values.against)}"`;
const own = values.weights === undefined ? values.level : `${values.level}@${values.weights}`;
const bots = [own, ...Array.from({ length: seats - 1 }, () => rival)].join(',');
const { games, milliseconds, iterations, sprt, workers, record, seed } = values;
const flags = Object.entries({ games, milliseconds, iterations, sprt, workers, record, seed }).flatMap(
  ([flag, value]) => (value === undefined ? [] : [`--${flag}`, value]),
);
const ahu = resolve(import.meta.dirname, '../../packages/cli/bin/ahu.mjs');
const { status } = spawnSync(process.execPath, [ahu, 'arena', game.id, '--bots', bots, ...flags], { stdio: 'inherit' });
process.exitCode = status ?? 1;
