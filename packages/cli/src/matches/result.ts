import { styleText } from 'node:util';
import { AUDIENCE, type Match, seatsOf } from '@ahu/core';
import { listed } from '../games/contract/counting.ts';
import type { GameManifest } from '../games/contract/manifest.ts';
import { columns, heading } from '../terminal/terminal.ts';
import { namesOf } from './story.ts';

/** The final scores, where they come from, and who won. */
export function describeResult(manifest: GameManifest, match: Match): string[] {
  const { game, state } = match;
  const names = namesOf(match);
  const scores = game.scores(state);
  const accounts = manifest.accounts(state);
  const sources = Object.keys(accounts[0]);
  const rows = names.map((name, seat) => [
    `  ${name}`,
    ...sources.map((source) => String(accounts[seat][source])),
    String(scores[seat]),
  ]);
  const winners = seatsOf(game.winners(state)).map((seat) => names[seat]);
  return [
    heading('The end'),
    ...columns([['', ...sources, 'total'], ...rows]),
    ...(manifest.words.describeEnd?.(game.view(state, AUDIENCE), names) ?? []),
    '',
    styleText('bold', `${listed(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`),
  ];
}
