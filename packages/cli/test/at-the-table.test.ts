import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALWAYS_THE_FIRST, ahu, emptyFolder } from './ahu.ts';

const GAME = 'play rapa-nui-cards --seed 7';

describe('what is typed', () => {
  test('may be the beginning of one move, word by word', () => {
    expect(ahu(GAME, ['play b']).stdout).toContain('Ana plays a berry.');
    expect(ahu(GAME, ['p c']).stdout).toContain('Ana plays a cereal.');
  });

  test('lists the moves that it begins, if there are several', () => {
    expect(ahu(GAME, ['play']).stdout).toContain('"play" begins 3 of these: play berry, play potato, play cereal');
    expect(ahu(GAME, ['play b', 't']).stdout).toContain('"t" begins 5 of these: take column 1,');
  });

  test('is compared with moves of the same verb first', () => {
    expect(ahu(GAME, ['play cerael']).stdout).toContain('Did you mean "play cereal"?');
    expect(ahu('play rapa-nui --seed 7', ['place vilager at i9']).stdout).toMatch(
      /Did you mean "place villager at i\d"\?/,
    );
    expect(ahu(GAME, ['ply cereal']).stdout).toContain('Did you mean "play cereal"?');
    expect(ahu(GAME, ['place potato']).stdout).toContain('Did you mean "play potato"?');
  });

  test('gets no far-fetched suggestion, but what moves begin with now', () => {
    const { stdout } = ahu(GAME, ['x', 'play b', 'play', 'place']);
    expect(stdout.replace(/\n {2}/g, ' ')).toContain('No move is called "x" now. Your moves begin with: play.');
    for (const typed of ['play', 'place']) {
      const answer = `No move is called "${typed}" now. Your moves begin with: take. "moves" lists them, "help" tells what else.`;
      expect(stdout.replace(/\n {2}/g, ' ')).toContain(answer);
    }
  });

  test('may be the chapter of rules', () => {
    const { stdout } = ahu(GAME, ['rules c3']);
    expect(stdout).toContain('\nC3.1 ');
    expect(stdout).toContain('\nC3.2 ');
    expect(stdout).not.toContain('\nC4.1 ');
  });

  test('log has an answer before anything happened', () => {
    expect(ahu(GAME, ['log']).stdout).toContain('Nothing has happened yet.');
  });
});

describe('files', () => {
  const match = (change: object): string => {
    const path = join(emptyFolder(), 'match.json');
    const file = {
      format: 'ahu-match',
      version: 1,
      game: 'giants',
      rulesVersion: 99,
      seats: [],
      options: {},
      seed: '',
    };
    writeFileSync(path, JSON.stringify({ ...file, log: [], ...change }));
    return path;
  };

  test('by newer rules say what to do', () => {
    expect(ahu(`replay ${match({})}`).stderr).toMatch(/rulesVersion: .*; if a newer Ahu wrote it, update Ahu\n$/);
  });

  test('that are not there are told in words', () => {
    expect(ahu('replay no-such.json').stderr).toBe('ahu: no-such.json: there is no such file or folder\n');
  });

  test('of more than 16 MB are refused before they are read', () => {
    expect(ahu(`replay ${match({ log: 'x'.repeat(17_000_000) })}`).stderr).toContain('it has more than 16 MB');
  });
});

test('the end of the card game tells what types are worth and who held what', () => {
  const { stdout } = ahu(GAME, ALWAYS_THE_FIRST);
  expect(stdout).toMatch(
    / {2}sacrifice cards +fish +berry +potato +cereal\n {2}on the stone( +\d+){4}\n {2}worth( +[0-3]){4}\n/,
  );
  expect(stdout).toMatch(/\n {2}Ana( +\d+){4}\n {2}Hotu( +\d+){4}\n/);
});

describe('a table', () => {
  test.each(['giants', 'rapa-nui', 'rapa-nui-cards'])('of %s fits into 60 columns', (game) => {
    process.env.COLUMNS = '60';
    const { stdout } = ahu(`play ${game} --seed 7`, ['board', 'help', ...Array<string>(30).fill('1')]);
    delete process.env.COLUMNS;
    expect(stdout.split('\n').filter((line) => line.length > 60)).toEqual([]);
  });

  test.each([60, 70, 80, 100])('of Giants has a map in %i columns, whose neighbours touch', (columns) => {
    process.env.COLUMNS = String(columns);
    const { stdout } = ahu('play giants --seed 7', ['quit']);
    delete process.env.COLUMNS;
    const cell = columns / 10;
    const row = (name: string): string => stdout.split('\n').find((line) => line.trim().startsWith(`${name} `)) ?? '';
    const [d, e] = [row('D1'), row('E1')];
    expect([1, 5, 9].map((n) => e.indexOf(`E${n} `) / cell)).toEqual([0, 4, 8]);
    expect(e).toMatch(/E10 mo(ai)?$/);
    expect([1, 5, 9].map((n) => `${d} `.indexOf(`D${n} `) - e.indexOf(`E${n} `))).toEqual(
      Array(3).fill(Math.floor(cell / 2)),
    );
    expect(stdout).not.toMatch(/q +-?\d, r +\d/);
  });

  test('explains the signs of its map when asked, and in a replay', () => {
    const cwd = emptyFolder();
    const { stdout } = ahu('play giants --seed 7 --save a.json', ['board', 'quit'], cwd);
    expect(stdout).toContain('"board" explains the map');
    expect(stdout.match(/free ahu: value of moai and headdress/g)).toHaveLength(1);
    expect(ahu('replay a.json', [], cwd).stdout).toContain('free ahu: value of moai and headdress');
  });

  test('fits the window after it was made smaller', async () => {
    const terminal = await import('../src/terminal/terminal.ts');
    const { columns } = process.stdout;
    for (const [wide, expected] of [
      [72, 72],
      [300, 100],
      [20, 60],
    ]) {
      process.stdout.columns = wide;
      process.stdout.emit('resize');
      expect(terminal.WIDTH).toBe(expected);
    }
    process.stdout.columns = columns;
    process.stdout.emit('resize');
  });

  test('of Rapa Nui has a map, and lists neighbours when asked', () => {
    const { stdout } = ahu('play rapa-nui --seed 7', ['board', 'quit']);
    expect(stdout).toMatch(/\n {2}w2 · +pukao +.*i4 ./);
    expect(stdout).toContain('  space  next to');
    expect(stdout).toContain('  i1     crater i2 i4 i5 n4');
    expect(stdout).toMatch(/\n {2}e1a \w+ +s2a \w+ .*\n {2}e1b /);
    expect(stdout).toContain('round 1, placing figures; free ahus: 21 (end at 3)');
  });
});

describe('--json', () => {
  const json = (args: string): Record<string, unknown> => JSON.parse(ahu(`${args} --json`).stdout);
  const table = { game: 'rapa-nui-cards', options: { openHands: false } };

  test('of simulate has game, options, seed and the range of scores', () => {
    const summary = json('simulate rapa-nui-cards --seats 2 --games 4 --seed x');
    expect(summary).toMatchObject({ ...table, seed: 'x', games: 4 });
    expect(Object.keys((summary.seats as object[])[0])).toEqual(['bot', 'meanScore', 'lowest', 'highest', 'winShare']);
  });

  test('of arena, perft, verify and bench', () => {
    expect(json('arena rapa-nui-cards --seats 2 --bots greedy,random --games 2')).toMatchObject({
      ...table,
      seed: '1',
    });
    expect(json('perft rapa-nui-cards --seats 2 --depth 2')).toMatchObject({ ...table, depth: 2 });
    expect(json('verify rapa-nui-cards --seats 2 --games 1')).toMatchObject({ ...table, seats: 2, games: 1 });
    expect(json('bench rapa-nui-cards --seats 2 --seconds 1')).toMatchObject({ ...table, seats: 2 });
  });

  test('of replay has the story', () => {
    const cwd = emptyFolder();
    ahu(`${GAME} --save a.json`, ['play berry', 'quit'], cwd);
    const told = JSON.parse(ahu('replay a.json --json', [], cwd).stdout);
    expect(told).toMatchObject({ ...table, over: false });
    expect(told.story.flat()).toContain('Ana plays a berry.');
    const verified = JSON.parse(ahu('replay a.json --verify --json', [], cwd).stdout);
    expect(verified).toMatchObject({ ...table, promised: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(verified.plies).toBeGreaterThan(verified.drawn);
  });

  test('of weights lists every table', () => {
    const known = JSON.parse(ahu('weights list --json').stdout) as { game: string; seats: number; made: object }[];
    expect(known.map(({ game, seats }) => `${game} ${seats}`)).toContain('rapa-nui-cards 4');
    expect(known.every(({ made }) => 'games' in made)).toBe(true);
  });
});

test('perft --divide counts for each first move what perft counts in all', () => {
  const { counted } = JSON.parse(ahu('perft rapa-nui-cards --seed 7 --depth 3 --divide --json').stdout);
  const whole = JSON.parse(ahu('perft rapa-nui-cards --seed 7 --depth 3 --json').stdout).counted[2].leaves;
  expect(counted.map(({ move }: { move: string }) => move)).toContain('play berry');
  expect(counted.reduce((sum: number, { leaves }: { leaves: number }) => sum + leaves, 0)).toBe(whole);
});
