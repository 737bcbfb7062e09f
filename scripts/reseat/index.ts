/**
 * Weights for another number of players, to go on from: node scripts/reseat/index.ts GAME-SEATS.json SEATS FILE.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readWeights, writeWeights } from '@ahu/bots';
import { findGame } from '../../packages/cli/src/games/games.ts';
import { reseated } from './reseated.ts';

const [source, seats, target] = process.argv.slice(2);
const file = JSON.parse(readFileSync(source, 'utf8'));
const { game, insight } = findGame(file.game);
const network = reseated(readWeights(file), insight, Number(seats));
const made = { command: `node scripts/reseat/index.ts ${basename(source)} ${seats}`, games: file.made.games };
writeFileSync(target, `${JSON.stringify(writeWeights(network, { game: game.id, made }), null, 2)}\n`);
