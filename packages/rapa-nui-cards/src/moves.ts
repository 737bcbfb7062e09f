/** Every move as a number: a verb, and an argument behind it. */
import type { Move, RuleId } from '@ahu/core';
import { ACTS_BY_VERB, type Act } from './public/acts.ts';
import { PHASES } from './public/phases.ts';
import { CHOOSE, HIDE, LAY, OFFER, REVEAL, SACRIFICE, SUBSTITUTE, TAKE, TURN } from './state.ts';

interface Verb {
  /** The phase it belongs to, and the rule that says so. */
  readonly phase: number;
  readonly rule: RuleId;
}

/** In the order of the acts; the verbs of one phase stand together. */
const VERBS: readonly Verb[] = [
  { phase: LAY, rule: 'C2.2' },
  { phase: TURN, rule: 'C3.1' },
  { phase: TURN, rule: 'C3.2' },
  { phase: TURN, rule: 'C3.2' },
  { phase: TURN, rule: 'C3.3' },
  { phase: SACRIFICE, rule: 'C4.1' },
  { phase: HIDE, rule: 'C4.2' },
  { phase: OFFER, rule: 'C4.3' },
  { phase: TAKE, rule: 'C5.1' },
  { phase: CHOOSE, rule: 'C6.3' },
  { phase: SUBSTITUTE, rule: 'C6.6' },
  { phase: REVEAL, rule: 'C7.3' },
];

export const [LAYS, BUYS, GATHERS, PLAYS, DISCARDS, SACRIFICES, HIDES, OFFERS, TAKES, CHOICES, SUBSTITUTES] =
  VERBS.keys();

const ACTS: readonly Act[] = ACTS_BY_VERB.flat();

export const MOVE_COUNT = ACTS.length;

/** By verb: its first move. */
const FIRST = Uint8Array.from(VERBS, (_, v) => ACTS_BY_VERB.slice(0, v).flat().length);

export const moveOf = (verb: number, argument: number): Move => FIRST[verb] + argument;

/** By move: its verb, and the index behind it. */
export const VERB_OF = Uint8Array.from(ACTS_BY_VERB.flatMap((acts, v) => acts.map(() => v)));
export const ARGUMENT_OF = Uint8Array.from(ACTS_BY_VERB.flatMap((acts) => acts.map((_, i) => i)));

export const phaseOf = Uint8Array.from(VERBS, (verb) => verb.phase);
export const ruleOf: readonly RuleId[] = VERBS.map((verb) => verb.rule);

/** By phase: its first move and the one behind its last. */
export const FIRST_MOVE = Uint8Array.from(PHASES, (_, phase) =>
  ACTS.findIndex((_, move) => phaseOf[VERB_OF[move]] === phase),
);
export const END_MOVE = Uint8Array.from(
  PHASES,
  (_, phase) => ACTS.findLastIndex((_, move) => phaseOf[VERB_OF[move]] === phase) + 1,
);
