/** What the game waits for. */
export const PHASES = [
  'draw', // the first player, at set-up
  'roll', // the dice, one after the other
  'bid', // everybody, sealed
  'reveal', // the bids, in turn order
  'pick', // a moai from the tile
  'place', // an action of placement
  'transport', // an object to act on
  'carry', // the next hex for it, or what becomes of it here
  'crew', // who is paid for the hex being entered
  'quarry', // markers for what was won and never moved
  'recover', // markers to take back
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of a round that players know: some have several phases. */
export type Chapter = 'setUp' | 'dice' | 'auction' | 'placement' | 'transport' | 'end' | 'over';

const CHAPTER_OF: Readonly<Record<Phase, Chapter>> = {
  draw: 'setUp',
  roll: 'dice',
  bid: 'auction',
  reveal: 'auction',
  pick: 'auction',
  place: 'placement',
  transport: 'transport',
  carry: 'transport',
  crew: 'transport',
  quarry: 'transport',
  recover: 'end',
  over: 'over',
};

/**
 * The part of the round that a phase belongs to.
 * @example
 * chapterOf({ phase: 'crew' }); // 'transport'
 */
export const chapterOf = ({ phase }: { readonly phase: Phase }): Chapter => CHAPTER_OF[phase];
