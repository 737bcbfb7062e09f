/** The same question as `reach`, answered by playing every way with the engine. */
import { legalMoves, type Seat } from '@ahu/core';
import { giants, HEXES, OBJECTS, routeTo, UNREACHED, waysOf, wayTo } from '../src/index.ts';
import { sumOf, type Wage } from '../src/public/carrying.ts';
import type { Act, End, Goal } from '../src/public/index.ts';

type State = ReturnType<typeof giants.start>;

const ENDS: readonly Act['kind'][] = ['erect', 'cap', 'mark', 'leave'];

function tryAct(state: State, seat: Seat, act: Act): boolean {
  const move = giants.moveOf(act);
  if (giants.breaks(state, seat, move) !== undefined) return false;
  giants.play(state, seat, move);
  return true;
}

/** The way is the same for every payment, so the first one is made. */
function enter(state: State, seat: Seat, hex: string): boolean {
  if (!tryAct(state, seat, { kind: 'step', hex })) return false;
  if (state.entering >= 0) giants.play(state, seat, legalMoves(giants, state, seat)[0]);
  return true;
}

function walked(from: State, seat: Seat, object: string, via: readonly string[]): State | undefined {
  const state = giants.copy(from);
  if (OBJECTS[state.carried] !== object && !tryAct(state, seat, { kind: 'carry', object })) return undefined;
  return via.every((hex) => enter(state, seat, hex)) ? state : undefined;
}

const endsOf = (state: State, seat: Seat): End[] =>
  legalMoves(giants, state, seat)
    .map((move) => giants.actOf(move))
    .filter((act): act is End => ENDS.includes(act.kind));

export function reachByEngine(from: State, seat: Seat, object: string, via: readonly string[]): Goal[] {
  const here = walked(from, seat, object, via);
  if (here === undefined) return [];
  const id = OBJECTS.indexOf(object);
  const ways = waysOf(here, seat, id);
  const goals: Goal[] = [];
  for (const hex of here.setup.island.hexes) {
    if (ways.cost[hex] === UNREACHED) continue;
    const onward = wayTo(ways, hex).map((entered) => HEXES[entered]);
    const route = [...via, ...onward];
    const there = walked(from, seat, object, route);
    if (there === undefined) continue;
    goals.push({
      hex: HEXES[hex],
      route,
      price: earned(from, there, seat),
      wages: sumOf(wagesOf(from, seat, object, route)),
      ends: endsOf(there, seat),
      near: onward.length === 1,
    });
  }
  return goals.toSorted((a, b) => a.route.length - b.route.length);
}

function wagesOf(from: State, seat: Seat, object: string, route: readonly string[]): Wage[] {
  const id = OBJECTS.indexOf(object);
  return route.flatMap((name, i) => {
    const state = walked(from, seat, object, route.slice(0, i)) as State;
    return routeTo(state, seat, id, HEXES.indexOf(name))?.stages.at(-1)?.wages ?? [];
  });
}

const earned = (before: State, after: State, mover: Seat): number =>
  before.prestige.reduce((sum, points, seat) => sum + (seat === mover ? 0 : after.prestige[seat] - points), 0);
