import { askBot, type MatchFile, randomBot, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { answerOf, islandOf, NoProof, Proof, proven } from '../src/index.ts';
import { mindsOf, playedBy } from '../testing/index.ts';

const ISLAND = islandOf('2026-11-03');

const minds = await mindsOf(ISLAND);
const played = (seed: string, bots = answerOf): MatchFile => playedBy(seed, ISLAND, minds, bots);

const file = played('one');
const why = (claimed: MatchFile, island = ISLAND): unknown => {
  try {
    return proven(island, claimed, minds);
  } catch (error) {
    return error instanceof NoProof ? error.why : (error as Error).name;
  }
};

describe('a result', () => {
  test('is what the log shows, with the bots of the day', () => {
    const { points, place, lead } = proven(ISLAND, file, minds);
    expect(points).toBeGreaterThanOrEqual(0);
    expect(place === 1).toBe(lead >= 0);
  });

  test('is the same when the bots are compared a few moves at a time', () => {
    const proof = new Proof(ISLAND, file, minds);
    const stops: number[] = [];
    for (let from: number | undefined = 0; from !== undefined; from = proof.compare(from, () => true)) stops.push(from);
    expect(stops).toEqual(file.log.map((_, ply) => ply));
    expect(proof.result).toEqual(proven(ISLAND, file, minds));
  });

  test('other bots are found at any ply', () => {
    const weak = played('one', (_minds, state, seat) => askBot(minds.game, state, seat, randomBot, new Sfc32(seat)));
    const proof = new Proof(ISLAND, weak, minds);
    expect(() => proof.compare(weak.log.length >> 1, () => false)).toThrow('other bots');
  });

  test('is not to be had with other bots', () => {
    const weak = played('one', (_minds, state, seat) => askBot(minds.game, state, seat, randomBot, new Sfc32(seat)));
    expect(why(weak)).toBe('other bots');
  });

  test('is not to be had by half a log, by giving up, or for another day', () => {
    expect(why({ ...file, log: file.log.slice(0, -4) })).toBe('not over');
    expect(why({ ...file, end: { kind: 'conceded', winners: [ISLAND.person] } })).toBe('not over');
    expect(why(file, islandOf('2026-11-12'))).toBe('other island');
    expect(why({ ...file, practice: true })).toBe('practice');
  });

  test('is not to be had by other dice or cards, or by moves that break a rule', () => {
    const chance = file.log.findIndex(([seat]) => seat === 'chance');
    const forged = file.log.with(chance, [
      'chance',
      file.log.find(([s, m]) => s === 'chance' && m !== file.log[chance][1])?.[1] ?? '',
    ]);
    expect(why({ ...file, log: forged })).toBe('Malformed');
    expect(why({ ...file, log: file.log.toSpliced(5, 1) })).toBe('Malformed');
  });
});
