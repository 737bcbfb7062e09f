/** Every move as a number: a verb, and an argument behind it. */
import type { Move, RuleId } from '@ahu/core';
import { ACTS_BY_VERB } from '../public/acts.ts';
import {
  BARTERING,
  CHOOSE,
  DRAFT,
  DRAW,
  EXCHANGE,
  GAINING,
  LAY,
  OFFERING,
  PLACE,
  SUBSTITUTE,
  TRANSPORT,
  TURNS,
  WALK,
} from './state.ts';

interface Verb {
  /** The phases it belongs to, and the rule it breaks in all others. */
  readonly phases: readonly number[];
  readonly rule: RuleId;
}

/** When tiles can be played at all. */
const MOMENTS = [...TURNS, GAINING, EXCHANGE];

const verb = (phases: readonly number[], rule: RuleId = 'R3.0'): Verb => ({ phases, rule });

/** In the order of the acts. */
const VERBS: readonly Verb[] = [
  verb([LAY]),
  verb([DRAW]),
  verb([DRAFT]),
  verb([PLACE]),
  verb(MOMENTS, 'R6.12'),
  verb(MOMENTS, 'R6.12'),
  verb([...TURNS, GAINING], 'R7.0'),
  verb([SUBSTITUTE]),
  verb([TRANSPORT]),
  verb([WALK]),
  verb([WALK]),
  verb([WALK]),
  verb([CHOOSE]),
  verb([GAINING]),
  verb([EXCHANGE]),
  verb([OFFERING]),
  verb([BARTERING]),
  verb([TRANSPORT]),
  verb(TURNS),
];

export const [
  LAYS,
  DRAWS,
  DRAFTS,
  PLACES,
  PLAYS,
  RONGOS,
  BUYS,
  SUBSTITUTIONS,
  CARRIES,
  STEPS,
  ERECTS,
  CAPS,
  CHOICES,
  GAINS,
  PAYS,
  TAKES,
  RECEIPTS,
  PASSES,
  ENDS,
] = VERBS.keys();

export const MOVE_COUNT = ACTS_BY_VERB.flat().length;

/** By verb: its first move; the one behind the last belongs to the next verb. */
const FIRST = [...VERBS.keys(), VERBS.length].map((v) => ACTS_BY_VERB.slice(0, v).flat().length);

export const moveOf = (verb: number, argument: number): Move => FIRST[verb] + argument;
export const countOf = (verb: number): number => ACTS_BY_VERB[verb].length;

/** By move: its verb, and the index behind it. */
export const VERB_OF = Uint8Array.from(ACTS_BY_VERB.flatMap((acts, v) => acts.map(() => v)));
export const ARGUMENT_OF = Uint8Array.from(ACTS_BY_VERB.flatMap((acts) => acts.map((_, i) => i)));

/** By verb: its phases, one bit each, and the rule it breaks outside them. */
export const PHASES_OF = Int32Array.from(VERBS, ({ phases }) => phases.reduce((set, phase) => set | (1 << phase), 0));
export const RULE_OF: readonly RuleId[] = VERBS.map(({ rule }) => rule);
