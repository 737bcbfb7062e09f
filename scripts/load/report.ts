import { availableParallelism } from 'node:os';
import { median } from '../../bench/race.ts';
import { percentiles } from './measures.ts';
import { RATE, type Round, type Second, STANDSTILL } from './race.ts';

/** At least how many times the moves of boardgame.io Ahu has to make, although it writes every move to the disk. */
const FLOOR = 2;

/** A server, with all that it did. */
export interface Racer {
  readonly name: string;
  readonly rounds: readonly Round[];
}

type Told = (round: Round) => number;

const delaysOf = (seconds: readonly Second[]): number[] => seconds.flatMap(({ delays }) => delays);
const calm = ({ seconds }: Round): Second[] => seconds.filter((second) => second.calm);

const MOVES: Told = ({ moves }) => moves;
const P50: Told = (round) => percentiles(delaysOf(calm(round))).p50;
const P99: Told = (round) => percentiles(delaysOf(calm(round))).p99;
const P99_ALWAYS: Told = ({ seconds }) => percentiles(delaysOf(seconds)).p99;

const ROWS: readonly (readonly [string, Told, number])[] = [
  ['moves per second', MOVES, 0],
  [`p50 at ${RATE} moves/s, ms`, P50, 2],
  [`p99 at ${RATE} moves/s, ms`, P99, 2],
  ['the same with seconds in which the disk stood still, ms', P99_ALWAYS, 2],
];

/** A round without a calm second says nothing of delays. */
const middle = (values: readonly number[]): number => median(values.filter((value) => !Number.isNaN(value)));

const ratioOf = (some: Racer, { rounds }: Racer, told: Told): number =>
  middle(some.rounds.map((round, n) => told(round) / told(rounds[n])));

/** One line for each server's part of a round, to look at while the others are played. */
export const lineOf = (name: string, round: Round): string =>
  `${name}: ${ROWS.map(([, told, digits]) => told(round).toFixed(digits)).join(' ')}, ${calm(round).length} of ${round.seconds.length} s calm`;

/** Prints what was measured; what of it is not as it must be. Some of ours are held against theirs. */
export function report(theirs: Racer, ours: readonly Racer[]): string[] {
  const columns = ours.map(({ name }) => `${name} | ratio |`);
  console.log(`${availableParallelism()} cores, Node ${process.version}; medians of ${theirs.rounds.length} rounds\n`);
  console.log(`| | ${theirs.name} | ${columns.join(' ')}`);
  console.log(`|${'---|'.repeat(2 + 2 * columns.length)}`);
  for (const [what, told, digits] of ROWS) {
    const show = ({ rounds }: Racer): string => middle(rounds.map(told)).toFixed(digits);
    const cells = ours.map((some) => `${show(some)} | ${ratioOf(some, theirs, told).toFixed(2)}`);
    console.log(`| ${[what, show(theirs), ...cells].join(' | ')} |`);
  }
  console.log(`\nThe disk stood still for more than ${STANDSTILL} ms:`);
  return [...standstills([theirs, ...ours]), ...ours.flatMap((some) => faultsOf(some, theirs))];
}

function standstills(racers: readonly Racer[]): string[] {
  return racers.flatMap(({ name, rounds }) => {
    const seconds = rounds.flatMap((round) => round.seconds);
    const still = seconds.filter((second) => !second.calm).length;
    console.log(`- in ${still} of ${seconds.length} seconds of ${name}`);
    return 2 * still > seconds.length ? [`the disk stood still too often to tell what ${name} can do`] : [];
  });
}

function faultsOf(ours: Racer, theirs: Racer): string[] {
  const faults: string[] = [];
  if (ratioOf(ours, theirs, MOVES) < FLOOR) faults.push(`${ours.name}: less than ${FLOOR} × the moves`);
  if (!(ratioOf(ours, theirs, P99) < 1)) faults.push(`${ours.name}: p99 is not lower`);
  return faults;
}
