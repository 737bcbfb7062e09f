/** How far moai and pukao can be carried, by the planner's own queries. */
import { CARGO, caseOfAhu, type Goal, type Route, reachOf, type View, withCarrier } from '@ahu/rapa-nui/public';
import { plain } from '../../../platform/words/plain.ts';
import type { Names } from '../../contract/kit.ts';
import { ahuName, cargoName, caseName } from '../drawing/names.ts';
import { boardOf } from '../drawing/table.ts';
import { goalItems } from '../planner/goal.ts';
import { w as planner } from '../planner/words/index.ts';
import { w as table } from '../words/index.ts';
import { caseCalled, nameTyped } from './places.ts';
import { w } from './words/index.ts';

/** What a carry is planned for: the player who is asked. A viewer plans for themselves also between turns. */
const asViewer = (view: View): View => (view.players[view.seat] ? { ...view, asked: view.seat } : view);

/** The cargoes in whose names every typed word begins a word: "large", "moai", "pukao". */
const cargoesCalled = (typed: readonly string[]): number[] =>
  [...CARGO.keys()].filter((cargo) => {
    const words = plain(cargoName(CARGO[cargo])).split(/[\s-]+/);
    return typed.every((word) => words.some((each) => each.startsWith(word)));
  });

function reachOfCargo(view: View, cargo: number, names: Names): string {
  const { cases, goals } = reachOf(boardOf(view), view, cargo);
  const { now, nowNone, goal, goals: list } = planner();
  const text =
    goals.length === 0
      ? nowNone({ n: cases.length - 1 })
      : now({
          what: list({
            items: goals.map((each) => goal({ ahu: ahuName(each.route.ahu), items: goalItems(each, names) })),
          }),
        });
  return table().aside({ label: cargoName(CARGO[cargo]), text });
}

/** "reach", "reach large", and with one more carrier: "reach large n3". */
export function reach(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const land = rest.length > 0 ? caseCalled(view, rest.slice(-1)) : undefined;
  const words = land === undefined ? rest : rest.slice(0, -1);
  const cargoes = cargoesCalled(words);
  if (cargoes.length === 0) return undefined;
  const seen = asViewer(view);
  const planned = land === undefined ? seen : withCarrier(seen, land);
  return cargoes.map((cargo) => reachOfCargo(planned, cargo, names));
}

/** The cheapest way to an ahu or land for each cargo, who gets what on it, and what its end brings. */
export function cost(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const id = caseCalled(view, rest);
  if (id === undefined) return undefined;
  const wanted = nameTyped(rest);
  const ends = ({ ahu }: Route): boolean => ahu === wanted || (wanted === id && caseOfAhu(ahu) === id);
  const found = CARGO.flatMap((_, cargo) =>
    reachOf(boardOf(view), asViewer(view), cargo).goals.filter(({ route }) => ends(route)),
  );
  return found.length > 0 ? found.map((goal) => sayWay(goal, names)) : [w().noWay];
}

const sayWay = (goal: Goal, names: Names): string =>
  w().way({
    cargo: cargoName(CARGO[goal.route.cargo]),
    ahu: ahuName(goal.route.ahu),
    way: table().row({ items: goal.route.path.map(caseName) }),
    items: goalItems(goal, names),
  });
