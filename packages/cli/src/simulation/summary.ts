import { columns } from '../terminal.ts';
import type { Job } from './job.ts';
import { type Tally, WHOLE_WIN } from './tally.ts';

/** What `ahu simulate --json` prints; its keys are there to stay. */
export interface Summary {
  readonly games: number;
  readonly decisionsPerGame: number;
  readonly gamesPerSecond: number;
  readonly meanWinningScore: number;
  readonly seats: readonly { readonly bot: string; readonly meanScore: number; readonly winShare: number }[];
}

export function summarize({ bots }: Job, tally: Tally, seconds: number): Summary {
  const { games } = tally;
  return {
    games,
    decisionsPerGame: tally.decisions / games,
    gamesPerSecond: games / seconds,
    meanWinningScore: tally.winningScore / games,
    seats: tally.players.map(({ score, wins }, i) => ({
      bot: bots[i],
      meanScore: score / games,
      winShare: wins / WHOLE_WIN / games,
    })),
  };
}

export function describeSummary(job: Job, tally: Tally, seconds: number): string[] {
  const summary = summarize(job, tally, seconds);
  const rows = summary.seats.map(({ bot, meanScore, winShare }, i) => [
    `  ${job.rotate ? 'player' : 'seat'} ${i + 1}`,
    bot,
    meanScore.toFixed(1),
    String(tally.players[i].lowest),
    String(tally.players[i].highest),
    `${(100 * winShare).toFixed(1)} %`,
  ]);
  return [
    ...columns([['', 'bot', 'mean score', 'lowest', 'highest', 'wins'], ...rows]),
    '',
    `  mean winning score ${summary.meanWinningScore.toFixed(1)}`,
    `  decisions a game   ${summary.decisionsPerGame.toFixed(1)} (${tally.shortest} to ${tally.longest})`,
    `  games a second     ${Math.round(summary.gamesPerSecond)} (${summary.games} games in ${seconds.toFixed(1)} s)`,
  ];
}
