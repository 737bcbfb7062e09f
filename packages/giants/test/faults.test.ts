/** Plants faults in the game and sees the conformance suite catch each by its law. */
import { EVERYBODY, type Game, type Move, type RuleId } from '@ahu/core';
import { conformance, Fault, type Law } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { giants } from '../src/index.ts';
import { strengthOf } from '../src/position/crew.ts';
import { ARGUMENT_OF, BIDS_SEALED, ERECTS, PUTS_BACK, STEPS, VERB_OF } from '../src/position/moves.ts';
import { RECOVER, ROLL, type State, TRANSPORT } from '../src/position/state.ts';
import type { Act } from '../src/public/acts.ts';
import type { Refusal } from '../src/public/refusals.ts';
import type { Options, View } from '../src/public/view.ts';
import { KIND_OF, WEIGHT } from '../src/public/vocabulary.ts';
import { checkLedger } from './ledger.ts';
import { redeal } from './redeal.ts';

type Giants = Game<State, View, Options, Act, Refusal>;
interface Planted {
  readonly story: string;
  readonly law: Law;
  readonly fault: Partial<Giants>;
  /** Without it the law itself has to catch the fault. */
  readonly unaudited?: boolean;
  readonly sampling?: number;
}

const right = giants;
const NEVER = 1_000_000_000;

/** The game with other rules: what `breaks` allows is offered too. */
function withRules(breaks: (state: State, seat: number, move: Move) => RuleId | undefined): Partial<Giants> {
  return {
    breaks,
    explain: (state, seat, move) => {
      const rule = breaks(state, seat, move);
      return rule === undefined ? undefined : { rule };
    },
    moves: (state, seat, out) => {
      let count = 0;
      for (let move = 0; move < right.moveCount; move++) {
        if (breaks(state, seat, move) === undefined) out[count++] = move;
      }
      return count;
    },
  };
}

/** The game with something done wrong after a move. */
const spoiled = (spoil: (state: State, before: State, move: Move, seat: number) => void): Partial<Giants> => ({
  play: (state, seat, move) => {
    const before = right.copy(state);
    right.play(state, seat, move);
    spoil(state, before, move, seat);
  },
});

const verbOf = (move: Move) => VERB_OF[move];

const FAULTS: Planted[] = [
  {
    story: 'a bid leaked by log order: the position tells who bid last',
    law: 'commute',
    fault: spoiled((state, _before, move, seat) => {
      if (verbOf(move) === BIDS_SEALED) state.asked = seat;
    }),
  },
  {
    story: 'a bid leaked by the reserve that it comes from',
    law: 'alike',
    fault: {
      view: (state, seat) => {
        const view = right.view(state, seat);
        const reserves = view.memory.reserves.map((reserve, i) => ({
          ...reserve,
          markers: reserve.markers - Math.floor(Math.max(0, state.bid[i]) / 28),
        }));
        return { ...view, memory: { ...view.memory, reserves } };
      },
    },
  },
  {
    story: 'a bid that tells by the players whom the game waits for',
    law: 'twins',
    sampling: NEVER,
    fault: {
      toMove: (state) => {
        const waiting = right.toMove(state);
        const rest = state.bid.some((bid) => bid >= 28) ? waiting & -waiting : waiting;
        return rest;
      },
    },
  },
  { story: 'a sealed bid that everybody is said to see', law: 'witnesses', fault: { witnesses: () => EVERYBODY } },
  {
    story: 'a reserve that is not restored at the end of the round',
    law: 'audit',
    fault: spoiled((state, before) => {
      const ended = before.phase !== state.phase && (state.phase === RECOVER || state.phase === ROLL);
      if (ended && before.phase === TRANSPORT) state.workers[0] -= before.frontWorkers[0];
    }),
  },
  {
    story: 'logs that carry alone: nobody is paid where they are strong enough',
    law: 'ledger',
    sampling: NEVER,
    fault: spoiled((state, before, move, seat) => {
      if (verbOf(move) !== STEPS) return;
      const hex = ARGUMENT_OF[move];
      const enough = before.logsOn[hex] >= WEIGHT[KIND_OF[before.carried]];
      if (enough && strengthOf(before, seat, hex) === 0) state.prestige.set(before.prestige);
    }),
  },
  {
    story: 'a hex entered twice: the trail is forgotten',
    law: 'audit',
    fault: spoiled((state, _before, move) => {
      if (verbOf(move) === STEPS) state.trail.fill(0);
    }),
  },
  {
    story: 'an abandoned headdress taken up that can neither be placed nor marked',
    law: 'audit',
    fault: withRules((state, seat, move) => {
      const rule = right.breaks(state, seat, move);
      return rule === 'G3.33' ? undefined : rule;
    }),
  },
  {
    story: 'a dead end with an abandoned headdress, once it cannot be put back',
    law: 'dead end',
    unaudited: true,
    sampling: NEVER,
    fault: withRules((state, seat, move) => {
      const rule = right.breaks(state, seat, move);
      if (verbOf(move) === PUTS_BACK) return rule ?? 'G3.21';
      return rule === 'G3.33' && state.phase === TRANSPORT ? undefined : rule;
    }),
  },
  {
    story: 'a marker that is lost when its moai is erected',
    law: 'audit',
    sampling: NEVER,
    fault: spoiled((state, before, move, seat) => {
      if (verbOf(move) === ERECTS && before.marker[before.carried] === seat) state.markers[seat]--;
    }),
  },
  {
    story: 'a position that forgets in JSON who won what',
    law: 'json',
    fault: {
      load: (json) => {
        const state = right.load(json);
        state.holder.fill(-1);
        return state;
      },
    },
  },
  {
    story: 'an idea that tells of a marker behind a screen',
    law: 'open',
    fault: { isOpen: (_view, { kind }) => kind === 'takeTablet' },
    sampling: 20,
  },
  {
    story: 'an idea that tells who can finish what nobody owns',
    law: 'open',
    fault: { isOpen: (_view, { kind }) => kind === 'carry' },
    sampling: 20,
  },
  {
    story: 'an only answer that tells of an empty reserve',
    law: 'open',
    fault: { asksOpenly: ({ phase }) => phase === 'place' },
    sampling: 20,
  },
  {
    story: 'facts about another rule',
    law: 'explain',
    fault: { explain: (state, seat, move) => right.explain(state, seat, move) && { rule: 'G3.0' } },
    sampling: 20,
  },
  {
    story: 'facts that tell what was bid',
    law: 'twins',
    fault: {
      explain: (state, seat, move) => {
        const refusal = right.explain(state, seat, move);
        return refusal && { rule: 'G3.6', facts: { why: 'tile', size: Math.max(...state.bid) } };
      },
    },
    sampling: NEVER,
  },
];

describe('planted faults', () => {
  test.each(FAULTS)(
    '$story: caught by $law',
    ({ law, fault, unaudited, sampling = 1 }) => {
      const planted: Giants = { ...right, ...fault };
      const caught = () =>
        conformance(planted, {
          seats: 3,
          options: right.readOptions({}),
          games: 60,
          sampling,
          redeal,
          ...(!unaudited && { audit, ledger: checkLedger }),
        });
      expect(lawBrokenBy(caught)).toBe(law);
    },
    60_000,
  );
});

function lawBrokenBy(inspect: () => unknown): Law | undefined {
  try {
    inspect();
  } catch (error) {
    if (error instanceof Fault) return error.law;
    throw error;
  }
  return undefined;
}
