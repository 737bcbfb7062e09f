import { describe, expect, test } from 'vitest';
import { csvOf, jsonOf } from '../src/pages/record/files.ts';
import { ownSeat, type Played, playedHere, playedOnline } from '../src/pages/record/played.ts';
import {
  mastersFor,
  missedIn,
  monthOf,
  monthsUpTo,
  opponentKeys,
  sourcesOf,
  tallyBy,
} from '../src/pages/record/tally.ts';
import { newTable, sitters } from './browser/matches.ts';

const GAME: Played = {
  id: 'one',
  game: 'giants',
  at: Date.UTC(2026, 10, 3, 12),
  online: false,
  practice: false,
  opponents: [{ name: 'Tama' }, { name: 'Mana', bot: 'strong' }],
  won: true,
  place: 1,
  points: 60,
  account: { moai: 40, transport: 20 },
};
const LOST: Played = { ...GAME, id: 'two', won: false, place: 3, points: 30, account: { moai: 30, transport: 0 } };

const kept = (seats = sitters(3, 1)) => ({ id: 'one', file: newTable('giants', seats), over: true, changed: GAME.at });
const SHEET = { scores: [60, 50, 40], winners: [0], accounts: [{ moai: 60 }, { moai: 50 }, { moai: 40 }] };

describe('a game of the record', () => {
  test('is that of the only person, or of the one with the name of the reader', () => {
    expect(ownSeat(kept(), '')).toBe(0);
    expect(ownSeat(kept(sitters(3)), ' Tama ')).toBe(1);
    expect(ownSeat(kept(sitters(3)), 'Eve')).toBeUndefined();
    expect(ownSeat(kept(sitters(3, 0)), 'Hina')).toBeUndefined();
  });

  test('has place, opponents and points, and what was missed if it was analysed', () => {
    const judged = [{ seat: 0, cost: 0.3, error: 0.1, verdict: 'blunder' }] as never;
    const analysis = { id: 'one seen', print: '', iterations: 1, judged, isPaused: false, changed: 0 };
    const played = playedHere(kept(), 0, SHEET, new Map([['one', analysis]]));
    expect(played).toMatchObject({ won: true, place: 1, points: 60, account: { moai: 60 } });
    expect(played.opponents).toEqual([
      { name: 'Tama', bot: 'novice' },
      { name: 'Mana', bot: 'novice' },
    ]);
    expect(played.missed?.cost).toBeCloseTo(0.2);
    expect(playedHere(kept(), 2, SHEET, new Map())).not.toHaveProperty('missed');
  });

  test('of the server is read the same, and one that the page does not know is left out', () => {
    const own = { ...SHEET, id: 'x', game: 'giants', at: 5, seat: 1, seats: sitters(3), account: { moai: 50 } };
    expect(playedOnline(own, new Map())).toMatchObject({ online: true, won: false, place: 2, points: 50 });
    expect(playedOnline({ ...own, game: 'chess' }, new Map())).toBeUndefined();
  });
});

describe('games that have something in common', () => {
  test('are counted with their victories and averages', () => {
    expect(tallyBy([GAME, LOST], ({ game }) => [game])).toEqual([
      { key: 'giants', games: 2, won: 1, place: 2, points: 45 },
    ]);
    const two = { ...GAME, opponents: [...GAME.opponents, { name: 'Kena', bot: 'strong' }] };
    expect(tallyBy([two], opponentKeys).map(({ key, games }) => [key, games])).toEqual([
      ['bot strong', 1],
      ['person Tama', 1],
    ]);
  });

  test('months follow each other over a year', () => {
    expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthOf(new Date(2026, 10, 30, 23).getTime())).toBe('2026-11');
  });

  test('points by source are averages, beside those of strong bots at such tables', () => {
    expect(sourcesOf([GAME, LOST])).toEqual([
      { source: 'moai', points: 35 },
      { source: 'transport', points: 10 },
    ]);
    expect(mastersFor([GAME], (game, seats) => (game === 'giants' && seats === 3 ? { moai: 50 } : undefined))).toEqual({
      moai: 50,
    });
    expect(mastersFor([GAME], () => undefined)).toBeUndefined();
  });

  test('what was missed is of those that were analysed', () => {
    expect(missedIn([GAME, { ...LOST, missed: { cost: 0.4, accuracy: 80 } }])).toEqual({
      games: 1,
      cost: 0.4,
      accuracy: 80,
    });
    expect(missedIn([GAME])).toBeUndefined();
  });
});

describe('files of the record', () => {
  test('a table has one line a game, quotes where they are needed, and no formulas', () => {
    const odd = { ...LOST, opponents: [{ name: '=1+1' }, { name: 'A "B", C' }] };
    const [head, ...lines] = csvOf([GAME, odd]).trim().split('\r\n');
    expect(head).toBe(
      'ended,game,players,opponents,place,won,points,missed,accuracy,online,practice,points: moai,points: transport,id',
    );
    expect(lines).toEqual([
      '2026-11-03T12:00:00.000Z,giants,3,Tama; Mana (strong),1,true,60,,,false,false,40,20,one',
      `2026-11-03T12:00:00.000Z,giants,3,"'=1+1; A ""B"", C",3,false,30,,,false,false,30,0,two`,
    ]);
  });

  test('JSON says what it is', () => {
    expect(JSON.parse(jsonOf([GAME]))).toEqual({ format: 'ahu-record', version: 1, games: [GAME] });
  });
});
