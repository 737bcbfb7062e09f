/** Plants faults in the game and sees the conformance suite catch each by its law. */
import { type Game, NOBODY, type Seat } from '@ahu/core';
import { conformance, type Law } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/index.ts';
import { rapaNui } from '../src/index.ts';
import { BUYS, CAPS, CHOICES, ERECTS, GAINS, PLACES, STEPS, TAKES, VERB_OF } from '../src/position/moves.ts';
import { HELP, ofResource, type State, WALK } from '../src/position/state.ts';
import type { Act } from '../src/public/acts.ts';
import type { Refusal } from '../src/public/refusals.ts';
import type { Options, View } from '../src/public/view.ts';
import { checkLedger } from './ledger.ts';
import { redeal } from './redeal.ts';

type RapaNui = Game<State, View, Options, Act, Refusal>;

const right = rapaNui;

/** Plays, and then meddles if the move was of this sort. */
const after = (verbs: readonly number[], meddle: (state: State, seat: Seat) => void): Partial<RapaNui> => ({
  play: (s, seat, m) => {
    right.play(s, seat, m);
    if (verbs.includes(VERB_OF[m])) meddle(s, seat);
  },
});

const FAULTS: [string, Law, Partial<RapaNui>][] = [
  [
    'an owner who is paid twice',
    'ledger',
    after([CHOICES], (s, seat) => {
      s.resources[ofResource(seat, 0)] = Math.min(10, s.resources[ofResource(seat, 0)] + 1);
    }),
  ],
  [
    'an improvement for nothing',
    'ledger',
    after([BUYS], (s, seat) => {
      s.resources[ofResource(seat, 1)] = Math.min(10, s.resources[ofResource(seat, 1)] + 2);
    }),
  ],
  [
    'a resource beyond the end of the track',
    'audit',
    after([GAINS], (s, seat) => {
      s.resources[ofResource(seat, 0)] = 11;
    }),
  ],
  [
    'a pukao that is never taken from the supply',
    'audit',
    after([CAPS], (s) => {
      s.pukao = 20;
    }),
  ],
  [
    'a tile that stays on its ahu',
    'audit',
    {
      play: (s, seat, m) => {
        const tiles = s.tile.slice();
        right.play(s, seat, m);
        if (VERB_OF[m] === ERECTS) s.tile.set(tiles);
      },
    },
  ],
  [
    'a villager who is in two places',
    'audit',
    after([PLACES], (s, seat) => {
      s.villagers[seat]++;
    }),
  ],
  [
    'an offering from below the top of its stack',
    'audit',
    after([TAKES], (s) => {
      const taken = s.takenBy.findLastIndex((owner) => owner >= 0);
      s.takenBy[taken + 1] = s.takenBy[taken];
      s.takenBy[taken] = -1;
    }),
  ],
  [
    'a step that leads nowhere is offered',
    'legality',
    {
      moves: (s, seat, out) => {
        const count = right.moves(s, seat, out);
        if (s.phase !== WALK || count === 0 || VERB_OF[out[count - 1]] !== STEPS) return count;
        out[count] = out[count - 1] + 1;
        return VERB_OF[out[count]] === STEPS ? count + 1 : count;
      },
    },
  ],
  [
    'a legal move that is not offered',
    'legality',
    {
      moves: (s, seat, out) => {
        const count = right.moves(s, seat, out);
        return s.phase === HELP && count > 1 ? count - 1 : count;
      },
    },
  ],
  [
    'a player who is asked and cannot move',
    'dead end',
    { moves: (s, seat, out) => (s.phase === WALK && s.steps > 3 ? 0 : right.moves(s, seat, out)) },
  ],
  ['a game that is longer than it says', 'termination', { longestGame: 120 }],
  ['chance without weight', 'chance', { weight: () => 0.5 }],
  ['a rule id that does not exist', 'rule ids', { breaks: (s, seat, m) => right.breaks(s, seat, m) && 'X9.9' }],
  ['two moves with one notation', 'notation', { write: (m) => right.write(m === 40 ? 41 : m) }],
  [
    'a shared buffer in copy',
    'copy',
    {
      copy: (from, into) => (into ? right.copy(from, into) : Object.assign(Object.create(from), { setup: from.setup })),
    },
  ],
  [
    'a copy that forgets who is asked',
    'copy',
    {
      copy: (from, into) => {
        const copy = right.copy(from, into);
        copy.asked = 0;
        return copy;
      },
    },
  ],
  [
    'a position that loses something in JSON',
    'json',
    {
      load: (json) => {
        const state = right.load(json);
        state.resources.fill(0);
        return state;
      },
    },
  ],
  [
    'an imagined world without the offerings that were taken',
    'determinize',
    {
      determinize: (view, random, into) => {
        const takenBy = view.memory.takenBy.map(() => null);
        return right.determinize({ ...view, memory: { takenBy } }, random, into);
      },
    },
  ],
  [
    'an imagined world in which tired transporters stand',
    'determinize',
    {
      determinize: (view, random, into) => {
        const cases = view.cases.map((each) => ({ ...each, standing: each.standing + each.tired, tired: 0 }));
        return right.determinize({ ...view, cases }, random, into);
      },
    },
  ],
  [
    'looking changes the position',
    'purity',
    {
      view: (s, seat) => {
        s.round++;
        return right.view(s, seat);
      },
    },
  ],
  ['facts about another rule', 'explain', { explain: (s, seat, m) => right.explain(s, seat, m) && { rule: 'R3.0' } }],
  ['open moves that nobody is said to see', 'twins', { witnesses: () => NOBODY }],
];

/** The twin law needs whole games and the ledger their ends; all others are checked at every position. */
const samplingFor = (law: Law) => (law === 'twins' || law === 'ledger' || law === 'audit' ? 1e9 : 3);

const inspect = (game: RapaNui, sampling: number, games = 40) => {
  const options = game.readOptions({});
  return conformance(game, { seats: 3, options, games, sampling, audit, redeal, ledger: checkLedger });
};

describe('planted faults', () => {
  test.each(FAULTS)('%s: caught by %s', (_story, law, fault) => {
    expect(() => inspect({ ...right, ...fault }, samplingFor(law))).toThrow(
      expect.objectContaining({ name: 'Fault', law }),
    );
  });

  test('and the game without faults passes', () => {
    inspect(right, 100, 20);
  });
});
