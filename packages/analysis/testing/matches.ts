import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kernelReady, networkPlayer, readWeights } from '@ahu/bots';
import { askBot, legalMoves, Match, type Move, type Seat, Sfc32, seatsOf, seedFrom } from '@ahu/core';
import { type GameId, TITLES } from '@ahu/games';
import { analyse, Judge, type Judgement, type Knowledge, type Plan } from '../src/index.ts';

/** What the bots of Ahu know of a game. */
export async function knowledgeOf(id: GameId, seats: number): Promise<Knowledge> {
  const path = fileURLToPath(import.meta.resolve(`@ahu/bots/weights/${id}-${seats}.json`));
  await kernelReady();
  return { ...TITLES[id], network: readWeights(JSON.parse(readFileSync(path, 'utf8'))) };
}

/** Decides instead of the bot of a seat; undefined where the bot shall. */
type Meddle = (match: Match, seat: Seat) => Move | undefined;

/** A match of bots that think for this number of iterations, the same for the same seed. */
export function playedBy(
  knowledge: Knowledge,
  seats: number,
  seed: string,
  iterations: number,
  meddle?: Meddle,
): Match {
  const { game } = knowledge;
  const random = new Sfc32(seed);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat}` }));
  const match = new Match(game, { seats: sitters, options: game.readOptions({}), seed: seedFrom(seed), log: [] });
  const bots = sitters.map(() => networkPlayer(game, knowledge, { iterations }));
  match.settle();
  while (!match.over) {
    const seat = seatsOf(game.toMove(match.state))[0];
    match.play(seat, meddle?.(match, seat) ?? askBot(game, match.state, seat, bots[seat], random));
    match.settle();
  }
  return match;
}

/** All of an analysis, at once. */
export function judged(match: Match, knowledge: Knowledge, plan: Plan): Judgement[] {
  const work = analyse(match, knowledge, plan);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** A match in which one good move was replaced by a bad one. */
export interface Planted {
  readonly match: Match;
  readonly seat: Seat;
  readonly ply: number;
}

/** A move is bad if it costs this much of the chance to win, beyond three standard errors. */
const BAD = 0.15;
/** A glance at a move, to see whether it may be bad; then more thought than an analysis has. */
const [GLANCE, THOROUGH] = [150, 2000];
const TRIED = 8;

/** Plays a match of bots in which one seat, at its first chance after a random ply, makes a bad move. Undefined if it never has one. */
export function plantedMatch(
  knowledge: Knowledge,
  seats: number,
  seed: string,
  iterations: number,
): Planted | undefined {
  const judge = new Judge(knowledge);
  const random = new Sfc32(`${seed} planted`);
  const victim = random.below(seats);
  const after = random.below(knowledge.game.id === 'giants' ? 200 : 40);
  let ply = -1;
  const match = playedBy(knowledge, seats, seed, iterations, (now, seat) => {
    if (ply >= 0 || seat !== victim || now.log.length < after) return undefined;
    const bad = legalMoves(now.game, now.state, seat)
      .slice(0, TRIED)
      .find((move) => {
        const decision = { ply: now.log.length, seat, move, state: now.state };
        if (judge.judge(decision, 'seen', GLANCE).cost < BAD) return false;
        const { cost, error } = judge.judge(decision, 'seen', THOROUGH);
        return cost - 3 * error > BAD;
      });
    if (bad !== undefined) ply = now.log.length;
    return bad;
  });
  return ply < 0 ? undefined : { match, seat: victim, ply };
}
