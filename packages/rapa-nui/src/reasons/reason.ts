/** Why a line of Rapa Nui is worth playing, and what it costs. Counts are in the order of RESOURCES or SIZES. */
import type { Seat } from '@ahu/core';
import type { Counts } from '../public/bundles.ts';
import type { AhuName, CaseName, ImprovementName, ResourceName, SizeName, TileName } from '../public/vocabulary.ts';

/** What an owner is paid on the way; null if they choose between several bundles. */
export interface Pay {
  readonly seat: Seat;
  readonly bundle: Counts | null;
}

type Facts =
  | { readonly kind: 'drafts'; readonly tile: TileName }
  /** Placing: a space that others pay for, one more carrier on it, an ahu that a moai or a pukao can reach then. */
  | { readonly kind: 'holds'; readonly id: CaseName; readonly bundles: readonly Counts[] }
  | { readonly kind: 'joins'; readonly id: CaseName; readonly count: number }
  | {
      readonly kind: 'reaches';
      readonly ahu: AhuName;
      readonly resources: readonly ResourceName[];
      readonly tile: TileName | null;
    }
  | { readonly kind: 'reachesCap'; readonly ahu: AhuName }
  /** Everything that the player's sculptors would take now. */
  | { readonly kind: 'sculpts'; readonly moai: Counts }
  | { readonly kind: 'prepares'; readonly column: number }
  /** At most that many go before in the new order. */
  | { readonly kind: 'orders'; readonly place: number }
  /** Free actions. */
  | { readonly kind: 'buys'; readonly improvement: ImprovementName }
  | { readonly kind: 'uses'; readonly tile: TileName }
  | { readonly kind: 'discards'; readonly points: number }
  | { readonly kind: 'substitutes'; readonly size: SizeName }
  /** Transport. */
  | {
      readonly kind: 'erects';
      readonly size: SizeName;
      readonly ahu: AhuName;
      readonly route: readonly CaseName[];
    }
  | { readonly kind: 'caps'; readonly ahu: AhuName; readonly route: readonly CaseName[] }
  | { readonly kind: 'wins'; readonly tile: TileName }
  | { readonly kind: 'offers'; readonly points: number }
  | { readonly kind: 'gets' | 'spends'; readonly bundle: Counts }
  | { readonly kind: 'pays'; readonly to: readonly Pay[] }
  | { readonly kind: 'paysNobody' }
  /** No more ahus are free than there are players: the game ends with this round. */
  | { readonly kind: 'lastRound' }
  | { readonly kind: 'passes'; readonly count: number }
  | { readonly kind: 'saves' };

export type Reason = Facts & { readonly weight: number };
