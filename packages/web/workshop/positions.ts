import { type MatchFile, Sfc32, type Sitter } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Frame } from '../src/engine/frame.ts';
import { Service } from '../src/engine/service.ts';
import { newFile } from '../src/table/matches/new-match.ts';

const SEED = 'a1'.repeat(32);
export const NAMES = ['Hina', 'Tama', 'Mana', 'Rona', 'Kena'];

const noBot = (): Promise<never> => Promise.reject(new Error('Nobody thinks in the workshop.'));

/** A game that is played at random for a number of plies, the same at every visit. */
export async function playedTo(game: GameId, seats: number, plies: number): Promise<Service> {
  const sitters: Sitter[] = NAMES.slice(0, seats).map((name) => ({ name }));
  const file: MatchFile = { ...newFile(game, sitters), seed: SEED };
  const service = new Service(noBot, () => {});
  await service.open(file);
  const random = new Sfc32(SEED);
  for (let frame = service.frame(0); frame.plies < plies && !frame.over; frame = service.frame(0)) {
    const seat = frame.waiting[0];
    const { moves } = service.frame(seat);
    service.play(seat, moves[random.below(moves.length)]);
  }
  return service;
}

/** What the player sees who is asked. */
export async function frameAt(game: GameId, seats: number, plies: number): Promise<Frame> {
  const service = await playedTo(game, seats, plies);
  return service.frame(service.frame(0).waiting[0] ?? 0);
}
