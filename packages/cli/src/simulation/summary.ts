import { columns } from '../terminal/terminal.ts';
import type { Job, Outcome } from './job.ts';

/** What `ahu simulate --json` prints; its keys are there to stay. */
export interface Summary {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  readonly decisionsPerGame: number;
  readonly gamesPerSecond: number;
  readonly meanWinningScore: number;
  readonly seats: readonly SeatSummary[];
}

interface SeatSummary {
  readonly bot: string;
  readonly meanScore: number;
  readonly lowest: number;
  readonly highest: number;
  readonly winShare: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const least = (values: readonly number[]): number => values.reduce((low, value) => Math.min(low, value));
const most = (values: readonly number[]): number => values.reduce((high, value) => Math.max(high, value));

const winningScore = ({ players }: Outcome): number => players.find(({ won }) => won > 0)?.score ?? 0;

function summarizeSeat(bot: string, i: number, outcomes: readonly Outcome[]): SeatSummary {
  const scores = outcomes.map(({ players }) => players[i].score);
  const winShare = mean(outcomes.map(({ players }) => players[i].won));
  return { bot, meanScore: mean(scores), lowest: least(scores), highest: most(scores), winShare };
}

export function summarize(job: Job, outcomes: readonly Outcome[], seconds: number): Summary {
  const { game, options, seed, bots } = job;
  return {
    game,
    options,
    seed,
    games: outcomes.length,
    decisionsPerGame: mean(outcomes.map(({ decisions }) => decisions)),
    gamesPerSecond: outcomes.length / seconds,
    meanWinningScore: mean(outcomes.map(winningScore)),
    seats: bots.map((bot, i) => summarizeSeat(bot, i, outcomes)),
  };
}

export function describeSummary(job: Job, outcomes: readonly Outcome[], seconds: number): string[] {
  const summary = summarize(job, outcomes, seconds);
  const rows = summary.seats.map(({ bot, meanScore, lowest, highest, winShare }, i) => [
    `  ${job.rotate ? 'player' : 'seat'} ${i + 1}`,
    bot,
    meanScore.toFixed(1),
    String(lowest),
    String(highest),
    `${(100 * winShare).toFixed(1)} %`,
  ]);
  const decisions = outcomes.map((outcome) => outcome.decisions);
  return [
    ...columns([['', 'bot', 'mean score', 'lowest', 'highest', 'wins'], ...rows]),
    '',
    `  mean winning score ${summary.meanWinningScore.toFixed(1)}`,
    `  decisions a game   ${summary.decisionsPerGame.toFixed(1)} (${least(decisions)} to ${most(decisions)})`,
    `  games a second     ${Math.round(summary.gamesPerSecond)} (${summary.games} games in ${seconds.toFixed(1)} s)`,
  ];
}
