import { rivalOf } from '@ahu/bots';
import { ordinal, rate, rating } from 'openskill';
import type { Job, Outcome } from '../simulation/job.ts';
import { mean } from '../simulation/summary.ts';
import { columns } from '../terminal/terminal.ts';
import { logLikelihood, verdictOf, wilson } from './statistics.ts';

/** What `ahu arena --json` prints of each bot; its keys are there to stay. */
export interface Standing {
  readonly name: string;
  readonly winShare: number;
  /** The 95 % interval of the win share. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
  /** How far ahead of the best other it ended, on average. */
  readonly margin: number;
  readonly rating: number;
  readonly decisionsPerSecond: number;
}

/** One row a bot; several seats of the same bot count together. */
export function standings({ bots }: Job, outcomes: readonly Outcome[]): Standing[] {
  const ratings = ratingsOf(bots, outcomes);
  return [...new Set(bots)].map((name) => {
    const seats = bots.flatMap((bot, i) => (bot === name ? [i] : []));
    // The seats of one bot share a game, so that games and not seats are what is independent.
    const shares = outcomes.map(({ players }) => mean(seats.map((i) => players[i].won)));
    const own = outcomes.flatMap(({ players }) => seats.map((i) => players[i]));
    const seconds = own.reduce((sum, { thought }) => sum + thought, 0) / 1000;
    return {
      name,
      ...interval(shares),
      meanScore: mean(own.map(({ score }) => score)),
      margin: mean(
        outcomes.flatMap(({ players }) =>
          seats.map((i) =>
            marginOf(
              players.map(({ score }) => score),
              i,
            ),
          ),
        ),
      ),
      rating: ratings.get(name) ?? 0,
      decisionsPerSecond: own.reduce((sum, { decided }) => sum + decided, 0) / seconds,
    };
  });
}

function interval(shares: readonly number[]): { winShare: number; low: number; high: number } {
  const winShare = mean(shares);
  return { winShare, ...wilson(winShare, shares.length) };
}

const marginOf = (scores: readonly number[], own: number): number => scores[own] - rivalOf(scores, own);

/** A rating for many players at once; 25 is where everybody begins. */
function ratingsOf(bots: readonly string[], outcomes: readonly Outcome[]): Map<string, number> {
  const known = new Map(bots.map((bot) => [bot, rating()]));
  for (const { players } of outcomes) {
    const teams = bots.map((bot) => [known.get(bot) ?? rating()]);
    const rated = rate(teams, { score: players.map(({ won, score }) => 1000 * won + score) });
    bots.forEach((bot, i) => {
      known.set(bot, rated[i][0]);
    });
  }
  return new Map(Array.from(known, ([bot, skill]) => [bot, ordinal(skill)]));
}

const LONGEST = 40;

/** Of a long command the end tells more than the path it begins with. */
const short = (name: string): string => (name.length <= LONGEST ? name : `…${name.slice(1 - LONGEST)}`);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** By game: what the first bot won, all its seats together. */
export function sharesOfFirst({ bots }: Job, outcomes: readonly Outcome[]): number[] {
  const seats = bots.flatMap((bot, i) => (bot === bots[0] ? [i] : []));
  return outcomes.map(({ players }) => mean(seats.map((i) => players[i].won)));
}

const VERDICTS = { higher: 'the higher one', lower: 'the lower one', open: 'neither yet' } as const;

function describeTest(job: Job, outcomes: readonly Outcome[], [low, high]: readonly [number, number]): string {
  const shares = sharesOfFirst(job, outcomes);
  const verdict = VERDICTS[verdictOf(shares, low, high)];
  const ratio = logLikelihood(shares, low, high).toFixed(2);
  return `  ${short(job.bots[0])} wins ${percent(low)} or ${percent(high)}: ${verdict} (SPRT, log likelihood ${ratio})`;
}

export function describeStandings(job: Job, outcomes: readonly Outcome[], sprt?: readonly [number, number]): string[] {
  const rows = standings(job, outcomes).map((standing) => [
    `  ${short(standing.name)}`,
    percent(standing.winShare),
    `${(100 * standing.low).toFixed(1)} – ${percent(standing.high)}`,
    standing.meanScore.toFixed(1),
    standing.margin.toFixed(1),
    standing.rating.toFixed(1),
    standing.decisionsPerSecond.toFixed(0),
  ]);
  const even = `  ${outcomes.length} games; an even share is ${percent(1 / job.bots.length)}`;
  const table = columns([['', 'wins', '95 %', 'score', 'margin', 'rating', 'decisions/s'], ...rows]);
  return [...table, '', even, ...(sprt ? [describeTest(job, outcomes, sprt)] : [])];
}
