import { readFileSync } from 'node:fs';
import { playerOf, readWeights } from '@ahu/bots';
import { AUDIENCE, legalMoves, type MatchFile, only, readMatch, Sfc32 } from '@ahu/core';
import { ISLANDER, islanderOf, islandOf, proven } from '@ahu/daily';
import { GAMES, type GameId, TITLES } from '@ahu/games';
import { giants } from '@ahu/giants';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { describe, expect, test } from 'vitest';
import unfinished from '../../rapa-nui/test/rules-1/rapa-nui-unfinished.json' with { type: 'json' };
import type { Frame, Thought } from '../src/engine/frame.ts';
import { type BotOf, Service } from '../src/engine/service.ts';
import { maySee } from '../src/engine/watcher.ts';

const fileOf = (game: GameId, seats: MatchFile['seats'], options: unknown = {}): MatchFile => ({
  format: 'ahu-match',
  version: 1,
  game,
  rulesVersion: TITLES[game].game.rulesVersion,
  seats,
  options,
  seed: '5eed'.repeat(16),
  log: [],
});
const people = (count: number): MatchFile['seats'] => Array.from({ length: count }, (_, i) => ({ name: `P${i}` }));

const botOf: BotOf = async ({ game, insight }, level, seats) => {
  const url = new URL(`../../bots/weights/${game.id}-${seats}.json`, import.meta.url);
  const network = readWeights(JSON.parse(readFileSync(url, 'utf8')));
  return level === ISLANDER ? islanderOf({ game, insight, network }) : playerOf(level, game, { insight, network });
};

async function opened(file: MatchFile, onThought: (thought: Thought) => void = () => {}): Promise<Service> {
  const service = new Service(botOf, onThought);
  await service.open(file);
  return service;
}

/** Plays legal moves for the asked seats, a number of times or to the end. */
function playOn(service: Service, times = Number.POSITIVE_INFINITY): void {
  const random = new Sfc32('some moves');
  for (let n = 0; n < times; n++) {
    const { waiting } = service.frame(AUDIENCE);
    if (waiting.length === 0) return;
    const { moves } = service.frame(waiting[0]);
    service.play(waiting[0], moves[random.below(moves.length)]);
  }
}

describe('what a seat is shown', () => {
  test('a sealed bid changes nothing for anybody else, whatever it is', async () => {
    const [one, other] = await Promise.all([opened(fileOf('giants', people(3))), opened(fileOf('giants', people(3)))]);
    const { waiting } = one.frame(AUDIENCE);
    expect(waiting.length).toBe(3);
    const [bidder, ...rest] = waiting;
    const { moves } = one.frame(bidder);
    const bids = moves.filter((notation) => notation.startsWith('bid'));
    one.play(bidder, bids[0]);
    other.play(bidder, bids[bids.length - 1]);
    expect(one.frame(bidder, 0)).not.toEqual(other.frame(bidder, 0));
    for (const eyes of [...rest, AUDIENCE]) expect(one.frame(eyes, 0)).toEqual(other.frame(eyes, 0));
    expect(one.frame(rest[0], 0).happened.at(-1)?.notation).toBeUndefined();
  });

  test('only all-knowing eyes are given what every seat sees', async () => {
    const service = await opened(fileOf('rapa-nui-cards', people(3)));
    expect(service.frame(0).open).toBeUndefined();
    expect(service.frame(AUDIENCE).open).toBeUndefined();
    expect(service.frame('all').open).toEqual([0, 1, 2].map((seat) => service.frame(seat).view));
  });

  test('secrets are noticed where the rules have them', async () => {
    expect((await opened(fileOf('rapa-nui-cards', people(2)))).look(0, undefined).hasSecrets).toBe(true);
    expect((await opened(fileOf('rapa-nui', people(2)))).look(0, undefined).hasSecrets).toBe(false);
    const shown = await opened(fileOf('rapa-nui', people(3), { offerings: 'shown' }));
    playOn(shown);
    expect(shown.look(0, undefined).hasSecrets).toBe(false);
  });
});

describe('a move', () => {
  test('that breaks a rule is refused with the rule, and nothing happens', async () => {
    const service = await opened(fileOf('rapa-nui-cards', people(2)));
    const { plies, waiting } = service.frame(AUDIENCE);
    const idle = waiting[0] === 0 ? 1 : 0;
    const { refused } = service.play(idle, 'take column 1');
    expect(rapaNuiCards.rules).toHaveProperty([refused as string]);
    expect(service.frame(AUDIENCE).plies).toBe(plies);
  });
});

describe('undo', () => {
  test('goes back through own plies and says why it stops', async () => {
    const service = await opened(fileOf('rapa-nui-cards', people(2)));
    const [seat] = service.frame(AUDIENCE).waiting;
    const before = service.frame(seat);
    expect(before.undoStop).toBe('nothing');
    service.play(seat, before.moves[0]);
    const after = service.frame(seat);
    if (after.canUndo) {
      const target = service.back(seat, after.plies) as Frame;
      expect(target.moves).toEqual(before.moves);
      expect(service.undo(seat, target.plies)).toBe(true);
      expect(service.frame(seat)).toEqual(before);
    } else expect(after.undoStop).toBe('shown');
  });

  test('never reaches behind what others did', async () => {
    const service = await opened(fileOf('giants', people(3)));
    playOn(service, 40);
    const { plies } = service.frame(AUDIENCE);
    for (const seat of [0, 1, 2]) {
      expect(service.undo(seat, 0)).toBe(false);
      const { canUndo, undoStop } = service.frame(seat);
      expect(canUndo).toBe(undoStop === undefined);
      expect(canUndo).toBe(service.back(seat, plies) !== undefined);
    }
    expect(service.frame(AUDIENCE).plies).toBe(plies);
  });

  test('reaches behind everything for the one person among bots, and marks the match as practice', async () => {
    const bots = people(3).map((sitter, seat) => (seat === 1 ? sitter : { ...sitter, bot: 'novice' }));
    const service = await opened(fileOf('giants', bots));
    playOn(service, 60);
    const { log, practice } = service.file();
    expect(practice).toBeUndefined();
    const first = service.back(1, log.findIndex(([seat]) => seat === 1) + 1) as Frame;
    expect(log[first.plies][0]).toBe(1);
    expect(
      service.undo(
        0,
        log.findIndex(([seat]) => seat === 0),
      ),
    ).toBe(false);
    expect(service.undo(1, first.plies)).toBe(true);
    expect(service.file()).toEqual({ ...service.file(), log: log.slice(0, first.plies), practice: true });
    expect((await opened(service.file())).file().practice).toBe(true);
  });
});

describe.each(GAMES)('%s', (game) => {
  test('a replay shows a seat what it saw while it played, and its file opens again', async () => {
    const service = await opened(fileOf(game, people(3)));
    const seen: Frame[] = [];
    for (let n = 0; n < 30; n++) {
      seen.push(service.frame(0));
      playOn(service, 1);
    }
    for (const { plies, view, waiting } of seen)
      expect(service.frame(0, undefined, plies)).toMatchObject({ view, waiting });
    const again = await opened(service.file());
    expect(again.frame(0)).toEqual(service.frame(0));
  });

  test('the score sheet ends with the scores, and what chance and others did is told in order', async () => {
    const service = await opened(fileOf(game, people(3)));
    playOn(service);
    const { accounts, scores, course, winners } = service.sheet();
    expect(accounts.length).toBe(3);
    expect(course.at(-1)?.scores).toEqual(scores);
    expect(service.frame(AUDIENCE)).toMatchObject({ over: true, winners, moves: [] });
    const { happened, plies } = service.frame('all', 0);
    expect(happened.map(({ ply }) => ply)).toEqual(Array.from({ length: plies }, (_, ply) => ply));
    expect(happened.every(({ notation }) => notation !== undefined)).toBe(true);
  });
});

describe('a match by earlier rules', () => {
  const file = unfinished as unknown as MatchFile;

  test('is shown, played on and kept by them, by people and by bots', async () => {
    const service = await opened(file);
    const [seat] = service.frame(AUDIENCE).waiting;
    const erect = service.frame(seat).moves.find((notation) => notation.startsWith('erect')) as string;
    expect(service.play(seat, erect)).toEqual({});
    expect(service.frame(seat).view).toMatchObject({ phase: 'transport' });
    await service.think(service.frame(AUDIENCE).waiting[0], AUDIENCE);
    expect(service.file()).toMatchObject({ rulesVersion: 1, log: expect.arrayContaining([[seat, erect]]) });
  });

  test('a hint goes by them', async () => {
    const service = await opened(file);
    const [seat] = service.frame(AUDIENCE).waiting;
    const { plans } = await service.hint(seat);
    expect(service.frame(seat).moves).toContain(plans[0].line[0]);
    expect(plans[0].reasons.map(({ kind }) => kind)).toContain('erects');
  });
});

describe('a bot', () => {
  const table = fileOf('rapa-nui-cards', [{ name: 'Ana' }, { name: 'Hotu', bot: 'fair' }]);

  async function untilBotIsAsked(service: Service): Promise<void> {
    for (let n = 0; n < 200; n++) {
      if (service.frame(AUDIENCE).waiting[0] === 1 && service.frame(1).moves.length > 1) return;
      playOn(service, 1);
    }
  }

  test('thinks and moves, the same again for the same position', async () => {
    const files = await Promise.all(
      [1, 2].map(async () => {
        const service = await opened(table);
        await untilBotIsAsked(service);
        await service.think(1, 0);
        return service.file();
      }),
    );
    expect(files[0]).toEqual(files[1]);
    expect(files[0].log.some(([seat]) => seat === 1)).toBe(true);
  });

  test('does not play what it thought of before something changed', async () => {
    const service = await opened(table);
    await untilBotIsAsked(service);
    const thinking = service.think(1, 0);
    const { moves, plies } = service.frame(1);
    service.play(1, moves[0]);
    const after = service.frame(0).plies;
    expect(after).toBeGreaterThan(plies);
    await thinking;
    expect(service.frame(0).plies).toBe(after);
  });

  test('shows others no idea that tells what it has in hand or in its fist', async () => {
    const cards = readMatch(fileOf('rapa-nui-cards', people(2)), [rapaNuiCards]);
    cards.settle();
    const auction = readMatch(fileOf('giants', people(3)), [giants]);
    auction.settle();
    for (const { game, state } of [cards, auction]) {
      const thinker = [0, 1, 2].find((seat) => game.toMove(state) & only(seat)) as number;
      const moves = legalMoves(game, state, thinker);
      const seenBy = (eyes: number) => moves.filter((move) => maySee(game, state, thinker, eyes, move));
      expect(seenBy(thinker)).toEqual(moves);
      expect(seenBy((thinker + 1) % 2)).toEqual([]);
      expect(seenBy(AUDIENCE)).toEqual([]);
    }
  });
});

describe('the island of the day', () => {
  const island = islandOf('2026-11-03');
  const seats = Array.from({ length: island.seats }, (_, seat) => ({
    name: `P${seat}`,
    ...(seat !== island.person && { bot: ISLANDER }),
  }));

  /** Plays it to its end, with the last of the legal moves for the person. */
  async function played(): Promise<Service> {
    const service = await opened({ ...fileOf(island.game, seats), seed: island.seed });
    for (;;) {
      const { waiting, over } = service.frame(AUDIENCE);
      if (over) return service;
      if (waiting[0] === island.person) service.play(island.person, service.frame(island.person).moves.at(-1) ?? '');
      else await service.think(waiting[0], island.person);
    }
  }

  test('has bots that answer as the proof of a result wants it', async () => {
    const service = await played();
    const { game, insight } = TITLES[island.game];
    const url = new URL(`../../bots/weights/${island.game}-${island.seats}.json`, import.meta.url);
    const network = readWeights(JSON.parse(readFileSync(url, 'utf8')));
    const { points } = proven(island, service.file(), { game, insight, network });
    expect(points).toBe(service.sheet().scores[island.person]);
  });

  test('takes nothing back that a bot has answered', async () => {
    const service = await played();
    const first = service.file().log.findIndex(([seat]) => seat === island.person);
    expect(service.undo(island.person, first)).toBe(false);
    expect(service.back(island.person, service.file().log.length - 1)).toBeUndefined();
  });
});
