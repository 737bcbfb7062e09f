/** Every move of the card game as an act. Cards are named by their number in KINDS or TYPES, as in views. */
import { COLUMNS, HAND, KINDS, type Kind, TYPES, type Type, WOODCUTTER } from './vocabulary.ts';

export type Act =
  | { readonly kind: 'lay'; readonly card: Kind }
  | { readonly kind: 'buy'; readonly type: Type }
  | { readonly kind: 'play'; readonly card: Kind; readonly count: number }
  | { readonly kind: 'discard' }
  /** Face up; face down; from a pile. */
  | { readonly kind: 'sacrifice' | 'hide' | 'offer'; readonly type: Type }
  /** Columns are counted from 0. */
  | { readonly kind: 'take'; readonly column: number }
  | { readonly kind: 'choose'; readonly pay: 'glory' | 'wood' }
  | { readonly kind: 'substitute' | 'reveal'; readonly type: Type };

const ofTypes = <K extends string>(kind: K) => TYPES.map((_, type) => ({ kind, type }));

const gatherings = Array.from({ length: HAND }, (_, i) =>
  TYPES.map((_, card): Act => ({ kind: 'play', card, count: i + 1 })),
);

/** By verb, in the order of the move numbers. */
export const ACTS_BY_VERB: readonly (readonly Act[])[] = [
  KINDS.map((_, card) => ({ kind: 'lay', card })),
  ofTypes('buy'),
  gatherings.flat(),
  KINDS.slice(WOODCUTTER).map((_, i) => ({ kind: 'play', card: WOODCUTTER + i, count: 1 })),
  [{ kind: 'discard' }],
  ofTypes('sacrifice'),
  ofTypes('hide'),
  ofTypes('offer'),
  Array.from({ length: COLUMNS }, (_, column) => ({ kind: 'take', column })),
  [
    { kind: 'choose', pay: 'glory' },
    { kind: 'choose', pay: 'wood' },
  ],
  ofTypes('substitute'),
  ofTypes('reveal'),
];
