import { expect, test } from 'vitest';
import { findGame } from '../src/games/games.ts';
import type { BotName } from '../src/setup/bots.ts';
import type { Job } from '../src/simulation/job.ts';
import { playAll } from '../src/simulation/pool.ts';
import { Failure } from '../src/terminal/failure.ts';
import { ahu } from './ahu.ts';

const { game } = findGame('rapa-nui-cards');
const SCRIPT = new URL('./faulty-bots.ts', import.meta.url);

const jobOf = (name: string): Job => ({
  game: game.id,
  options: game.readOptions({}),
  bots: ['random', name as BotName],
  seed: '1',
  rotate: false,
  effort: 1,
});

/** What the pool says when a bot of this name sits beside a random one. */
async function failureOf(name: string, patience = 60): Promise<string> {
  const means = { workers: 2, patience, script: SCRIPT };
  const error = await playAll(jobOf(name), 0, 4, means, () => {}).catch((fault) => fault);
  expect(error).toBeInstanceOf(Failure);
  return error.message;
}

/** The position that a failure names is one in which this seat is to decide. */
function expectPosition(message: string, seat: number): void {
  const state = game.load(JSON.parse(message.split('\nposition: ')[1]));
  expect(game.toMove(state)).toBe(1 << seat);
}

test('a bot that never answers is ended, and named with its seat and position', async () => {
  const start = performance.now();
  const message = await failureOf('endless', 2);
  expect(message).toMatch(/^bot endless on seat 1 did not answer within 2 s\n/);
  expectPosition(message, 1);
  expect(performance.now() - start).toBeLessThan(60_000);
});

test('a bot that crashes is named with its seat, its error and its position', async () => {
  const message = await failureOf('crashing');
  expect(message).toMatch(/^bot faulty on seat 1 failed: Error: out of ideas\n/);
  expectPosition(message, 1);
});

test('a bot that makes an illegal move is named with its seat, the move and its position', async () => {
  const message = await failureOf('cheating');
  expect(message).toMatch(/^bot faulty on seat 1 answered 100000, which is not legal\n/);
  expectPosition(message, 1);
});

test('a bot that crashes while it watches is named with its seat', async () => {
  expect(await failureOf('deaf')).toMatch(/^bot faulty on seat 1 failed: Error: I hear nothing\nposition: \{/);
});

test('a bot that takes its thread down does not leave the others waiting', async () => {
  expect(await failureOf('leaving')).toBe('a thread ended in the middle of a game');
});

test('outcomes that cannot be kept end the games', async () => {
  const games = playAll(jobOf('random'), 0, 4, { workers: 2, patience: 60 }, () => {
    throw new Error('the disk is full');
  });
  await expect(games).rejects.toThrow('the disk is full');
});

test('a bot that thinks longer than --patience allows is a failure of the command', () => {
  const { code, stderr } = ahu(
    'simulate rapa-nui-cards --bots master,random --games 1 --effort 100 --patience 1 --workers 1',
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/^ahu: bot master on seat 0 did not answer within 1 s\nposition: \{"seats":2/);
});
