import { AUDIENCE, has, legalMoves, type Match, type Ply, players, type Seat } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { type Eyes, Projection, takeBack, undoFloor } from '../src/index.ts';
import { chanceOf, GAMES, matchOf, playAtRandom } from './games.ts';

const PLIES = 250;
const viewersOf = ({ seats }: Match): Seat[] => [...players(seats.length), AUDIENCE];

describe.each(GAMES.map((game) => [game.id, game] as const))('frames of %s', (id, game) => {
  test('since ply k, behind one that ends at k, are the frame from 0', () => {
    const match = playAtRandom(game, chanceOf(id), PLIES, () => {});
    const projection = new Projection(match);
    const plies = match.log.length;
    for (const eyes of [...viewersOf(match), 'all'] satisfies Eyes[]) {
      const { happened } = projection.frame(eyes, 0);
      expect(happened.map(({ ply }) => ply)).toEqual(match.log.map((_, ply) => ply));
      for (const k of [0, 1, Math.floor(plies / 3), plies - 1, plies]) {
        const [before, since] = [projection.frame(eyes, 0, k), projection.frame(eyes, k)];
        expect([...before.happened, ...since.happened]).toEqual(happened);
        if (eyes !== 'all' && k > 0) expect(before.view).toEqual(happened[k - 1].after);
      }
    }
  });

  test('look the same, however and whenever they are asked for', () => {
    const random = chanceOf(`${id} again`);
    let lasting: { match: Match; projection: Projection } | undefined;
    playAtRandom(game, random, 60, (match, mover) => {
      if (lasting?.match !== match) lasting = { match, projection: new Projection(match) };
      const since = Math.max(0, match.log.length - 1 - random.below(3));
      for (const eyes of viewersOf(match)) {
        const fresh = new Projection(match).frame(eyes, since);
        expect(JSON.stringify(lasting.projection.frame(eyes, since))).toBe(JSON.stringify(fresh));
      }
      if (random.below(4) === 0) takeBack(match, mover, undoFloor(match, mover));
    });
  });

  test('are the same for those who cannot tell two matches apart', () => {
    let compared = 0;
    for (let n = 0; n < 12; n++) compared += compareTwins(n);
    // All moves of Rapa Nui are public.
    expect(compared).toBeGreaterThan(id === 'rapa-nui' ? -1 : 50);
  });

  /** Changes one ply that not everybody saw; returns how many frames of those who saw neither were compared. */
  function compareTwins(n: number): number {
    const random = chanceOf(`${id} twins ${n}`);
    const { log } = playAtRandom(game, random, PLIES, () => {});
    const hidden = [...log.keys()].filter((ply) => instead(log, ply).blind.length > 0);
    if (hidden.length === 0) return 0;
    const at = hidden[random.below(hidden.length)];
    const { ply, blind } = instead(log, at);
    const twins = [matchOf(game, 3, log.slice(0, at + 1)), matchOf(game, 3, [...log.slice(0, at), ply as Ply])];
    for (const { seat, move } of log.slice(at + 1, at + 60)) {
      if (twins.some(({ state }) => game.breaks(state, seat, move) !== undefined)) break;
      for (const twin of twins) twin.play(seat, move);
    }
    for (const eyes of blind) {
      const [left, right] = twins.map((twin) => new Projection(twin).frame(eyes, 0));
      expect(left).toEqual(right);
    }
    return blind.length * (twins[0].log.length - at);
  }

  /** Another ply in its place, and those who see neither. */
  function instead(log: readonly Ply[], at: number): { ply?: Ply; blind: Seat[] } {
    const { state } = matchOf(game, 3, log.slice(0, at));
    const { seat, move } = log[at];
    const other = legalMoves(game, state, seat).find((each) => each !== move);
    if (other === undefined) return { blind: [] };
    const seen = game.witnesses(state, seat, move) | game.witnesses(state, seat, other);
    return { ply: { seat, move: other }, blind: [...players(3), AUDIENCE].filter((viewer) => !has(seen, viewer)) };
  }

  test('turn everything up for everybody once the game is over, and not before', () => {
    const match = playAtRandom(game, chanceOf(`${id} end`), 20_000, () => {});
    const projection = new Projection(match);
    const seen = players(match.seats.length).map((seat) => projection.view(seat));
    for (const eyes of viewersOf(match)) {
      expect(projection.frame(eyes)).toMatchObject({ over: true, open: seen });
      expect(projection.frame(eyes, undefined, match.log.length - 1)).not.toHaveProperty('open');
    }
  });

  test('have no memory, and the past can only be looked at', () => {
    const match = playAtRandom(game, chanceOf(`${id} past`), 80, () => {});
    const projection = new Projection(match);
    expect(game.view(match.state, 0)).toHaveProperty('memory');
    for (const eyes of viewersOf(match)) {
      const frame = projection.frame(eyes, 0, 40);
      expect(frame.view).toEqual(new Projection(matchOf(game, 3, match.log.slice(0, 40))).frame(eyes).view);
      expect(frame).toMatchObject({ plies: 40, moves: [], canUndo: false });
      expect(JSON.stringify(frame)).not.toContain('"memory"');
    }
  });
});
