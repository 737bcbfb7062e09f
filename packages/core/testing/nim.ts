import { EVERYBODY, type Game, grid, Layout, number, only } from '../src/index.ts';

const layout = new Layout({ heap: number(), turn: number(), taken: grid(2) });
export type Nim = ReturnType<typeof layout.fresh>;

/** The only act: to take some stones. */
export interface Take {
  readonly kind: 'take';
  readonly count: number;
}

interface TooMany {
  readonly rule: string;
  readonly facts?: { readonly why: 'heap'; readonly has: number; readonly needs: number };
}

const breaks = (state: Nim, seat: number, move: number): string | undefined =>
  seat !== state.turn ? 'N2' : move < 0 || move > 2 || move + 1 > state.heap ? 'N1' : undefined;

/** The smallest game of the contract. One heap of ten: take 1, 2 or 3; the player who takes the last stone wins. */
export const nim: Game<Nim, unknown, unknown, Take, TooMany> = {
  id: 'nim',
  rulesVersion: 1,
  seats: [2],
  moveCount: 3,
  longestGame: 10,
  rules: { N1: 'take what is there', N2: 'in turn' },
  options: {},
  readOptions: (json) => json,
  start: () => {
    const state = layout.fresh({ seats: 2 });
    state.heap = 10;
    return state;
  },
  copy: (from, into) => layout.copy(from, into),
  toMove: (state) => (state.heap === 0 ? 0 : only(state.turn)),
  breaks,
  explain: (state, seat, move) => {
    const rule = breaks(state, seat, move);
    if (rule !== 'N1') return rule === undefined ? undefined : { rule };
    return { rule, facts: { why: 'heap', has: state.heap, needs: move + 1 } };
  },
  moves: (state, seat, out) => {
    const count = seat === state.turn ? Math.min(3, state.heap) : 0;
    for (let move = 0; move < count; move++) out[move] = move;
    return count;
  },
  weight: () => 1,
  play: (state, seat, move) => {
    state.heap -= move + 1;
    state.taken[seat] += move + 1;
    state.turn = 1 - seat;
  },
  scores: ({ turn }) => [turn, 1 - turn],
  winners: ({ turn }) => only(1 - turn),
  witnesses: () => EVERYBODY,
  view: (state) => layout.save(state),
  determinize: (view, _random, into) => layout.copy(layout.load(view, { seats: 2 }), into),
  isOpen: () => true,
  asksOpenly: () => true,
  actOf: (move) => ({ kind: 'take', count: move + 1 }),
  moveOf: ({ count }) => (count >= 1 && count <= 3 ? count - 1 : -1),
  write: (move) => `take ${move + 1}`,
  read: (text) => (/^take [123]$/.test(text) ? Number(text.slice(5)) - 1 : undefined),
  save: (state) => layout.save(state),
  load: (json) => layout.load(json, { seats: 2 }),
};
