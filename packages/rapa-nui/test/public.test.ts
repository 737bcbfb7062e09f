/** The public module: its examples run, and its queries agree with the engine over seeded positions. */
import { askBot, legalMoves, Match, type Seat, Sfc32, seatsOf, seedFrom } from '@ahu/core';
import { examplesIn, runExample } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { accounts, greedy, rapaNui, standardBoard } from '../src/index.ts';
import type { Act, BoardDocument, View } from '../src/public/index.ts';
import * as open from '../src/public/index.ts';

type State = ReturnType<typeof rapaNui.start>;
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly board: BoardDocument;
  readonly act: Act;
  readonly after: State;
}

/** Every position of seeded games of greedy players, every fifth move of whom is random, and what was played. */
function* moments(seats: number, name: string): Generator<Moment> {
  const random = new Sfc32(name);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `player ${i}` }));
  const match = new Match(rapaNui, { seats: sitters, options: rapaNui.readOptions({}), seed: seedFrom(name), log: [] });
  for (match.settle(); !match.over; match.settle()) {
    const { state } = match;
    const [seat] = seatsOf(rapaNui.toMove(state));
    const moves = legalMoves(rapaNui, state, seat);
    const isRandom = random.below(5) === 0;
    const move = isRandom ? moves[random.below(moves.length)] : askBot(rapaNui, state, seat, greedy, random);
    const after = rapaNui.copy(state);
    rapaNui.play(after, seat, move);
    const view = rapaNui.view(state, seat);
    yield { state, seat, view, board: standardBoard(seats), act: rapaNui.actOf(move), after };
    match.play(seat, move);
  }
}

const EXAMPLES = ['bundles', 'notation', 'queries', 'routes', 'spots', 'vocabulary'].flatMap((name) =>
  examplesIn(new URL(`../src/public/${name}.ts`, import.meta.url)),
);

describe('examples', () => {
  const [{ view, board }] = moments(3, 'example');
  test.each(EXAMPLES)('$code', (example) => {
    runExample(example, { ...open, view, board });
  });

  test('there is at least one for every function', () => {
    const shown = EXAMPLES.map(({ code }) => code).join('\n');
    const functions = Object.entries(open).filter(([, value]) => typeof value === 'function');
    for (const [name] of functions) expect(shown).toContain(`${name}(`);
  });
});

const CARGOS = [...open.CARGO.keys()];

describe('queries agree with the engine', () => {
  test.each([2, 3, 4])('[R5.2] [R5.4] [R5.6] routes of %i players are what can be walked', (seats) => {
    let walked = 0;
    for (const { state, seat, view, board } of moments(seats, `routes ${seats}`)) {
      if (view.phase !== 'transport' || view.acted) continue;
      for (const cargo of CARGOS) {
        const carry = rapaNui.moveOf({ kind: 'carry', cargo: open.CARGO[cargo] });
        const found = open.routes(board, view, cargo);
        const canCarry = rapaNui.breaks(state, seat, carry) === undefined;
        if (canCarry) expect(found.length).toBeGreaterThan(0);
        for (const route of canCarry ? found : []) {
          const copy = rapaNui.copy(state);
          for (const act of open.actsOf(view, route)) {
            const move = rapaNui.moveOf(act);
            expect(rapaNui.breaks(copy, seat, move), open.writeAct(act)).toBeUndefined();
            rapaNui.play(copy, seat, move);
          }
          walked++;
        }
      }
    }
    expect(walked).toBeGreaterThan(20);
  });

  test('[R5.3] owners are paid what the route says', () => {
    let paid = 0;
    for (const { seat, view, board, act, after } of moments(4, 'tolls')) {
      if ((act.kind !== 'erect' && act.kind !== 'cap') || view.cargo === null) continue;
      const path = view.path.map((id) => open.CASES[id]);
      const due = open.tolls(board, view, { cargo: view.cargo, path, ahu: act.ahu });
      if (due.some(({ bundles }) => bundles.length > 1)) continue;
      view.players.forEach(({ resources }, owner) => {
        if (owner === seat) return;
        const gains = due.filter((toll) => toll.seat === owner).map(({ bundles }) => bundles[0]);
        const expected = resources.map((n, r) =>
          Math.min(
            open.TRACK,
            gains.reduce((sum, each) => sum + each[r], n),
          ),
        );
        expect(rapaNui.view(after, owner).players[owner].resources).toEqual(expected);
        paid += gains.length;
      });
    }
    expect(paid).toBeGreaterThan(10);
  });

  test('a route that is bent goes over the case that was chosen, and no case twice', () => {
    let bent = 0;
    for (const { view, board } of moments(3, 'bent')) {
      if (view.phase !== 'transport') continue;
      for (const route of open.routes(board, view, open.CARGO_PUKAO)) {
        for (const { land } of view.cases) {
          const other = open.bend(board, view, route, open.CASES[land]);
          if (!other) continue;
          expect(other.path).toContain(open.CASES[land]);
          expect(new Set(other.path).size).toBe(other.path.length);
          bent++;
        }
      }
    }
    expect(bent).toBeGreaterThan(0);
  });

  test('[R5.4] [R7.1] erecting gains what the case shows, of the kinds that Fervent allows', () => {
    let gained = 0;
    for (const { seat, view, board, act } of moments(3, 'gains')) {
      if (act.kind === 'erect') expect(open.GAIN[view.cargo ?? 0]).toBeGreaterThan(0);
      if (act.kind !== 'gain' || view.ahu === null) continue;
      expect(open.gainsAt(board, view.players[seat], open.AHUS[view.ahu])).toContain(act.resource);
      gained++;
    }
    expect(gained).toBeGreaterThan(5);
  });

  test('[R7.1] [R7.2] [R7.3] [R7.4] improvements cost their price, [R5.7] and offerings at least theirs', () => {
    let bought = 0;
    for (const { seat, view, act, after } of moments(3, 'prices')) {
      const left = rapaNui.view(after, seat).players[seat].resources;
      if (act.kind === 'buy') {
        const [count, resource] = open.IMPROVEMENT_PRICES[act.improvement];
        const r = open.RESOURCES.indexOf(resource);
        expect(view.players[seat].resources[r] - left[r]).toBe(count);
        bought++;
      }
      if (act.kind !== 'pay') continue;
      const price = open.offeringPrice(act.offering, view.thrifty).map((name) => open.RESOURCES.indexOf(name));
      const paid = act.bundle.flatMap((count, r) => Array<number>(count).fill(r));
      expect(paid.length).toBe(price.length);
      expect(price.every((least, i) => paid[i] >= least)).toBe(true);
      bought++;
    }
    expect(bought).toBeGreaterThan(10);
  });

  test('[R6.10] [R9.3] points are those of the account', () => {
    for (const { state } of moments(4, 'points')) {
      accounts(state).forEach((account, seat) => {
        const player = rapaNui.view(state, seat).players[seat];
        const sum = Object.values(account).reduce((all, points) => all + points, 0);
        if (open.pointsOf(player, player.offerings ?? []) !== sum)
          expect(open.pointsOf(player, player.offerings ?? [])).toBe(sum);
      });
    }
  });
});
