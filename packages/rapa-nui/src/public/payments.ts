/** What buys an offering (R5.7, R6.3). */
import { BUNDLES, type Bundle, resourcesIn } from './bundles.ts';
import { priceOf } from './offerings.ts';
import { OFFERINGS, type Offering } from './vocabulary.ts';

export interface Payment {
  readonly offering: Offering;
  readonly thrifty: boolean;
  readonly bundle: Bundle;
}

/** Higher resources may stand in for those due. */
function pays(bundle: Bundle, price: readonly number[]): boolean {
  const paid = resourcesIn(bundle);
  return paid.length === price.length && price.every((due, i) => paid[i] >= due);
}

const PRICES = [false, true].map((thrifty) => OFFERINGS.map((_, offering) => priceOf(offering, thrifty)));
export const priceNow = (offering: Offering, thrifty: boolean): readonly number[] => PRICES[thrifty ? 1 : 0][offering];

/** Everything that can be handed over for an offering. */
export const PAYMENTS: readonly Payment[] = [false, true].flatMap((thrifty) =>
  OFFERINGS.flatMap((_, offering) =>
    [...BUNDLES.keys()]
      .filter((bundle) => pays(bundle, priceNow(offering, thrifty)))
      .map((bundle) => ({ offering, thrifty, bundle })),
  ),
);
