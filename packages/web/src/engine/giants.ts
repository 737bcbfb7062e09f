import { type Random, type Seat, Sfc32 } from '@ahu/core';
import { accounts, giants, HEXES, OBJECTS, routeTo, UNREACHED, type View, waysOf, wayTo } from '@ahu/giants';

type State = ReturnType<typeof giants.start>;

/** Where can this go, after these hexes? */
export interface WaysQuestion {
  readonly object: string;
  readonly via: readonly string[];
}

/** What a clan earns with a route: at least, and at most if the mover so chooses. */
export interface Wage {
  readonly seat: Seat;
  readonly least: number;
  readonly most: number;
}

export interface Goal {
  readonly hex: string;
  /** The hexes to enter, those of the question included. */
  readonly route: readonly string[];
  readonly price: number;
  readonly wages: readonly Wage[];
  /** What can become of the object there: `erect on ahu 1`, `mark`, `leave` … */
  readonly ends: readonly string[];
  /** Whether one step from where the question ends leads there. */
  readonly near: boolean;
}

/** The first is where the question ends. */
export type WaysAnswer = readonly Goal[];

const MOVES = new Int32Array(giants.moveCount);
const ENDS = ['erect', 'cap', 'mark', 'leave'];

const endsOf = (state: State, seat: Seat): string[] =>
  Array.from(MOVES.subarray(0, giants.moves(state, seat, MOVES)), (move) => giants.write(move)).filter((notation) =>
    ENDS.includes(notation.split(' ')[0]),
  );

function tryMove(state: State, seat: Seat, notation: string): boolean {
  const move = giants.read(notation);
  if (move === undefined || giants.breaks(state, seat, move) !== undefined) return false;
  giants.play(state, seat, move);
  return true;
}

/** Whoever is paid, the way is the same; so anybody is. */
function enter(state: State, seat: Seat, hex: string): boolean {
  if (!tryMove(state, seat, `to ${hex}`)) return false;
  if (state.entering >= 0 && giants.moves(state, seat, MOVES) > 0) giants.play(state, seat, MOVES[0]);
  return true;
}

/** The position with the object in hand and these hexes entered; undefined if a rule is against it. */
function carried(from: State, seat: Seat, { object, via }: WaysQuestion): State | undefined {
  const state = giants.copy(from);
  if (OBJECTS[state.carried] !== object && !tryMove(state, seat, `carry ${object}`)) return undefined;
  return via.every((hex) => enter(state, seat, hex)) ? state : undefined;
}

/** One hex entered, as the rules price it. */
function wagesInto(state: State, seat: Seat, object: number, hex: number): readonly Wage[] {
  return routeTo(state, seat, object, hex)?.stages.at(-1)?.wages ?? [];
}

function sumOf(wages: readonly Wage[]): Wage[] {
  return [...new Set(wages.map(({ seat }) => seat))]
    .toSorted((a, b) => a - b)
    .map((seat) => {
      const own = wages.filter((wage) => wage.seat === seat);
      return {
        seat,
        least: own.reduce((sum, { least }) => sum + least, 0),
        most: own.reduce((sum, { most }) => sum + most, 0),
      };
    });
}

/** Works on what the viewer sees: pieces on the island are public, and one's own reserve is known. */
export function waysAfter(view: View, question: WaysQuestion, random: Random): WaysAnswer {
  const { seat } = view;
  const start = giants.determinize(view, random);
  const object = OBJECTS.indexOf(question.object);
  const here = carried(start, seat, question);
  if (here === undefined || object < 0) return [];
  const past = pastOf(start, seat, object, question);
  const ways = waysOf(here, seat, object);
  const goals: Goal[] = [];
  for (const hex of here.setup.island.hexes) {
    if (ways.cost[hex] === UNREACHED) continue;
    const onward = wayTo(ways, hex).map((entered) => HEXES[entered]);
    const route = [...question.via, ...onward];
    const there = carried(start, seat, { object: question.object, via: route });
    if (there === undefined) continue;
    const stages = routeTo(here, seat, object, hex)?.stages ?? [];
    goals.push({
      hex: HEXES[hex],
      route,
      price: past.price + ways.cost[hex],
      wages: sumOf([...past.wages, ...stages.flatMap(({ wages }) => wages)]),
      ends: endsOf(there, seat),
      near: onward.length === 1,
    });
  }
  return goals.toSorted((a, b) => a.route.length - b.route.length);
}

/** What the hexes of the question have cost already. */
function pastOf(start: State, seat: Seat, object: number, question: WaysQuestion): { price: number; wages: Wage[] } {
  const state = carried(start, seat, { object: question.object, via: [] }) ?? start;
  const wages = question.via.flatMap((name) => {
    const earned = wagesInto(state, seat, object, HEXES.indexOf(name));
    enter(state, seat, name);
    return earned;
  });
  return { price: priceOf(start, state, seat), wages };
}

/** All that others have scored between two positions. */
function priceOf(before: State, after: State, mover: Seat): number {
  let price = 0;
  for (let seat = 0; seat < before.setup.seats; seat++) {
    if (seat !== mover) price += after.prestige[seat] - before.prestige[seat];
  }
  return price;
}

const NOTHING = { workers: 0, markers: 0, bases: 0, logs: 0 };

/** A server shows what lies on the table. No way depends on what else there is to remember. */
const remembered = (view: Omit<View, 'memory'> & Partial<View>): View => ({
  memory: {
    reserves: view.players.map(({ reserve }) => reserve ?? NOTHING),
    urns: view.players.map(() => ({ workers: 0, markers: 0 })),
    owners: view.ahus.map(({ owner }) => owner ?? (view.seat + 1) % view.setup.seats),
  },
  ...view,
});

const aid = (view: View, question: WaysQuestion): WaysAnswer =>
  waysAfter(remembered(view), question, new Sfc32('ways'));

export const title = { game: giants, accounts, aid };
