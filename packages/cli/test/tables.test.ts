import { AUDIENCE, CHANCE, Match, type Position, players, type Seat, seedFrom } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import type { GameManifest } from '../src/games/contract/manifest.ts';
import { TAKEN_BACK } from '../src/games/contract/words.ts';
import { MANIFESTS } from '../src/games/games.ts';
import { prose, story } from '../src/matches/story.ts';
import { listMoves } from '../src/play/move-list.ts';
import { seatPlayers } from '../src/play/seating.ts';
import { Session } from '../src/play/session.ts';
import { LONGEST_NAME, WIDTH, wrap } from '../src/terminal/terminal.ts';

/** Everything a table may show, and the longest names that it may have to. */
const OPTIONS: Readonly<Record<string, object>> = {
  giants: { openScore: true, screens: 'open', bases: 'shown' },
  'rapa-nui': { offerings: 'shown' },
  'rapa-nui-cards': { openHands: true },
};
const NAMES = ['Hotu Matua I', 'Hotu Matua J', 'Makemake 12', 'Tangata Man', 'Rongorongo!'].map((name) =>
  name.slice(0, LONGEST_NAME),
);

function playedMatch({ game, ...manifest }: GameManifest, seats: number, bot: string, options: object): Match {
  const bots = Array.from({ length: seats }, () => bot);
  const sitters = seatPlayers(seats, bots, []).map((sitter, seat) => ({ ...sitter, name: NAMES[seat] }));
  const match = new Match(game, { seats: sitters, options: game.readOptions(options), seed: seedFrom(7), log: [] });
  new Session({ game, ...manifest }, match).advance();
  return match;
}

/** What a seat sees, without what only a perfect memory knows. */
const forgetful = ({ game }: GameManifest, state: Position, seat: Seat): unknown => ({
  ...(game.view(state, seat) as object),
  memory: undefined,
});

function expectReadable(lines: readonly string[]): void {
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
  expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|Infinity/);
}

const STRIDE = 41;

function expectSentence(text: string): void {
  expectReadable(wrap(text));
  expect(text).toMatch(/^[A-Z0-9a-z].*[.]$/);
}

/** Positions are checked from the seat that moved and, in turn, from the others and the audience. */
function checkTables(manifest: GameManifest, match: Match): void {
  const { words, game } = manifest;
  const names = NAMES.slice(0, match.seats.length);
  const state = game.start(names.length, match.options);
  for (const [ply, { seat, move }] of match.log.entries()) {
    const viewers = [...players(names.length), AUDIENCE];
    expectReadable(words.describe(forgetful(manifest, state, viewers[ply % viewers.length]), names));
    if (seat !== CHANCE) {
      const view = forgetful(manifest, state, seat);
      const [question, meaning] = [words.ask(view, names), words.explain(view, game.actOf(move), names)];
      expectReadable([question, meaning]);
      expect(question).toMatch(/[.?]$/);
      // Some moves that are refused here, others at the next ply.
      for (let other = ply % STRIDE; other < game.moveCount; other += STRIDE) {
        const facts = game.explain(state, seat, other)?.facts;
        if (facts) expectSentence(words.refuse(facts, names));
      }
    }
    game.play(state, seat, move);
  }
}

describe.each(MANIFESTS.map((manifest) => [manifest.name, manifest] as const))('%s in words', (_, manifest) => {
  const { game } = manifest;

  test.each(game.seats)('%i players: every table fits 80 columns and tells nothing from memory', (seats) => {
    checkTables(manifest, playedMatch(manifest, seats, 'random', {}));
  });

  test('also where everything lies open, and where bots play better', () => {
    checkTables(manifest, playedMatch(manifest, game.seats.at(-1) as number, 'greedy', OPTIONS[game.id]));
  });

  test('every move is told in whole sentences', () => {
    const told = prose(story(manifest, playedMatch(manifest, 3, 'random', {}), AUDIENCE).flat());
    expectReadable(told);
    expect(told.length).toBeGreaterThan(50);
  });
});

describe('lists of moves', () => {
  test.each(MANIFESTS.map((manifest) => [manifest.name, manifest] as const))(
    '%s: all of them fit 80 columns',
    (_, manifest) => {
      const { log, ...record } = playedMatch(manifest, 3, 'random', {});
      const match = new Match(manifest.game, { ...record, options: manifest.game.readOptions({}), log: [] });
      const session = new Session(manifest, match);
      for (const { seat, move } of log) {
        if (seat !== CHANCE) expectReadable(listMoves(session, seat));
        match.play(seat, move);
      }
    },
  );
});

test('what was put back again is not told', () => {
  expect(prose(['Ana passes.', 'Ben takes moai 1a from E10', TAKEN_BACK, 'Caro passes.'])).toEqual([
    'Ana passes.',
    'Caro passes.',
  ]);
  expect(prose([TAKEN_BACK])).toEqual([]);
});
