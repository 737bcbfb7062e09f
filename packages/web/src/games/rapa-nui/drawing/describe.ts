/** Lands, columns and ahus in words: for names in the tree and for answers alike. */
import {
  AHUS,
  type AhuView,
  caseOfAhu,
  caseView,
  chiefIsOn,
  SIZES,
  sorcererIsOn,
  TILES,
  type View,
} from '@ahu/rapa-nui/public';
import { w } from '../words/index.ts';
import { ahuName, caseName, landBrings, tileName } from './names.ts';

type Names = readonly string[];

/** A land with what it brings and who stands there; a quarry by its name. */
export function describeCase(view: View, id: string, names: Names): string {
  const held = caseView(view, id);
  const brings = landBrings(view, id);
  const items = [caseName(id), ...(brings === '' ? [] : [w().land.pays({ what: brings })])];
  if (held && held.holder !== null) {
    const player = view.players[held.holder];
    items.push(w().land.held({ who: names[held.holder], standing: held.standing, tired: held.tired }));
    if (chiefIsOn(player, id)) items.push(w().land.chief);
    if (sorcererIsOn(player, id)) items.push(w().land.sorcerer);
  } else if (held) items.push(w().land.free);
  return w().row({ items });
}

/** The ahus of a land. */
export const ahusOn = (view: View, id: string): AhuView[] => view.ahus.filter(({ ahu }) => caseOfAhu(AHUS[ahu]) === id);

/** An ahu with its tile and what that is good for, or with the moai that stands there. */
export function describeAhu({ ahu, tile, moai, capped }: AhuView): string {
  const { land, tiles } = w();
  const shown = { ahu: ahuName(AHUS[ahu]) };
  if (moai !== null) {
    const size = SIZES[moai];
    return capped ? land.capped({ ...shown, size }) : land.moai({ ...shown, size });
  }
  if (tile === null) return shown.ahu;
  return land.tile({ ...shown, tile: tileName(TILES[tile]), power: tiles[TILES[tile]].power });
}
