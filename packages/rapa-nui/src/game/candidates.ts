/** Which moves are worth a look in each phase; `breaks` has the last word on every one of them. */
import type { Seat } from '@ahu/core';
import { chiefIsReady, PLACEMENT_COUNT } from '../phases/placement.ts';
import * as m from '../position/moves.ts';
import { ofTile, type State } from '../position/state.ts';
import { here } from '../position/walk.ts';
import { PHASES, type Phase } from '../public/phases.ts';
import {
  ABUNDANCE,
  AHUS_PER_CASE,
  BARTER,
  BONUS,
  CONVERSION,
  EXCEPTIONAL,
  firstAhu,
  HELPING_HAND,
  MAX_GAIN,
  REINFORCEMENT,
  REST,
  THRIFT,
  type Tile,
} from '../public/vocabulary.ts';
import { FIRST_USE } from '../tiles/index.ts';

/** A run of arguments of a verb, and when it is worth a look. */
interface Candidates {
  readonly verb: number;
  readonly from: (state: State) => number;
  readonly length: number;
  readonly when: (state: State, seat: Seat) => boolean;
}

type When = Candidates['when'];

const always = () => true;

const run = (verb: number, from: number, length: number, when: When = always): Candidates => ({
  verb,
  from: () => from,
  length,
  when,
});

const all = (verb: number, when?: When): Candidates => run(verb, 0, m.countOf(verb), when);

const usesOf = (verb: number, tile: Tile, when: When): Candidates =>
  run(verb, FIRST_USE[tile], FIRST_USE[tile + 1] - FIRST_USE[tile], when);

/** Tiles that one has, and then those that the tablet can copy. */
const uses = (...tiles: Tile[]): Candidates[] => [
  ...tiles.map((tile) => usesOf(m.PLAYS, tile, (state, seat) => state.tiles[ofTile(seat, tile)] > 0)),
  ...tiles.map((tile) => usesOf(m.RONGOS, tile, (state, seat) => state.rongo[seat] > 0)),
];

/** No ahu is at the quarries; the first ones of all will be refused there. */
const ahusHere = (verb: number): Candidates => ({
  verb,
  from: (state) => Math.max(0, firstAhu(here(state))),
  length: AHUS_PER_CASE,
  when: always,
});

const hasActed = (state: State): boolean => state.acted === 1;
const isToAct = (state: State): boolean => state.acted === 0;
const isToActWithChief = (state: State, seat: Seat): boolean => isToAct(state) && chiefIsReady(state, seat);

const BY_PHASE: Readonly<Record<Phase, readonly Candidates[]>> = {
  lay: [all(m.LAYS)],
  draw: [all(m.DRAWS)],
  draft: [all(m.DRAFTS)],
  place: [
    run(m.PLACES, 0, PLACEMENT_COUNT, isToAct),
    run(m.PLACES, PLACEMENT_COUNT, m.countOf(m.PLACES) - PLACEMENT_COUNT, isToActWithChief),
    ...uses(BARTER),
    all(m.BUYS),
    all(m.ENDS, hasActed),
  ],
  convert: [...uses(BARTER, CONVERSION), all(m.BUYS), all(m.ENDS)],
  sculpt: [...uses(BARTER, REINFORCEMENT), all(m.BUYS), all(m.ENDS)],
  substitute: [all(m.SUBSTITUTIONS)],
  help: [...uses(BARTER, HELPING_HAND), all(m.BUYS), all(m.ENDS)],
  transport: [
    ...uses(REST, BARTER),
    all(m.BUYS),
    all(m.CARRIES, isToAct),
    all(m.PASSES, isToAct),
    all(m.ENDS, hasActed),
  ],
  walk: [all(m.STEPS), ahusHere(m.ERECTS), ahusHere(m.CAPS)],
  choose: [all(m.CHOICES)],
  gain: [
    ...uses(BARTER, ABUNDANCE, BONUS),
    all(m.BUYS),
    { verb: m.GAINS, from: (state) => state.kind * (MAX_GAIN + 1), length: MAX_GAIN + 1, when: always },
  ],
  exchange: [...uses(THRIFT, EXCEPTIONAL), all(m.PAYS)],
  offering: [all(m.TAKES)],
  barter: [all(m.RECEIPTS)],
  over: [],
};

/** By phase, ascending. */
export const CANDIDATES: readonly (readonly Candidates[])[] = PHASES.map((phase) => BY_PHASE[phase]);
