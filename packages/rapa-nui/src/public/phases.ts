/** What the game waits for. */
export const PHASES = [
  'lay', // chance lays ahu tiles
  'draw', // chance draws the first order
  'draft', // two players draft tiles
  'place', // phase 1
  'convert', // phase 2: conversions in the new order
  'sculpt', // reinforcements, and taking moai
  'substitute', // a smaller moai for a large one
  'help', // helping hands
  'transport', // phase 3: carry or pass
  'walk', // step by step, until erecting or capping
  'choose', // an owner chooses what a case pays
  'gain', // what erecting gains
  'exchange', // paying for an offering
  'offering', // taking it
  'barter', // taking what was bartered for
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
