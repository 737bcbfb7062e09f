/** Every move of Rapa Nui as an act. Cases, ahus, tiles and resources have their names; bundles are counts. */
import type { Seat } from '@ahu/core';
import { BUNDLES, bundlesOfSize, type Counts, FIRST_OF_SIZE } from './bundles.ts';
import { STACK_NAMES, type StackName } from './offerings.ts';
import { PAYMENTS } from './payments.ts';
import {
  AHUS,
  type AhuName,
  CARGO,
  CASES,
  type CargoName,
  type CaseName,
  COLUMNS,
  type Column,
  IMPROVEMENTS,
  type ImprovementName,
  LAND,
  MAX_GAIN,
  MAX_PLAYERS,
  OFFERINGS,
  type OfferingName,
  RESOURCES,
  type ResourceName,
  TILES,
  type TileName,
} from './vocabulary.ts';

/** Where a figure can go. Columns and places of the order track are counted from 0. */
export type Place =
  | { readonly kind: 'case'; readonly id: CaseName }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'star'; readonly place: number };

export interface Placement {
  readonly kind: 'place';
  readonly figure: 'villager' | 'sorcerer';
  readonly place: Place;
  /** The column that the chief goes under along with it. */
  readonly chief?: Column;
}

/** What a tile is played on. */
export interface Target {
  readonly place?: Place;
  /** Of a helping hand: the chief goes, not a sculptor. */
  readonly chief?: true;
  /** Of Barter: what is given. */
  readonly given?: Counts;
}

/** A tile played, as itself or by the Rongo tablet. */
export interface Use extends Target {
  readonly kind: 'use';
  readonly by: 'play' | 'rongo';
  readonly tile: TileName;
}

export type Act =
  /** Chance. */
  | { readonly kind: 'lay'; readonly tile: TileName }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'draft'; readonly tile: TileName }
  | Placement
  | Use
  | { readonly kind: 'buy'; readonly improvement: ImprovementName }
  /** Instead of a large moai. */
  | { readonly kind: 'substitute'; readonly size: 'small' | 'medium' }
  | { readonly kind: 'carry'; readonly cargo: CargoName }
  | { readonly kind: 'step'; readonly to: CaseName }
  | { readonly kind: 'erect' | 'cap'; readonly ahu: AhuName }
  /** What a case pays to its owner. */
  | { readonly kind: 'choose'; readonly bundle: Counts }
  | { readonly kind: 'gain'; readonly count: number; readonly resource: ResourceName }
  | { readonly kind: 'pay'; readonly bundle: Counts; readonly offering: OfferingName }
  | { readonly kind: 'take'; readonly stack: StackName }
  /** What is bartered for. */
  | { readonly kind: 'receive'; readonly bundle: Counts }
  | { readonly kind: 'pass' }
  | { readonly kind: 'done' };

const columns: readonly Place[] = Array.from({ length: COLUMNS }, (_, column) => ({ kind: 'column', column }));
const land: readonly Place[] = LAND.map((id) => ({ kind: 'case', id }));
const stars: readonly Place[] = Array.from({ length: MAX_PLAYERS }, (_, place) => ({ kind: 'star', place }));

const placing = (along: { readonly chief?: Column }): Placement[] => [
  ...[...land, ...columns].map((place): Placement => ({ kind: 'place', figure: 'villager', place, ...along })),
  ...stars.map((place): Placement => ({ kind: 'place', figure: 'sorcerer', place, ...along })),
];

const to = (places: readonly Place[]): Target[] => places.map((place) => ({ place }));
const three: readonly Counts[] = bundlesOfSize(3).map((bundle) => BUNDLES[bundle]);

const TARGETS_OF: Readonly<Partial<Record<TileName, readonly Target[]>>> = {
  rest: to(land),
  barter: three.map((given) => ({ given })),
  reinforcement: to(columns),
  conversion: to([...columns, ...land]),
  'helping hand': [...to(land), ...land.map((place): Target => ({ place, chief: true }))],
};

/** By tile: everything that it can be played on; one target without anything if there is nothing to choose. */
export const TARGETS: readonly (readonly Target[])[] = TILES.map((tile) => TARGETS_OF[tile] ?? [{}]);

const using = (by: Use['by']): Use[] =>
  TILES.flatMap((tile, i) => TARGETS[i].map((target) => ({ kind: 'use', by, tile, ...target })));

/** The longest bundle that a case can pay has three resources. */
const paidBundles = BUNDLES.slice(0, FIRST_OF_SIZE[4]);

/** By verb, in the order of the move numbers. */
export const ACTS_BY_VERB: readonly (readonly Act[])[] = [
  TILES.map((tile) => ({ kind: 'lay', tile })),
  Array.from({ length: MAX_PLAYERS }, (_, seat) => ({ kind: 'draw', seat })),
  TILES.map((tile) => ({ kind: 'draft', tile })),
  [...placing({}), ...Array.from({ length: COLUMNS }, (_, chief) => placing({ chief })).flat()],
  using('play'),
  using('rongo'),
  IMPROVEMENTS.map((improvement) => ({ kind: 'buy', improvement })),
  [
    { kind: 'substitute', size: 'small' },
    { kind: 'substitute', size: 'medium' },
  ],
  CARGO.map((cargo) => ({ kind: 'carry', cargo })),
  CASES.map((id) => ({ kind: 'step', to: id })),
  AHUS.map((ahu) => ({ kind: 'erect', ahu })),
  AHUS.map((ahu) => ({ kind: 'cap', ahu })),
  paidBundles.map((bundle) => ({ kind: 'choose', bundle })),
  RESOURCES.flatMap((resource) =>
    Array.from({ length: MAX_GAIN + 1 }, (_, count): Act => ({ kind: 'gain', count, resource })),
  ),
  PAYMENTS.map(({ bundle, offering }) => ({ kind: 'pay', bundle: BUNDLES[bundle], offering: OFFERINGS[offering] })),
  STACK_NAMES.map((stack) => ({ kind: 'take', stack })),
  three.map((bundle) => ({ kind: 'receive', bundle })),
  [{ kind: 'pass' }],
  [{ kind: 'done' }],
];
