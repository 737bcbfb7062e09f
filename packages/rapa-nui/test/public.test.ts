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

/** Every position of seeded games of greedy players, with a random move now and then, and what was played. */
function* moments(seats: number, name: string, whim = 5): Generator<Moment> {
  const random = new Sfc32(name);
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `player ${i}` }));
  const match = new Match(rapaNui, { seats: sitters, options: rapaNui.readOptions({}), seed: seedFrom(name), log: [] });
  for (match.settle(); !match.over; match.settle()) {
    const { state } = match;
    const [seat] = seatsOf(rapaNui.toMove(state));
    const moves = legalMoves(rapaNui, state, seat);
    const isRandom = random.below(whim) === 0;
    const move = isRandom ? moves[random.below(moves.length)] : askBot(rapaNui, state, seat, greedy, random);
    const after = rapaNui.copy(state);
    rapaNui.play(after, seat, move);
    const view = rapaNui.view(state, seat);
    yield { state, seat, view, board: standardBoard(seats), act: rapaNui.actOf(move), after };
    match.play(seat, move);
  }
}

/** Games at random, in which more is left undone until a gain. */
function* wild(name: string): Generator<Moment> {
  for (let n = 0; n < 45; n++) yield* moments(2 + (n % 3), `${name} ${n}`, 1);
}

const EXAMPLES = ['bundles', 'notation', 'plans', 'queries', 'routes', 'spots', 'vocabulary'].flatMap((name) =>
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

  /** All that one can have once this gain is over, by nothing but choices of kinds. */
  function outcomes(state: State, seat: Seat, then: (state: State) => void = () => {}): Set<string> {
    if (rapaNui.view(state, seat).phase !== 'gain') {
      const copy = rapaNui.copy(state);
      then(copy);
      return new Set([String(rapaNui.view(copy, seat).players[seat].resources)]);
    }
    const all = new Set<string>();
    for (const move of legalMoves(rapaNui, state, seat)) {
      if (rapaNui.actOf(move).kind !== 'gain') continue;
      const copy = rapaNui.copy(state);
      rapaNui.play(copy, seat, move);
      for (const each of outcomes(copy, seat, then)) all.add(each);
    }
    return all;
  }

  test('[R7.0] an improvement helps a gain exactly if it matters whether it is bought before or after', () => {
    const seen = { helps: 0, idle: 0 };
    for (const { state, seat, view, board } of wild('gains')) {
      if (view.phase !== 'gain') continue;
      const gains = legalMoves(rapaNui, state, seat).filter((move) => rapaNui.actOf(move).kind === 'gain');
      expect(gains.length === 1).toBe(open.kindsDue(board, view).length === 1);
      for (const improvement of open.IMPROVEMENTS) {
        const buy = rapaNui.moveOf({ kind: 'buy', improvement });
        if (rapaNui.breaks(state, seat, buy) !== undefined) continue;
        const first = rapaNui.copy(state);
        rapaNui.play(first, seat, buy);
        const before = outcomes(first, seat);
        const after = outcomes(state, seat, (end) => rapaNui.play(end, seat, buy));
        const helps = open.helpsGain(board, view, improvement);
        expect(helps).toBe([...before].toSorted().join(' ') !== [...after].toSorted().join(' '));
        seen[helps ? 'helps' : 'idle']++;
      }
    }
    expect(Math.min(seen.helps, seen.idle)).toBeGreaterThan(3);
  });

  test('[R5.4] what a move brings besides what it names is what the moai gain', () => {
    const moves = new Map<string, number>();
    for (const { seat, view, act, after } of wild('brought')) {
      const now = rapaNui.view(after, seat);
      const brought = open.broughtBy(act, seat, view, now);
      const isGain = view.phase === 'gain' || view.resume === 'gain' || ['erect', 'choose', 'cap'].includes(act.kind);
      if (!isGain) expect(brought.flat().every((n) => n === 0)).toBe(true);
      if (brought[seat].some((n) => n > 0)) moves.set(act.kind, (moves.get(act.kind) ?? 0) + 1);
    }
    expect([...moves.keys()]).toEqual(expect.arrayContaining(['erect', 'gain', 'use']));
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
