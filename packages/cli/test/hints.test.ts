import { hintOf, playerOf } from '@ahu/bots';
import { askBot, CHANCE, legalMoves, Match, Sfc32, seatsOf, seedFrom } from '@ahu/core';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../src/games/games.ts';
import { describeHint } from '../src/play/hint.ts';
import { Session } from '../src/play/session.ts';
import { networkOf } from '../src/setup/bots.ts';
import { ahu } from './ahu.ts';

/** Decisions of a seeded game that are hinted at, by game. */
const DECISIONS = 60;

test('a hint at the table says what to do and why', () => {
  const { stdout } = ahu('play giants --seats 3 --bots greedy,greedy --seed 1', ['hint']);
  expect(stdout).toMatch(/(Best|Good): bid/);
  expect(stdout).toMatch(/For it: .*(sculptor|keep|chooses)/);
});

test.each(MANIFESTS.map((manifest) => [manifest.game.id, manifest] as const))(
  'every reason of %s has a whole sentence',
  (_, manifest) => {
    const { game, insight, greedy, reasons } = manifest;
    const seats = [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Caro' }];
    const record = { seats, options: game.readOptions({}), seed: seedFrom(7), log: [] };
    const session = new Session(manifest, new Match(game, record));
    const { match } = session;
    const network = networkOf(manifest, seats.length);
    const bot = playerOf('strong', game, { insight, network }, { limits: () => ({ iterations: 16 }) });
    const random = new Sfc32('hints');
    for (let told = 0; told < DECISIONS && !match.over; ) {
      match.settle();
      const seat = seatsOf(game.toMove(match.state)).find((each) => each !== CHANCE);
      if (seat === undefined) break;
      const choices = legalMoves(game, match.state, seat);
      if (choices.length > 1) {
        const view = game.view(match.state, seat);
        const candidates = bot.explain(view, seat, choices, random);
        const hint = hintOf(
          { game, bot, view, seat, random, ...(reasons && { explainer: reasons.explainer }) },
          candidates,
        );
        const lines = describeHint(session, hint);
        for (const { reasons: found } of hint.plans)
          for (const reason of found)
            expect([reason.kind, reasons?.why(reason, ['Ana', 'Ben', 'Caro'])]).not.toEqual([reason.kind, '']);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|: \.|; ;/);
        told++;
      }
      match.play(seat, askBot(game, match.state, seat, greedy, random));
    }
  },
);
