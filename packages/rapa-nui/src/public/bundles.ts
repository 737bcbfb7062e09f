/** Handfuls of up to four resources: what is paid, bartered and gained at once. */
import { RESOURCES } from './vocabulary.ts';

/** How many of each resource, in the order of RESOURCES. */
export type Counts = readonly number[];
/** An index into BUNDLES. */
export type Bundle = number;

const MAX_SIZE = 4;

function bundlesOf(size: number, from = 0): number[][] {
  if (size === 0) return [RESOURCES.map(() => 0)];
  return RESOURCES.flatMap((_, resource) =>
    resource < from
      ? []
      : bundlesOf(size - 1, resource).map((rest) => rest.map((count, r) => (r === resource ? count + 1 : count))),
  );
}

const BY_SIZE = Array.from({ length: MAX_SIZE + 1 }, (_, size) => (size === 0 ? [] : bundlesOf(size)));

export const BUNDLES: readonly Counts[] = BY_SIZE.flat();

/** The bundles of a size are BUNDLES[FIRST_OF_SIZE[size]] up to BUNDLES[FIRST_OF_SIZE[size + 1]]. */
export const FIRST_OF_SIZE: readonly Bundle[] = Array.from({ length: MAX_SIZE + 2 }, (_, size) =>
  BY_SIZE.slice(0, size).reduce((sum, bundles) => sum + bundles.length, 0),
);

/**
 * A bundle as sentences write it.
 * @example
 * bundleName([2, 1, 0, 0]); // '2 reed egg'
 */
export const bundleName = (bundle: Counts): string =>
  bundle
    .flatMap((count, r) => (count === 0 ? [] : count === 1 ? [RESOURCES[r]] : [`${count} ${RESOURCES[r]}`]))
    .join(' ');

const BUNDLE_NAMES: readonly string[] = BUNDLES.map(bundleName);

export const bundlesOfSize = (size: number): readonly Bundle[] =>
  Array.from({ length: FIRST_OF_SIZE[size + 1] - FIRST_OF_SIZE[size] }, (_, i) => FIRST_OF_SIZE[size] + i);

export const bundleNamed = (resources: readonly string[]): Bundle =>
  BUNDLE_NAMES.indexOf(bundleName(RESOURCES.map((name) => resources.filter((each) => each === name).length)));

/** The resources of a bundle by rising value. */
export const resourcesIn = (bundle: Bundle): number[] =>
  BUNDLES[bundle].flatMap((count, resource) => Array<number>(count).fill(resource));

/**
 * Resources by name as counts.
 * @example
 * countsOf(['reed', 'egg', 'reed']); // [2, 1, 0, 0]
 */
export const countsOf = (names: readonly string[]): Counts =>
  RESOURCES.map((name) => names.filter((each) => each === name).length);
