import type { Move, RuleId } from '@ahu/core';
import { BUNDLE_NAMES, FIRST_OF_SIZE } from './bundles.ts';
import { PAYMENT_NOTATIONS } from './capping.ts';
import { GAIN_NOTATIONS } from './erecting.ts';
import { STACK_NAMES } from './offering-tiles.ts';
import { PLACEMENT_NOTATIONS } from './placement.ts';
import { SUBSTITUTES } from './sculpting.ts';
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
import { THREE_RESOURCES } from './tiles/barter.ts';
import { USE_NOTATIONS } from './tiles/index.ts';
import { AHUS, CARGO, CASES, IMPROVEMENTS, SIZES, TILES, TOTEMS } from './vocabulary.ts';

interface Verb {
  /** The phases it belongs to, and the rule it breaks in all others. */
  readonly phases: readonly number[];
  readonly rule: RuleId;
  /** What can stand behind it; a move is a verb and an index into this list. */
  readonly notations: readonly string[];
}

/** When tiles can be played at all. */
const MOMENTS = [...TURNS, GAINING, EXCHANGE];
/** The longest bundle that a case can pay has three resources. */
const PAID_BUNDLES = BUNDLE_NAMES.slice(0, FIRST_OF_SIZE[4]);

const verb = (phases: readonly number[], words: string, behind: readonly string[], rule: RuleId = 'R3.0'): Verb => ({
  phases,
  rule,
  notations: behind.map((each) => `${words} ${each}`.trim()),
});

/** In the order of the move numbers. */
const VERBS: readonly Verb[] = [
  verb([LAY], 'lay', TILES),
  verb([DRAW], 'draw', TOTEMS),
  verb([DRAFT], 'draft', TILES),
  verb([PLACE], 'place', PLACEMENT_NOTATIONS),
  verb(MOMENTS, 'play', USE_NOTATIONS, 'R6.12'),
  verb(MOMENTS, 'rongo', USE_NOTATIONS, 'R6.12'),
  verb(TURNS, 'buy', IMPROVEMENTS, 'R7.0'),
  verb(
    [SUBSTITUTE],
    'take',
    SUBSTITUTES.map((size) => `${SIZES[size]} moai`),
  ),
  verb(
    [TRANSPORT],
    'carry',
    CARGO.map((cargo) => (cargo === 'pukao' ? cargo : `${cargo} moai`)),
  ),
  verb([WALK], 'step', CASES),
  verb([WALK], 'erect at', AHUS),
  verb([WALK], 'cap', AHUS),
  verb([CHOOSE], 'choose', PAID_BUNDLES),
  verb([GAINING], 'gain', GAIN_NOTATIONS),
  verb([EXCHANGE], 'pay', PAYMENT_NOTATIONS),
  verb([OFFERING], 'take', STACK_NAMES),
  verb([BARTERING], 'for', THREE_RESOURCES),
  verb([TRANSPORT], 'pass', ['']),
  verb(TURNS, 'done', ['']),
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

const NOTATIONS: readonly string[] = VERBS.flatMap(({ notations }) => notations);

export const MOVE_COUNT = NOTATIONS.length;

/** By verb: its first move; the one behind the last belongs to the next verb. */
const FIRST = [...VERBS.keys(), VERBS.length].map((v) =>
  VERBS.slice(0, v).reduce((sum, { notations }) => sum + notations.length, 0),
);

export const moveOf = (verb: number, argument: number): Move => FIRST[verb] + argument;
export const countOf = (verb: number): number => VERBS[verb].notations.length;

/** By move: its verb, and the index behind it. */
export const VERB_OF = Uint8Array.from(VERBS.flatMap(({ notations }, v) => notations.map(() => v)));
export const ARGUMENT_OF = Uint8Array.from(VERBS.flatMap(({ notations }) => notations.map((_, i) => i)));

/** By verb: its phases, one bit each, and the rule it breaks outside them. */
export const PHASES_OF = Int32Array.from(VERBS, ({ phases }) => phases.reduce((set, phase) => set | (1 << phase), 0));
export const RULE_OF: readonly RuleId[] = VERBS.map(({ rule }) => rule);

export const write = (move: Move): string => NOTATIONS[move];

const BY_NOTATION = new Map(NOTATIONS.map((notation, move) => [notation.toLowerCase(), move]));

/** Forgives case, spaces, commas, plurals, and a 1 before a resource. */
export function read(text: string): Move | undefined {
  const words = text
    .toLowerCase()
    .replace(/[\s,+]+/g, ' ')
    .trim();
  const plain = words.replace(/\b(reed|egg|wood|pearl|villager)s\b/g, '$1');
  return (
    BY_NOTATION.get(words) ??
    BY_NOTATION.get(plain) ??
    BY_NOTATION.get(plain.replace(/\b1 (reed|egg|wood|pearl)\b/g, '$1'))
  );
}
