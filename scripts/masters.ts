/**
 * What the points of good players come from: npm run masters -- --games 24 --thought 600
 * Bots with the networks of `master` play each game with each number of players; the mean points of a seat by source go
 * to packages/analysis/masters/points.json, which the page shows beside a player's own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { players } from '@ahu/core';
import { GAMES, TITLES } from '@ahu/games';
import { knowledgeOf, playedBy } from '../packages/analysis/testing/matches.ts';

const FILE = new URL('../packages/analysis/masters/points.json', import.meta.url);
const USAGE = 'npm run masters -- [--games 24] [--thought 600] [--only giants-3]';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '24' },
    thought: { type: 'string', default: '600' },
    only: { type: 'string' },
  },
});
const [games, thought] = [values.games, values.thought].map(Number);
if (!(games > 0 && thought > 0)) {
  console.error(USAGE);
  process.exit(2);
}

type Sources = Record<string, number>;

for (const id of GAMES) {
  const { game, accounts } = TITLES[id];
  for (const seats of game.seats) {
    const table = `${id}-${seats}`;
    if (values.only !== undefined && values.only !== table) continue;
    const knowledge = await knowledgeOf(id, seats);
    const sums: Sources = {};
    for (let n = 0; n < games; n++) {
      const { state } = playedBy(knowledge, seats, `masters ${n}`, thought);
      for (const account of players(seats).map((seat) => accounts(state)[seat])) {
        for (const [source, points] of Object.entries(account)) sums[source] = (sums[source] ?? 0) + points;
      }
      console.log(`${table}: ${n + 1} of ${games}`);
    }
    keep(table, sums, games * seats);
  }
}

/** Each table is kept as soon as it is known. */
function keep(table: string, sums: Sources, sheets: number): void {
  const file = JSON.parse(readFileSync(FILE, 'utf8'));
  const means = Object.fromEntries(
    Object.entries(sums).map(([source, sum]) => [source, Math.round((10 * sum) / sheets) / 10]),
  );
  file[table] = { games, thought, points: means };
  writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`);
}
