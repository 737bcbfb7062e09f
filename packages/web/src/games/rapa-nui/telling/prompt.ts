/** The question of the moment, with what the viewer has in hand. */
import {
  AHUS,
  CARGO,
  CARGO_PUKAO,
  caseOfAhu,
  countsOf,
  GAIN,
  type Route,
  TILES,
  tolls,
  type View,
} from '@ahu/rapa-nui/public';
import type { Names } from '../../contract/kit.ts';
import { ahuName, bundleName, cargoTitle, tileName, tollName } from '../drawing/names.ts';
import { boardOf, caseDocument } from '../drawing/table.ts';
import type { RapaInteraction } from '../interaction/interaction.ts';
import { Spreading } from '../interaction/states.ts';
import type { Armed } from '../interaction/tiles.ts';
import { w } from '../words/index.ts';
import { askConfirm, confirmDetail } from './confirm.ts';
import { question } from './question.ts';

export function askedNow({ state, frame, view, names, acts }: RapaInteraction): string {
  const { ask } = w();
  const { armed, route, cargo, chosen } = state;
  if (acts.length === 0) return question(frame, names);
  if (state.name === 'walking') return ask.onItsWay({ cargo: cargoTitle(CARGO[cargo ?? 0]) });
  if (chosen) return askConfirm(chosen, view, names);
  if (state instanceof Spreading) return ask.tablet;
  if (armed && !isStep(armed, view)) {
    const tile = tileName(armed.tile);
    return armed.tile === 'barter' ? ask.give({ tile }) : ask.target({ tile });
  }
  if (route) return ask.there({ cargo: cargoTitle(CARGO[route.cargo]), ahu: ahuName(route.ahu) });
  const isAimless = view.phase === 'transport' && cargo !== undefined;
  return isAimless ? ask.goal({ cargo: cargoTitle(CARGO[cargo]) }) : question(frame, names);
}

/** In the steps of phase 2 the question is about their tile anyway. */
const isStep = ({ by, tile }: Armed, { acted, phase }: View): boolean =>
  by === 'play' && tile !== 'barter' && !acted && phase !== 'transport';

export function detailNow({ state, view, names, acts, lit }: RapaInteraction): string {
  const { detail, tiles } = w();
  const { armed, route, routes, cargo, chosen } = state;
  if (acts.length === 0 || state.name === 'walking') return '';
  if (chosen) return confirmDetail(chosen, view, names);
  if (route) return routeDetail(view, route, names);
  if (!armed && !lit.has('star:1') && isFirstAction(view)) return detail.first;
  if (armed) return tiles[armed.tile].power;
  return view.phase === 'transport' && cargo !== undefined && routes.length === 0 ? detail.noGoal : '';
}

/** The first player may not begin a round by claiming to stay first. */
const isFirstAction = ({ phase, acted, turn, track, players, cases }: View): boolean =>
  phase === 'place' &&
  !acted &&
  turn === 0 &&
  track.every((seat) => seat === null) &&
  cases.every(({ holder }) => holder === null) &&
  players.every(({ sculptors }) => sculptors.every((n) => n === 0));

/** Who is paid on the way, what the goal brings, and that the way can be bent. */
function routeDetail(view: View, route: Route, names: Names): string {
  const { detail } = w();
  const paid = tolls(boardOf(view), view, route).map((toll) => tollName(toll, names));
  const items = [...(paid.length === 0 ? [detail.free] : paid), ...gains(route), ...tileAt(route)];
  return detail.route({ parts: items });

  function gains({ cargo, ahu }: Route): string[] {
    if (cargo === CARGO_PUKAO) return [detail.offering];
    const kinds = caseDocument(view, caseOfAhu(ahu))?.erects ?? [];
    const bundles = kinds.map((kind) => bundleName(countsOf([kind]).map((n) => n * GAIN[cargo])));
    return [detail.gains({ what: detail.or({ items: bundles }) })];
  }

  function tileAt({ ahu }: Route): string[] {
    const tile = view.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
    return tile === null ? [] : [detail.tile({ tile: tileName(TILES[tile]) })];
  }
}
