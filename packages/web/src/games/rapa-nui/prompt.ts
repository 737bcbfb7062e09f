/** The question of the moment, with what the viewer has in hand. */
import {
  AHUS,
  CARGO,
  CARGO_PUKAO,
  caseOfAhu,
  countsOf,
  GAIN,
  HOME,
  type Route,
  TILES,
  tolls,
} from '@ahu/rapa-nui/public';
import type { Names } from '../contract/kit.ts';
import type { Desk } from './desk.svelte.ts';
import { ahuName, bundleName, cargoTitle, tileName, tollName } from './names.ts';
import { question } from './question.ts';
import { boardOf, caseDocument } from './table.ts';
import { w } from './words/index.ts';

export function askedNow(desk: Desk, names: Names): string {
  const { ask } = w();
  const { armed, frame } = desk;
  if (desk.moves.length === 0) return question(frame, names);
  if (desk.tablet) return ask.tablet;
  if (armed && !isStep(desk)) {
    const tile = tileName(armed.tile);
    return armed.tile === 'barter' ? ask.give({ tile }) : ask.target({ tile });
  }
  if (desk.route) {
    return ask.there({ cargo: cargoTitle(CARGO[desk.route.cargo]), ahu: ahuName(desk.route.ahu) });
  }
  if (desk.view.phase === 'transport' && desk.cargo !== undefined) {
    return ask.goal({ cargo: cargoTitle(CARGO[desk.cargo]) });
  }
  return question(frame, names);
}

/** In the steps of phase 2 the question is about their tile anyway. */
const isStep = ({ armed, view }: Desk): boolean =>
  armed?.by === 'play' && armed.tile !== 'barter' && !view.acted && view.phase !== 'transport';

export function detailNow(desk: Desk, names: Names): string {
  const { detail, tiles } = w();
  if (desk.moves.length === 0) return '';
  if (desk.route) return routeDetail(desk, desk.route, names);
  if (isFirstClosed(desk)) return detail.first;
  if (desk.armed) return tiles[desk.armed.tile].power;
  if (desk.view.phase === 'transport' && desk.cargo !== undefined && desk.routes.length === 0) return detail.noGoal;
  return '';
}

/** The first player may not begin a round by claiming to stay first. */
const isFirstClosed = ({ view, armed, isLit }: Desk): boolean =>
  view.phase === 'place' &&
  !view.acted &&
  !armed &&
  view.turn === 0 &&
  view.track[0] === null &&
  view.players[view.asked].sorcerer === HOME &&
  !isLit('star:1');

/** Who is paid on the way, what the goal brings, and that the way can be bent. */
function routeDetail({ view }: Desk, route: Route, names: Names): string {
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
