/** What the page must know of the game besides its views. A test holds it to the rules package. */
export const TYPES = ['fish', 'berry', 'potato', 'cereal'] as const;
export const KINDS = [...TYPES, 'woodcutter', 'priest', 'moai'] as const;

export const WOODCUTTER = 4;
export const PRIEST = 5;
export const MOAI = 6;

/** The four hunter-gatherers come first, so that a type is also their kind. */
export const isGatherer = (kind: number): boolean => kind < TYPES.length;

export const MOAI_PRICE = 7;
export const SACRIFICE_PRICE = 5;
/** A refill lays so many cards, and ends the game if the deck has no more (C5.2, C7.1). */
export const COLUMN_LENGTH = 4;
