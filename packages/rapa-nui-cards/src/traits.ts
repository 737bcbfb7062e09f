/** What moves of the card game have in common: their verb; beside it every move stands for itself. */
import type { Traits } from '@ahu/core';
import { MOVE_COUNT, VERB_OF } from './moves.ts';

const KINDS = Math.max(...VERB_OF) + 1;

export const traits: Traits = {
  kinds: KINDS,
  count: KINDS + MOVE_COUNT,
  of: (move) => [VERB_OF[move], KINDS + move],
};
