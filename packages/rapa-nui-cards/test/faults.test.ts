/** Plants faults in the game and sees the conformance suite catch each by its law. */
import { EVERYBODY, type Game, NOBODY } from '@ahu/core';
import { conformance, type Law } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { rapaNuiCards } from '../src/index.ts';
import { CHOICES, HIDES, LAYS, moveOf, TAKES, VERB_OF } from '../src/moves.ts';
import type { Act } from '../src/public/acts.ts';
import type { Refusal } from '../src/public/refusals.ts';
import type { Options, View } from '../src/public/view.ts';
import type { State } from '../src/state.ts';
import { checkLedger } from './ledger.ts';
import { redeal } from './redeal.ts';

type Cards = Game<State, View, Options, Act, Refusal>;

const right = rapaNuiCards;
const verbOf = (move: number) => VERB_OF[move];

/** The twin law alone, which needs whole games; all others are checked at every position. */
const samplingFor = (law: Law) => (law === 'twins' ? 1e9 : law === 'ledger' ? 50 : 1);

const FAULTS: [string, Law, Partial<Cards>][] = [
  [
    'a leaked deck order: cards that nobody is said to have seen are in the view',
    'twins',
    { witnesses: (s, seat, m) => (verbOf(m) === LAYS ? NOBODY : right.witnesses(s, seat, m)) },
  ],
  [
    'a leaked face-down card: everybody sees its type',
    'alike',
    {
      view: (s, seat) => {
        const view = right.view(s, seat);
        return { ...view, faceDown: view.faceDown.map(({ by }, i) => ({ by, type: s.faceDown[i] })) };
      },
      determinize: (view, random, into) => {
        const hidden = view.faceDown.map(({ by, type }, i) => ({
          by,
          type: by === view.seat || i < view.revealed ? type : null,
        }));
        return right.determinize({ ...view, faceDown: hidden }, random, into);
      },
    },
  ],
  [
    'a bot that gets the true face-down card along with its view',
    'twins',
    {
      view: (s, seat) => {
        const view = right.view(s, seat);
        return { ...view, faceDown: view.faceDown.map(({ by }, i) => ({ by, type: s.faceDown[i] })) };
      },
    },
  ],
  [
    'sacrifice cards of others in the view, and so the hidden one by subtraction',
    'open',
    {
      view: (s, seat) => {
        const view = right.view(s, seat);
        const players = view.players.map((player, i) => ({
          ...player,
          sacrifices: Array.from(s.sacrifices.subarray(4 * i, 4 * i + 4)),
        }));
        return { ...view, players };
      },
    },
  ],
  [
    'a wrong bonus: two moai get it without a majority',
    'ledger',
    {
      play: (s, seat, m) => {
        if (verbOf(m) === CHOICES && s.area[7 * seat + 6] >= 2) s.glory[seat]++;
        right.play(s, seat, m);
      },
    },
  ],
  [
    'a move offered but refused',
    'legality',
    {
      breaks: (s, seat, m) => (m === moveOf(TAKES, 0) && s.height[0] === 1 ? 'C5.1' : right.breaks(s, seat, m)),
    },
  ],
  [
    'a legal move that is not offered',
    'legality',
    {
      moves: (s, seat, out) => {
        const count = right.moves(s, seat, out);
        return count === 4 && verbOf(out[3]) === TAKES ? 3 : count;
      },
    },
  ],
  [
    'a shared buffer in copy',
    'copy',
    {
      copy: (from, into) => (into ? right.copy(from, into) : Object.assign(Object.create(from), { setup: from.setup })),
    },
  ],
  [
    'a copy that forgets a field',
    'copy',
    {
      copy: (from, into) => {
        const copy = right.copy(from, into);
        copy.bought = 0;
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
        state.glory.fill(0);
        return state;
      },
    },
  ],
  ['a rule id that does not exist', 'rule ids', { breaks: (s, seat, m) => right.breaks(s, seat, m) && 'X9.9' }],
  [
    'a card that is lost when it is taken',
    'audit',
    {
      play: (s, seat, m) => {
        right.play(s, seat, m);
        if (verbOf(m) === TAKES) s.hand[7 * seat + 4] = 0;
      },
    },
  ],
  ['a hidden move that everybody is said to see', 'witnesses', { witnesses: () => EVERYBODY }],
  [
    'an imagined world that ignores what was seen',
    'determinize',
    {
      determinize: (view, random, into) => {
        const any = view.memory.faceDownLimits.map(() => [9, 9, 9, 9]);
        return right.determinize({ ...view, memory: { ...view.memory, faceDownLimits: any } }, random, into);
      },
    },
  ],
  [
    'looking changes the position',
    'purity',
    {
      view: (s, seat) => {
        s.glory[0]++;
        return right.view(s, seat);
      },
    },
  ],
  [
    'two moves with one notation',
    'notation',
    { write: (m) => (m === moveOf(HIDES, 1) ? right.write(m - 1) : right.write(m)) },
  ],
  [
    'a player who is asked and cannot move',
    'dead end',
    { moves: (s, seat, out) => (s.toTake === 2 ? 0 : right.moves(s, seat, out)) },
  ],
  ['ideas that tell what is in a hand', 'open', { isOpen: (_view, { kind }) => kind === 'play' }],
  ['ideas that tell who has which sacrifice cards', 'open', { isOpen: (_view, { kind }) => kind === 'hide' }],
  ['an only answer that tells what else is not held', 'open', { asksOpenly: ({ phase }) => phase === 'turn' }],
  ['facts about another rule', 'explain', { explain: (s, seat, m) => right.explain(s, seat, m) && { rule: 'C3.0' } }],
  [
    'facts that tell which card lies face down',
    'twins',
    {
      explain: (s, seat, m) => {
        const refusal = right.explain(s, seat, m);
        return refusal && { rule: 'C4.3', facts: { why: 'pile', type: s.faceDown[0] } };
      },
    },
  ],
  ['a game that is longer than it says', 'termination', { longestGame: 120 }],
];

const inspect = (game: Cards, sampling: number) =>
  conformance(game, {
    seats: 3,
    options: { openHands: false },
    games: 60,
    sampling,
    audit,
    redeal,
    ledger: checkLedger,
  });

describe('planted faults', () => {
  test.each(FAULTS)('%s is caught by %s', (_story, law, fault) => {
    expect(() => inspect({ ...right, ...fault }, samplingFor(law))).toThrow(
      expect.objectContaining({ name: 'Fault', law }),
    );
  });

  test.each([1e9, 50, 8])('and the game without faults passes, sampling %i', (sampling) => {
    inspect(right, sampling);
  });
});
