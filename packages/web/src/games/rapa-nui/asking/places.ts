/** What is where on the island. */
import { AHUS, caseOfAhu, caseOn, holderOf, TILES, type View } from '@ahu/rapa-nui/public';
import { plain } from '../../../platform/words/plain.ts';
import { directionFrom } from '../../compass/compass.ts';
import { seatCalled } from '../../contract/asking.ts';
import type { Names } from '../../contract/kit.ts';
import { ahusOn, describeAhu, describeCase } from '../drawing/describe.ts';
import { ahuName, caseName, tileName } from '../drawing/names.ts';
import { boardOf } from '../drawing/table.ts';
import { shapeOf } from '../map/geometry.ts';
import { w as table } from '../words/index.ts';
import { w } from './words/index.ts';

/** What was typed as one name: "n3 a" and "n3a" are the same ahu. */
export const nameTyped = (typed: readonly string[]): string => typed.join('');

/** The case that was typed, also by one of its ahus: "n3", "n3a", "crater". */
export function caseCalled(view: View, typed: readonly string[]): string | undefined {
  const wanted = nameTyped(typed);
  const { cases } = boardOf(view);
  const ahu = view.ahus.find((each) => AHUS[each.ahu] === wanted);
  if (ahu) return caseOfAhu(AHUS[ahu.ahu]);
  const begun = cases.filter(({ id }) => wanted !== '' && plain(caseName(id)).replaceAll(' ', '').startsWith(wanted));
  return (cases.find(({ id }) => id === wanted) ?? (begun.length === 1 ? begun[0] : undefined))?.id;
}

const described = (view: View, id: string, names: Names): string[] => [
  `${describeCase(view, id, names)}.`,
  ...ahusOn(view, id).map((ahu) => `${describeAhu(ahu).replace(/\.$/, '')}.`),
];

export function at(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const id = caseCalled(view, rest);
  return id === undefined ? undefined : described(view, id, names);
}

/** The cases that share a side with one, each with its direction. */
export function near(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const id = caseCalled(view, rest);
  if (id === undefined) return undefined;
  const spots = new Map(shapeOf(boardOf(view)).cases.map((each) => [each.id, each.at]));
  const here = spots.get(id);
  return (caseOn(boardOf(view), id)?.adjacent ?? []).map((next) => {
    const there = spots.get(next);
    const text = described(view, next, names).join(' ');
    return here && there ? table().aside({ label: directionFrom(here, there), text }) : text;
  });
}

/** Where figures stand, and where moai were erected: everybody's, or the figures of one player. */
export function where(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const seat = rest.length > 0 ? seatCalled(rest, names) : undefined;
  if (rest.length > 0 && seat === undefined) return undefined;
  const held = boardOf(view).cases.filter(({ id }) => {
    const holder = holderOf(view, id);
    return holder !== null && (seat === undefined || holder === seat);
  });
  const erected = seat === undefined ? view.ahus.filter(({ moai }) => moai !== null) : [];
  const lines = [
    ...held.map(({ id }) => `${describeCase(view, id, names)}.`),
    ...erected.map((ahu) => `${describeAhu(ahu)}.`),
  ];
  return lines.length > 0 ? lines : [w().none];
}

/** The ahus without a moai, each with its tile and what erecting there brings. */
export function freeAhus(view: View): string[] {
  const free = view.ahus.filter(({ moai }) => moai === null);
  const { resources, detail, aside, row, ends } = table();
  const lines = free.map(({ ahu, tile }) => {
    const kinds = caseOn(boardOf(view), caseOfAhu(AHUS[ahu]))?.erects ?? [];
    const brings = kinds.map((kind) => table().kinds[kind as keyof typeof resources]);
    const items = [
      ...(brings.length > 0 ? [detail.or({ items: brings })] : []),
      ...(tile === null ? [] : [detail.tile({ tile: tileName(TILES[tile]) })]),
    ];
    return `${aside({ label: ahuName(AHUS[ahu]), text: row({ items }) })}.`;
  });
  return [`${ends.short({ n: free.length })}.`, ...lines];
}
