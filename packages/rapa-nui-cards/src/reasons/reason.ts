/** Why a line of the card game is worth playing, and what it costs. Cards are numbers of KINDS and TYPES. */
import type { Seat } from '@ahu/core';
import type { Pay } from '../public/queries.ts';
import type { Kind, Type } from '../public/vocabulary.ts';

type Facts =
  | { readonly kind: 'buys'; readonly type: Type; readonly count: number }
  /** How many of that card lie in the own village then; with `leads` the most of all, where it was not so before. */
  | { readonly kind: 'plays' | 'leads'; readonly card: Kind; readonly count: number }
  | { readonly kind: 'builds'; readonly points: number }
  | { readonly kind: 'discards' }
  /** What cards of a type are worth, and all cards of one's own, as the stone is known to the player. */
  | { readonly kind: 'values'; readonly type: Type; readonly count: number; readonly value: number }
  | { readonly kind: 'raises' | 'lowers'; readonly points: number; readonly from: number }
  | { readonly kind: 'takes'; readonly cards: readonly Kind[] }
  /** What the card that is scored pays to everybody; `seat` is the player's own. */
  | {
      readonly kind: 'scores';
      readonly card: Kind;
      readonly pay: Pay;
      readonly gains: readonly number[];
      readonly seat: Seat;
    }
  | { readonly kind: 'refills' }
  | { readonly kind: 'endsGame' }
  | { readonly kind: 'chooses'; readonly pay: 'glory' | 'wood'; readonly count: number }
  | { readonly kind: 'substitutes'; readonly type: Type }
  /** A moai in the hand can be built in the next turn. */
  | { readonly kind: 'affords'; readonly wood: number }
  | { readonly kind: 'spends'; readonly wood: number };

export type Reason = Facts & { readonly weight: number };
