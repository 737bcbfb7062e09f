import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Speaker } from '../src/bot-protocol/speaker.ts';
import { findGame, MANIFESTS } from '../src/games/games.ts';
import { botOf } from '../src/setup/bots.ts';
import { ahu, COMMAND, emptyFolder } from './ahu.ts';

const RANDOM = 'exec:python3 examples/bots/random.py';
const LEADER = 'exec:node examples/bots/leader.mjs';
const folder = emptyFolder();

/** Runs the command where the examples are; arguments may have spaces. */
function run(args: readonly string[]) {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', cwd });
  return { code: status, stdout, stderr };
}

/** A bot of these lines of JavaScript, for every message that it gets. */
function botThat(name: string, lines: string): string {
  const file = join(folder, `${name}.mjs`);
  const program = `import { createInterface } from 'node:readline';
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
let asked = 0;
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id, moves } = JSON.parse(line);
  if (type === 'hello') return say({ type: 'hello', protocol: 1, name: '${name}' });
  if (type === 'game') return say({ type: 'ready' });
  if (type !== 'choose') return;
  if (asked++ < 3) return say({ type: 'move', id, move: moves[0] });
  ${lines}
});`;
  writeFileSync(file, program);
  return `exec:node ${file}`;
}

describe.each(MANIFESTS.map(({ game }) => [game.id, game.seats[0]] as const))('%s', (id, seats) => {
  test('a bot in Python plays a whole game', () => {
    const bots = [RANDOM, ...Array.from({ length: seats - 1 }, () => 'random')].join(',');
    const { code, stdout, stderr } = run(['simulate', id, '--bots', bots, '--games', '2', '--json']);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const { games, seats: standings } = JSON.parse(stdout);
    expect(games).toBe(2);
    expect(standings[0].bot).toBe(RANDOM);
  }, 120_000);
});

describe('a bot behind the protocol', () => {
  test('plays the same games from the same seed, whatever the number of threads', () => {
    const play = (workers: string) =>
      run([
        'simulate',
        'rapa-nui-cards',
        '--bots',
        `${RANDOM},${LEADER}`,
        '--games',
        '4',
        '--workers',
        workers,
        '--json',
      ]);
    const [one, two] = [play('1'), play('2')];
    expect(one.code).toBe(0);
    const seatsOf = (stdout: string) => JSON.parse(stdout).seats;
    expect(seatsOf(two.stdout)).toEqual(seatsOf(one.stdout));
  }, 120_000);

  test.each([
    [
      'cheats',
      `say({ type: 'move', id, move: 'take all columns' });`,
      /answered "take all columns", which is not legal/,
    ],
    ['dies', 'process.exit(7);', /its process ended \(exit code 7\)/],
    ['sleeps', '', /did not answer within 2 s/],
    ['babbles', `console.log('let me think');`, /"let me think" is not a JSON object/],
    ['gives up', `say({ type: 'error', message: 'out of ideas' });`, /says: out of ideas/],
    ['mixes things up', `say({ type: 'move', id: id - 1, move: moves[0] });`, /answered question 2 instead of 3/],
  ])(
    'that %s is an error with its seat and position',
    (name, lines, why) => {
      const bot = botThat(name.replaceAll(' ', '-'), lines);
      const args = ['simulate', 'rapa-nui-cards', '--bots', `random,${bot}`, '--games', '1', '--patience', '2'];
      const { code, stderr } = run(args);
      expect(code).toBe(1);
      expect(stderr).toMatch(why);
      expect(stderr).toContain('on seat 1');
      const { game } = findGame('rapa-nui-cards');
      const state = game.load(JSON.parse(stderr.split('\nposition: ')[1]));
      expect(game.toMove(state)).toBe(1 << 1);
    },
    60_000,
  );

  test('that cannot be started is told before any game', () => {
    const { code, stderr } = run(['simulate', 'rapa-nui-cards', '--bots', 'random,exec:no-such-program-here']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/no-such-program-here.*its process ended \(exit code 127\)/s);
  }, 60_000);
});

describe('ahu bot', () => {
  test('plays a whole game against a script through its own protocol', () => {
    const own = 'exec:node packages/cli/bin/ahu.mjs bot rapa-nui-cards --level greedy';
    const { code, stdout, stderr } = run([
      'simulate',
      'rapa-nui-cards',
      '--bots',
      `${own},script:buyer`,
      '--games',
      '1',
      '--json',
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).games).toBe(1);
  }, 60_000);

  test('says what is wrong with a message, and goes on', () => {
    const manifest = findGame('rapa-nui-cards');
    const speaker = new Speaker('test', findGame, () => botOf(manifest, 'greedy', 2));
    const tell = (message: unknown) => speaker.answer(typeof message === 'string' ? message : JSON.stringify(message));
    expect(tell('{')).toMatchObject({ type: 'error' });
    expect(tell({ type: 'choose', id: 0, view: {}, moves: ['play fish'] })).toEqual({
      type: 'error',
      message: 'no game has begun',
    });
    expect(tell({ type: 'hello', protocol: 2 })).toMatchObject({ type: 'error' });
    expect(tell({ type: 'hello', protocol: 1 })).toEqual({ type: 'hello', protocol: 1, name: 'test' });
    expect(tell({ type: 'game', game: manifest.game.id, seats: 2, seat: 0, options: {}, seed: '1' })).toEqual({
      type: 'ready',
    });
    expect(tell({ type: 'saw', seat: 1, move: 'jump' })).toMatchObject({ type: 'error' });
  });
});

test('a command that is no bot is told in a sentence', () => {
  for (const args of ['simulate giants --games 1 --bots exec:true', 'play giants --bots exec:true,exec:true']) {
    const { code, stderr } = ahu(args);
    expect(stderr).toBe('ahu: the bot exec:true does not play: its process ended (exit code 0)\n');
    expect(code).toBe(1);
  }
});
