/** Why a line of Giants is worth playing, and what it costs. Sizes are 1 to 3, and 0 for a headdress. */
import type { Seat } from '@ahu/core';
import type { Held } from '../public/bids.ts';
import type { AhuName, HexName } from '../public/vocabulary.ts';

export interface Earning {
  readonly seat: Seat;
  readonly points: number;
}

type Facts =
  /** The auction: the largest moai on the tile that the sculptors can take, and nobody with fewer markers is before. */
  | { readonly kind: 'sculpts'; readonly sculptors: number; readonly size: number }
  | { readonly kind: 'ranks'; readonly markers: number }
  | { readonly kind: 'bidsNothing' }
  /** What is left for the phases after this one. */
  | { readonly kind: 'keeps'; readonly held: Held }
  | { readonly kind: 'takes'; readonly size: number; readonly sculptors: number }
  /** It was the last of its size, and others could have taken it. */
  | { readonly kind: 'denies'; readonly size: number }
  | { readonly kind: 'declines' }
  /** Placement: what could be erected or capped now, and not before; `price` is what others would score. */
  | {
      readonly kind: 'reaches';
      readonly size: number;
      readonly hex: HexName;
      readonly ahu: AhuName;
      readonly points: number;
      readonly price: number;
      readonly route: readonly HexName[];
    }
  /** The number of hexes on the way that still lack carriers has become smaller. */
  | {
      readonly kind: 'nears';
      readonly size: number;
      readonly ahu: AhuName;
      readonly points: number;
      readonly needs: number;
    }
  | { readonly kind: 'gains'; readonly what: 'worker' | 'marker' | 'headdress' }
  | { readonly kind: 'fells'; readonly count: number; readonly hex: HexName }
  | { readonly kind: 'reserves'; readonly ahu: AhuName; readonly moai: number; readonly headdress: number }
  | { readonly kind: 'chiefPays' }
  | { readonly kind: 'lends'; readonly hex: HexName; readonly strength: number }
  | { readonly kind: 'tablet'; readonly count: number; readonly points: number }
  /** Transport: `route` are the hexes entered. */
  | {
      readonly kind: 'erects';
      readonly size: number;
      readonly ahu: AhuName;
      readonly points: number;
      readonly route: readonly HexName[];
    }
  | {
      readonly kind: 'caps';
      readonly ahu: AhuName;
      readonly points: number;
      /** Whether the seat sees that the base is its own. */
      readonly isOwn: boolean;
      readonly route: readonly HexName[];
    }
  | {
      readonly kind: 'marks' | 'leaves';
      readonly size: number;
      readonly hex: HexName;
      readonly route: readonly HexName[];
    }
  | { readonly kind: 'pays'; readonly to: readonly Earning[] }
  | { readonly kind: 'paysNobody' }
  | { readonly kind: 'markerBack' }
  /** Every base of the player carries a moai then: the game ends after this phase. */
  | { readonly kind: 'lastBase' }
  | { readonly kind: 'putsBack'; readonly size: number }
  | { readonly kind: 'ends' }
  /** The end of the round. */
  | { readonly kind: 'protects'; readonly size: number; readonly hex: HexName }
  | { readonly kind: 'abandons' }
  | { readonly kind: 'recovers'; readonly size: number; readonly hex: HexName }
  | { readonly kind: 'holds' }
  | { readonly kind: 'peeks'; readonly ahu: AhuName };

export type Reason = Facts & { readonly weight: number };
