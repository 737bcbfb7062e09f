/** What players have, what can be bought, and what is left. */
import type { Seat } from '@ahu/core';
import {
  caseAtSpot,
  countsOf,
  HOME,
  IMPROVEMENTS,
  OFFERINGS,
  offeringPrice,
  type PlayerView,
  STACK_NAMES,
  spotInColumn,
  TILES,
  type View,
} from '@ahu/rapa-nui/public';
import type { Names } from '../../contract/kit.ts';
import { bundleName, caseName, improvementName, moaiCounts, stackName, tileName } from '../drawing/names.ts';
import { boardOf, priceOf, standingOf } from '../drawing/table.ts';
import { w as table } from '../words/index.ts';
import { w } from './words/index.ts';

const labelled = (label: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`${table().aside({ label, text: table().list({ items }) })}.`] : [];

const COLUMNS = [0, 1, 2] as const;

/** Where a sorcerer or chief is. */
function spotName(spot: number): string {
  const land = caseAtSpot(spot);
  if (land !== undefined) return w().on({ place: caseName(land) });
  const column = COLUMNS.find((each) => spotInColumn(each) === spot);
  if (column !== undefined) return w().on({ place: table().column({ n: column + 1 }) });
  return spot === HOME ? w().atHome : w().onTrack;
}

const hasChief = ({ improvements }: PlayerView): boolean => improvements[IMPROVEMENTS.indexOf('chief')] > 0;

/** All that a player has, as far as the viewer may know it. */
export function player(frame: { readonly view: View }, seat: Seat, names: Names): string[] {
  const has = frame.view.players[seat];
  const { label, rongo } = table();
  const { score, isAll } = standingOf(frame, seat);
  const tiles = TILES.flatMap((tile, i) => Array<string>(has.tiles[i]).fill(tileName(tile)));
  const bought = IMPROVEMENTS.flatMap((name, i) => (has.improvements[i] > 0 ? [improvementName(name)] : []));
  const resources = has.resources.some((n) => n > 0) ? bundleName(has.resources) : w().nothing;
  return [
    `${table().aside({ label: names[seat], text: resources })}.`,
    ...labelled(label.tiles, [...tiles, ...(has.rongo ? [rongo.name] : [])]),
    ...labelled(label.improvements, bought),
    ...(has.offerings === null
      ? [`${label.taken({ n: has.offeringCount })}.`]
      : labelled(label.offerings, has.offerings.toSorted((a, b) => b - a).map(String))),
    ...(has.sculpted.some((n) => n > 0)
      ? [`${table().aside({ label: w().sculpted, text: moaiCounts(has.sculpted) })}.`]
      : []),
    `${w().figures({ n: has.villagers, sorcerer: spotName(has.sorcerer), chief: hasChief(has) ? spotName(has.chief) : undefined })}.`,
    `${isAll ? label.points({ n: score }) : label.atLeast({ n: score })}.`,
    ...(has.passed ? [`${label.passed}.`] : []),
  ];
}

/** The stacks of offerings with their prices, and the improvements. */
export function offers(view: View): string[] {
  const { label, aside, row } = table();
  const stacks = OFFERINGS.flatMap((name, i) => {
    const price = label.price({ what: bundleName(countsOf(offeringPrice(name, false))) });
    const exceptional = OFFERINGS.length + i;
    return [
      aside({ label: stackName(name), text: row({ items: [worths(view.stacks[i]), price] }) }),
      ...(view.stacks[exceptional].length > 0
        ? [aside({ label: stackName(STACK_NAMES[exceptional]), text: worths(view.stacks[exceptional]) })]
        : []),
    ];
  });
  const improvements = IMPROVEMENTS.map((name) => {
    const price = label.price({ what: bundleName(priceOf(name)) });
    return aside({
      label: improvementName(name),
      text: `${price}. ${table().improvements[name].power.replace(/\.$/, '')}`,
    });
  });
  return [...stacks, ...improvements].map((line) => `${line}.`);
}

const worths = (values: readonly number[]): string =>
  values.length > 0 ? w().worth({ items: values.map(String) }) : table().label.empty;

/** The columns of the quarry, the supply, the order of play and the order track. */
export function quarry(view: View, names: Names): string[] {
  const { label, aside, row, column, star } = table();
  const columns = boardOf(view).quarryPlaces.map((places, c) => {
    const taken = view.players.reduce((sum, { sculptors }) => sum + sculptors[c], 0);
    const who = view.players.flatMap(({ sculptors, sorcerer, chief }, seat) => {
      const guests = [sorcerer, chief].filter((spot) => spot === spotInColumn(c)).length;
      return sculptors[c] + guests > 0 ? [`${names[seat]} ${sculptors[c] + guests}`] : [];
    });
    const items = [label.places({ free: places - taken, all: places }), ...who];
    return aside({ label: column({ n: c + 1 }), text: row({ items }) });
  });
  const [small, medium, large] = view.supply;
  const order = view.order.flatMap((seat) => (seat === null ? [] : [names[seat]]));
  const stars = view.track.map((seat, place) =>
    aside({ label: star({ n: place + 1 }), text: seat === null ? label.empty : names[seat] }),
  );
  return [
    ...columns,
    label.stock({ small, medium, large, pukao: view.pukao }),
    ...(order.length > 0 ? [aside({ label: label.order, text: row({ items: order }) })] : []),
    ...stars,
  ].map((line) => `${line}.`);
}
