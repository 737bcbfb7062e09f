/** A rule-of-thumb player that looks one round ahead. */
import type { Bot, Move, Random, Seat } from '@ahu/core';
import { determinize } from '../game/determinize.ts';
import { PEEKS, VERB_OF } from '../position/moves.ts';
import type { State } from '../position/state.ts';
import type { Phase } from '../public/phases.ts';
import type { View } from '../public/view.ts';
import { chooseBid, choosePick } from './bidding.ts';
import { chooseCarry, chooseCrew, chooseMark, chooseObject, chooseRecovery } from './carrying.ts';
import { choosePlacement } from './placing.ts';

type Choice = (state: State, seat: Seat, moves: readonly Move[], random: Random) => Move;

const CHOICES: Partial<Record<Phase, Choice>> = {
  bid: (state, seat, _moves, random) => chooseBid(state, seat, random),
  pick: choosePick,
  place: choosePlacement,
  transport: chooseObject,
  carry: chooseCarry,
  crew: (state, _seat, moves) => chooseCrew(state, moves),
  quarry: (_state, _seat, moves) => chooseMark(moves),
  recover: chooseRecovery,
};

export const greedy: Bot<View> = {
  name: 'greedy',
  choose: (view, seat, moves, random) => {
    const choice = CHOICES[view.phase];
    // A bot remembers everything and need not peek; and a reveal is forced.
    const asked = moves.filter((move) => VERB_OF[move] !== PEEKS);
    return choice ? choice(determinize(view, random), seat, asked, random) : asked[0];
  },
};
