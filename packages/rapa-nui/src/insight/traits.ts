/** What moves have in common: a verb, a place, a tile and its target. Playing a tile by the tablet is much the same. */
import type { Move, Traits } from '@ahu/core';
import { PLACEMENT_COUNT } from '../phases/placement.ts';
import * as m from '../position/moves.ts';
import { AHUS_PER_CASE, COLUMNS, LAND, TILES } from '../public/vocabulary.ts';
import { FIRST_USE } from '../tiles/index.ts';

const VERBS = m.ENDS + 1;
const USES = FIRST_USE[TILES.length];
const tileOf = (use: number): number => FIRST_USE.findLastIndex((from) => from <= use);

/** Where the traits of each sort begin; verbs that are not listed here have one trait for each of their moves. */
const PLACED = VERBS;
const WITH_CHIEF = PLACED + PLACEMENT_COUNT;
const TILE = WITH_CHIEF + COLUMNS + 1;
const USE = TILE + TILES.length;
const GOAL = USE + USES;
const PLAIN = GOAL + 2 * LAND.length;

const COMPOSED = new Set([m.PLACES, m.PLAYS, m.RONGOS, m.ERECTS, m.CAPS]);
/** By verb: its first plain trait. */
const plainFrom: number[] = [];
let count = PLAIN;
for (let verb = 0; verb < VERBS; verb++) {
  plainFrom.push(count);
  if (!COMPOSED.has(verb)) count += m.countOf(verb);
}

export const traits: Traits = { kinds: VERBS, count, of: (move) => [m.VERB_OF[move], ...further(move)] };

function further(move: Move): number[] {
  const verb = m.VERB_OF[move];
  const argument = m.ARGUMENT_OF[move];
  switch (verb) {
    case m.PLACES:
      return [PLACED + (argument % PLACEMENT_COUNT), WITH_CHIEF + Math.floor(argument / PLACEMENT_COUNT)];
    case m.PLAYS:
    case m.RONGOS:
      return [TILE + tileOf(argument), USE + argument];
    case m.ERECTS:
    case m.CAPS:
      return [GOAL + (verb === m.CAPS ? LAND.length : 0) + Math.floor(argument / AHUS_PER_CASE)];
    default:
      return [plainFrom[verb] + argument];
  }
}
