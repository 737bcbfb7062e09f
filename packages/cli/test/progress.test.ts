import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../src/simulation/job.ts';
import { playAll } from '../src/simulation/pool.ts';
import { lasting, progressBar } from '../src/terminal/progress.ts';
import { columns, listing, WIDTH } from '../src/terminal/terminal.ts';

describe('progress', () => {
  const { isTTY, columns: before } = process.stderr;
  let written: string[] = [];
  beforeEach(() => {
    written = [];
    process.stderr.isTTY = true;
    process.stderr.columns = 60;
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    process.stderr.isTTY = isTTY;
    process.stderr.columns = before;
  });

  test('tells what goes on before the first game is over, and then how long it will take', () => {
    const show = progressBar(2000);
    show(0, '143 decisions');
    expect(written.at(-1)).toMatch(/░ 0\/2000, 143 decisions$/);
    vi.advanceTimersByTime(10_000);
    show(100, '9000 decisions');
    expect(written.at(-1)).toMatch(/░ 100\/2000, 9000 decisions, about 3 min left$/);
    expect(written.at(-1)?.replace('\r\x1b[K', '').length).toBeLessThan(60);
    show(2000);
    expect(written.at(-1)).toBe('\r\x1b[K');
  });

  test('scripts and files see nothing of it', () => {
    process.stderr.isTTY = false;
    progressBar(5)(1);
    expect(written).toEqual([]);
  });

  test('a time is told in one unit', () => {
    expect([400, 40_000, 200_000, 8_000_000].map(lasting)).toEqual([
      'about 1 s',
      'about 40 s',
      'about 3 min',
      'about 2 h',
    ]);
  });
});

test('decisions are counted while the first game of slow bots goes on', async () => {
  const job: Job = {
    game: 'giants',
    options: (await import('../src/games/games.ts')).findGame('giants').game.readOptions({}),
    bots: ['fair', 'fair', 'fair'],
    seed: '1',
    rotate: false,
    effort: 1,
  };
  const ended = new AbortController();
  const counts: number[] = [];
  const onDecisions = (decisions: number) => {
    counts.push(decisions);
    if (decisions > 5) ended.abort();
  };
  const games = await playAll(job, 0, 1, { workers: 1, patience: 60, signal: ended.signal, onDecisions }, () => {});
  expect(games).toEqual([]);
  expect(counts.at(-1)).toBeGreaterThan(5);
});

describe('tables', () => {
  test('too wide for the terminal have narrow gaps, and then their first column above the others', () => {
    const row = Array.from({ length: 7 }, (_, i) => String(10 ** i).padStart(9));
    expect(columns([['a name', ...row]])).toEqual([`a name ${row.join(' ')}`]);
    expect(columns([['a longer name', ...row]])).toEqual(['a longer name', `    ${row.join('  ')}`]);
  });

  const texts = [
    ['id', 'why'],
    ['7', 'word '.repeat(30).trim()],
  ];

  test('with texts are a line a row where no terminal is', () => {
    vi.stubEnv('COLUMNS', '');
    expect(listing(texts)).toEqual(texts.map((row) => `${row[0].padEnd(2)}  ${row[1]}`));
    vi.unstubAllEnvs();
  });

  test('with texts go on below the text', () => {
    vi.stubEnv('COLUMNS', String(WIDTH));
    const lines = listing(texts);
    vi.unstubAllEnvs();
    expect(lines[0]).toBe('id  why');
    expect(lines.length).toBe(3);
    expect(lines[2].startsWith('    word')).toBe(true);
    expect(lines.every((line) => line.length <= WIDTH)).toBe(true);
  });
});
