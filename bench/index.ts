/**
 * `npm run bench`: random games and iterations of a search per second; `--json` for machines. Fails when
 * boardgame.io comes too near, and when something allocates that must not.
 */
import './production.ts';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { boardgameIoPlayout } from './boardgame-io.ts';
import { type Copying, measureCopying } from './copying.ts';
import { contractPlayout } from './playout.ts';
import { medianRate, medianRatio, type Rate, race } from './race.ts';
import { measureRoutes } from './routes.ts';
import { MAX_OBJECTS_PER_ITERATION, measureSearch, type Searching } from './search.ts';
import { PARTS } from './shares.ts';
import { SUBJECTS, type Subject } from './subjects.ts';
import { tightPlayout } from './tight.ts';

const ROUNDS = 9;
const MILLISECONDS = 250;

/** Through the contract, the card game makes at least this many times the decisions of boardgame.io. */
const FLOOR = 200;
/** A search makes at least this many times the iterations of the plain one of 0.1. */
const SEARCH_FLOOR = 3;
/** No query of a board takes longer than this on the fullest board, in milliseconds. */
const SLOWEST_QUERY = 5;
/** Less than the smallest object, more than the noise. */
const MAX_BYTES_PER_COPY = 1;

interface Result {
  readonly game: string;
  readonly seats: number;
  readonly rates: Readonly<Record<string, Rate>>;
  readonly timesBoardgameIo?: number;
  readonly timesTight?: number;
  readonly copying: Copying;
  readonly searching: Searching;
}

function measure(subject: Subject, seats: number): Result {
  const { game } = subject;
  const contract = contractPlayout(game, seats);
  const copying = measureCopying(game, seats);
  const common = { game: game.id, seats, copying, searching: measureSearch(subject, seats) };
  if (game.id !== rapaNuiCards.id) {
    const rounds = race({ contract }, ROUNDS, MILLISECONDS);
    return { ...common, rates: { contract: medianRate(rounds.contract) } };
  }
  const runners = { 'boardgame.io': boardgameIoPlayout(seats), contract, tight: tightPlayout(seats) };
  const rounds = race(runners, ROUNDS, MILLISECONDS);
  return {
    ...common,
    rates: Object.fromEntries(Object.entries(rounds).map(([name, rates]) => [name, medianRate(rates)])),
    timesBoardgameIo: medianRatio(rounds.contract, rounds['boardgame.io']),
    timesTight: medianRatio(rounds.contract, rounds.tight),
  };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(13);

function show({ game, seats, rates, timesBoardgameIo, timesTight, copying, searching }: Result): void {
  console.log(`\n${`${game}, ${seats} players`.padEnd(28)}${'games/s'.padStart(13)}${'decisions/s'.padStart(13)}`);
  for (const [name, rate] of Object.entries(rates)) {
    console.log(`  ${name.padEnd(26)}${whole(rate.gamesPerSecond)}${whole(rate.decisionsPerSecond)}`);
  }
  if (timesBoardgameIo && timesTight) {
    console.log(`  contract = ${timesBoardgameIo.toFixed(0)} × boardgame.io = ${timesTight.toFixed(2)} × tight`);
  }
  console.log(
    `  copies/s${whole(copying.copiesPerSecond).padStart(31)}, ${copying.bytesPerCopy.toFixed(2)} bytes each`,
  );
  showSearch(searching);
}

function showSearch(searching: Searching): void {
  const { iterationsPerSecond, plainIterationsPerSecond, timesPlain, shares, allocated, trained } = searching;
  const parts = PARTS.map((part) => `${part} ${(100 * shares[part]).toFixed(0)} %`).join(', ');
  console.log(`  search iterations/s${whole(iterationsPerSecond).padStart(20)}: ${parts}`);
  console.log(
    `  those of 0.1 ${whole(plainIterationsPerSecond).padStart(26)}: ${timesPlain.toFixed(2)} × as many today`,
  );
  console.log(`  evaluations/s, all seats and moves ${whole(searching.evaluationsPerSecond)}`);
  console.log(`  those of 0.1, all seats            ${whole(searching.plainEvaluationsPerSecond)}`);
  console.log(
    `  allocated an iteration ${allocated.objects.toFixed(2).padStart(16)} objects, ${allocated.numbers.toFixed(1)} numbers`,
  );
  if (!trained) console.log('  its weights are missing: measured with a network that has learnt nothing');
}

function faultsOf({ game, seats, timesBoardgameIo = FLOOR, copying, searching }: Result): string[] {
  const faults: string[] = [];
  if (timesBoardgameIo < FLOOR) faults.push(`is less than ${FLOOR} × boardgame.io`);
  if (copying.bytesPerCopy > MAX_BYTES_PER_COPY) faults.push('allocates when it copies into an existing state');
  if (searching.allocated.objects > MAX_OBJECTS_PER_ITERATION) {
    faults.push(`allocates in the search:\n${searching.allocated.by}`);
  }
  if (searching.timesPlain < SEARCH_FLOOR) faults.push(`searches less than ${SEARCH_FLOOR} times as fast as 0.1`);
  return faults.map((fault) => `${game} with ${seats} players ${fault}`);
}

const json = process.argv.includes('--json');
const results: Result[] = [];
for (const subject of SUBJECTS) {
  for (const seats of subject.game.seats) {
    const result = measure(subject, seats);
    results.push(result);
    if (!json) show(result);
  }
}
const routes = measureRoutes();
if (!json) {
  console.log('\ngiants, a full board with 5 players');
  for (const { query, milliseconds } of routes) console.log(`  ${query.padEnd(44)}${milliseconds.toFixed(3)} ms`);
}
const faults = results.flatMap(faultsOf);
for (const { query, milliseconds } of routes) if (milliseconds > SLOWEST_QUERY) faults.push(`giants: ${query} is slow`);
if (json) console.log(JSON.stringify({ node: process.version, floor: FLOOR, results, routes, faults }, null, 2));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
