import { AUDIENCE, type Match, players, type Seat } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { type Frame, frameFrom, joined, Projection, setupOf, type WireFrame, withoutSetup } from '../src/index.ts';
import { chanceOf, GAMES, playAtRandom } from './games.ts';

/** What a server sends to a client that keeps the setup, as text. */
function sent(match: Match, viewer: Seat, from: number, isFirst: boolean): WireFrame {
  const projection = new Projection(match);
  const { moves, waiting, over, winners, canUndo, undoStop } = projection.standing(viewer);
  const told = {
    ...(isFirst && { before: projection.view(viewer, from) }),
    steps: projection.steps(viewer, from),
    ...(over && { open: projection.open() }),
  };
  const message: WireFrame = {
    seat: viewer,
    from,
    plies: match.log.length,
    ...(isFirst && { setup: setupOf(projection.view(viewer)) }),
    ...withoutSetup(told),
    ...{ moves, waiting, over, winners, canTakeBack: canUndo },
    ...(undoStop && { undoStop }),
  };
  return JSON.parse(JSON.stringify(message));
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s over the wire', (id, game) => {
  test('arrives as it was, although the setup was sent once', () => {
    const known = new Map<Seat, { frame: Frame; setup: unknown }>();
    let bare = 0;
    playAtRandom(game, chanceOf(`${id} wire`), 120, (match) => {
      const { length } = match.log;
      for (const viewer of [...players(match.seats.length), AUDIENCE]) {
        const before = known.get(viewer);
        const message = sent(match, viewer, before?.frame.plies ?? length, !before);
        const setup = message.setup ?? before?.setup;
        if (before) expect(JSON.stringify(message)).not.toContain('"setup"');
        const frame = frameFrom(message, before?.frame, setup) as Frame;
        const whole = new Projection(match).frame(viewer, before?.frame.plies);
        expect(frame).toEqual(JSON.parse(JSON.stringify(whole)));
        if (before) expect(setupOf(frame.view)).toBe(before.setup);
        known.set(viewer, { frame, setup });
        bare++;
      }
    });
    expect(bare).toBeGreaterThan(200);
  });

  test('the setup is the same for all eyes, at all times', () => {
    const match = playAtRandom(game, chanceOf(`${id} setup`), 120, () => {});
    const projection = new Projection(match);
    const setups = new Set(
      [...players(3), AUDIENCE].flatMap((viewer) =>
        [0, 30, 60, match.log.length].map((plies) => JSON.stringify(setupOf(projection.view(viewer, plies)))),
      ),
    );
    expect(setups.size).toBe(1);
    expect([...setups][0].length).toBeGreaterThan(10);
  });

  test('what goes on from a frame that is not there is not believed', () => {
    const match = playAtRandom(game, chanceOf(`${id} gap`), 40, () => {});
    const message = sent(match, 0, 39, false);
    const { frame } = { frame: new Projection(match).frame(0, 0, 39) };
    expect(frameFrom(message, frame, {})).toBeDefined();
    expect(frameFrom(message, undefined, {})).toBeUndefined();
    expect(frameFrom(message, { ...frame, plies: 38 }, {})).toBeUndefined();
    expect(frameFrom(message, { ...frame, viewer: 1 }, {})).toBeUndefined();
  });

  test('several frames are joined to one', () => {
    const match = playAtRandom(game, chanceOf(`${id} joined`), 60, () => {});
    const projection = new Projection(match);
    const parts = [projection.frame(0, 10, 20), projection.frame(0, 20, 21), projection.frame(0, 21)] as const;
    expect(joined([...parts])).toEqual(projection.frame(0, 10));
    const back = projection.frame(0, 15, 30);
    expect(joined([parts[0], back])).toEqual(back);
  });
});
