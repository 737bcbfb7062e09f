/**
 * Whether analysis sees what it should: npm run blunders -- giants --seats 3 --games 100 --iterations 600
 * Plants a bad move in every game and looks for it among the worst three decisions of its seat, and counts how many of
 * the other moves, which are those of thinking bots, are called mistakes.
 */
import { parseArgs } from 'node:util';
import { isGameId } from '@ahu/games';
import { judged, knowledgeOf, plantedMatch } from '../../packages/analysis/testing/matches.ts';
import { wilson } from '../../packages/cli/src/arena/statistics.ts';

const USAGE = 'npm run blunders -- GAME [--seats 3] [--games 100] [--thought 600] [--iterations 600]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '100' },
    thought: { type: 'string', default: '600' },
    iterations: { type: 'string', default: '600' },
  },
});
const [seats, games, thought, iterations] = [values.seats, values.games, values.thought, values.iterations].map(Number);
const [id = ''] = positionals;
if (!isGameId(id) || ![seats, games, thought, iterations].every((number) => number > 0)) {
  console.error(USAGE);
  process.exit(2);
}

const knowledge = await knowledgeOf(id, seats);
let [planted, found, moves, mistakes] = [0, 0, 0, 0];
for (let n = 0; planted < games && n < 2 * games; n++) {
  const match = plantedMatch(knowledge, seats, `blunders ${n}`, thought);
  if (!match) continue;
  const judgements = judged(match.match, knowledge, { light: 'seen', seat: match.seat, iterations });
  const worst = judgements.toSorted((a, b) => b.cost - a.cost).slice(0, 3);
  const others = judgements.filter(({ ply }) => ply !== match.ply);
  planted++;
  if (worst.some(({ ply }) => ply === match.ply)) found++;
  moves += others.length;
  mistakes += others.filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder').length;
  console.log(`${planted}: ${found} found, ${mistakes} mistakes in ${moves} moves of bots`);
}
report('planted blunders found', found, planted);
report('moves of bots called mistakes', mistakes, moves);

function report(what: string, count: number, of: number): void {
  const { low, high } = wilson(count / of, of);
  const percent = (share: number) => (100 * share).toFixed(1);
  console.log(`${what}: ${count} of ${of}, ${percent(count / of)} % (${percent(low)}–${percent(high)})`);
}
