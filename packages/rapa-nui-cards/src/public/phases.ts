/** What the game waits for. */
export const PHASES = [
  'lay', // chance lays cards into a column: at set-up and for a refill
  'turn', // buy, then play
  'sacrifice', // the others, face up
  'hide', // the builder, face down
  'offer', // the builder, from a pile
  'take', // a front card
  'choose', // glory or wood for one's moai
  'substitute', // a card of another pile
  'reveal', // the face-down cards, at the end
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
