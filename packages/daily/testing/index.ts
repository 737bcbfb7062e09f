import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kernelReady, readWeights } from '@ahu/bots';
import { askBot, Match, type MatchFile, randomBot, Sfc32, seatsOf, writeMatch } from '@ahu/core';
import { TITLES } from '@ahu/games';
import { answerOf, type Island, type Minds } from '../src/index.ts';

export async function mindsOf({ game, seats }: Island): Promise<Minds> {
  const path = fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${game}-${seats}.json`));
  await kernelReady();
  return { ...TITLES[game], network: readWeights(JSON.parse(readFileSync(path, 'utf8'))) };
}

/** A match of an island by a person who plays at random, with its bots or others. */
export function playedBy(seed: string, island: Island, minds: Minds, bots = answerOf): MatchFile {
  const { game } = minds;
  const random = new Sfc32(seed);
  const seats = Array.from({ length: island.seats }, (_, seat) => ({ name: `Seat ${seat}` }));
  const match = new Match(game, { seats, options: game.readOptions({}), seed: island.seed, log: [] });
  for (match.settle(); !match.over; match.settle()) {
    const [seat] = seatsOf(game.toMove(match.state));
    const isPerson = seat === island.person;
    const move = isPerson
      ? askBot(game, match.state, seat, randomBot, random)
      : bots(minds, match.state, seat, island.seed, match.log.length);
    match.play(seat, move);
  }
  return writeMatch(match);
}
