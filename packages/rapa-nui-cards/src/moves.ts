import type { Move, RuleId } from '@ahu/core';
import { CHOOSE, HIDE, LAY, OFFER, PHASES, REVEAL, SACRIFICE, SUBSTITUTE, TAKE, TURN } from './state.ts';
import { COLUMNS, HAND, KINDS, TYPES } from './vocabulary.ts';

interface Verb {
  /** The phase it belongs to, and the rule that says so. */
  readonly phase: number;
  readonly rule: RuleId;
  /** What can stand behind it; a move is a verb and an index into this list. */
  readonly notations: readonly string[];
}

const GATHERINGS = Array.from({ length: HAND }, (_, i) => TYPES.map((type) => (i === 0 ? type : `${i + 1} ${type}`)));

/** In the order of the move numbers; the verbs of one phase stand together. */
const VERBS = [
  { phase: LAY, rule: 'C2.2', notations: KINDS.map((kind) => `lay ${kind}`) },
  { phase: TURN, rule: 'C3.1', notations: TYPES.map((type) => `buy ${type}`) },
  { phase: TURN, rule: 'C3.2', notations: GATHERINGS.flat().map((cards) => `play ${cards}`) },
  { phase: TURN, rule: 'C3.2', notations: ['play woodcutter', 'play priest', 'play moai'] },
  { phase: TURN, rule: 'C3.3', notations: ['discard moai'] },
  { phase: SACRIFICE, rule: 'C4.1', notations: TYPES.map((type) => `sacrifice ${type}`) },
  { phase: HIDE, rule: 'C4.2', notations: TYPES.map((type) => `sacrifice ${type} face down`) },
  { phase: OFFER, rule: 'C4.3', notations: TYPES.map((type) => `offer ${type}`) },
  { phase: TAKE, rule: 'C5.1', notations: Array.from({ length: COLUMNS }, (_, i) => `take column ${i + 1}`) },
  { phase: CHOOSE, rule: 'C6.3', notations: ['choose glory', 'choose wood'] },
  { phase: SUBSTITUTE, rule: 'C6.6', notations: TYPES.map((type) => `choose ${type}`) },
  { phase: REVEAL, rule: 'C7.3', notations: TYPES.map((type) => `reveal ${type}`) },
] as const satisfies readonly Verb[];

export const [LAYS, BUYS, GATHERS, PLAYS, DISCARDS, SACRIFICES, HIDES, OFFERS, TAKES, CHOICES, SUBSTITUTES] =
  VERBS.keys();

const NOTATIONS: readonly string[] = VERBS.flatMap((verb) => [...verb.notations]);

export const MOVE_COUNT = NOTATIONS.length;

/** By verb: its first move. */
const FIRST = Uint8Array.from(VERBS, (_, v) => VERBS.slice(0, v).reduce((sum, verb) => sum + verb.notations.length, 0));

export const moveOf = (verb: number, argument: number): Move => FIRST[verb] + argument;

/** By move: its verb, and the index behind it. */
export const VERB_OF = Uint8Array.from(VERBS.flatMap((verb, v) => verb.notations.map(() => v)));
export const ARGUMENT_OF = Uint8Array.from(VERBS.flatMap((verb) => verb.notations.map((_, i) => i)));

export const phaseOf = Uint8Array.from(VERBS, (verb) => verb.phase);
export const ruleOf: readonly RuleId[] = VERBS.map((verb) => verb.rule);

/** By phase: its first move and the one behind its last. */
export const FIRST_MOVE = Uint8Array.from(PHASES, (_, phase) =>
  NOTATIONS.findIndex((_, move) => phaseOf[VERB_OF[move]] === phase),
);
export const END_MOVE = Uint8Array.from(
  PHASES,
  (_, phase) => NOTATIONS.findLastIndex((_, move) => phaseOf[VERB_OF[move]] === phase) + 1,
);

export const write = (move: Move): string => NOTATIONS[move];

const BY_NOTATION = new Map(NOTATIONS.map((notation, move) => [notation, move]));

/** Forgives case, spaces, a plural, a "1" and the "sweet" of a potato. */
export function read(text: string): Move | undefined {
  const words = text
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/sweet /g, '')
    .replace(/^play 1 /, 'play ');
  return BY_NOTATION.get(words) ?? BY_NOTATION.get(words.replace(/(potato)es$/, '$1').replace(/berries$/, 'berry'));
}
