/** The four sorts of hunter-gatherer, and of sacrifice card (C1.1, C1.3). */
export const TYPES = ['fish', 'berry', 'potato', 'cereal'] as const;
export type Type = number;

/** All island cards; the hunter-gatherers first, so that a type is also their kind. */
export const KINDS = [...TYPES, 'woodcutter', 'priest', 'moai'] as const;
export type Kind = number;

export const WOODCUTTER: Kind = KINDS.indexOf('woodcutter');
export const PRIEST: Kind = KINDS.indexOf('priest');
export const MOAI: Kind = KINDS.indexOf('moai');

export const isHunterGatherer = (kind: Kind): boolean => kind < TYPES.length;

/** How many of each kind are in the deck (C1.1). */
export const DECK = [5, 5, 5, 5, 12, 9, 9] as const;
/** How many sacrifice cards there are of each type (C1.3). */
export const PILE = 25;

export const MAX_PLAYERS = 4;
export const COLUMNS = 4;
export const COLUMN_LENGTH = 4;
export const HAND = 3;
export const MOAI_PRICE = 7;
export const SACRIFICE_PRICE = 5;
/** Wood at the start in turn order (C2.4). */
export const START_WOOD = [2, 3, 4, 5] as const;
/** Every moai played hides at most one card, and there are nine moai. */
export const MAX_FACE_DOWN = DECK[MOAI];
