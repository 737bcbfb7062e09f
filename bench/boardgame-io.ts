/**
 * The card game written for boardgame.io as its guide writes games: plain objects in G, moves that change a draft,
 * `endIf` for the end of turn and game, `random.Shuffle` for the deck, `ai.enumerate` for the legal moves.
 *
 * It is given what was measured to be fastest: production mode (production.ts); no undo, which would cost it an eighth;
 * its reducer called as its own bots call it, where a client with its store would cost a sixth; who is asked for what
 * stands in G, where stages set by events would cost a sixth; and moves that trust `enumerate` as our `play` trusts
 * its caller.
 */
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import type * as Core from 'boardgame.io/dist/types/packages/core.js';
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js';
import { enumerate } from './boardgame-io/enumerate.ts';
import { active, ask, moves } from './boardgame-io/moves.ts';
import { DECK, finalScores, type Kind, setUp, type Table } from './boardgame-io/table.ts';
import type { Playout } from './playout.ts';

// Its entry points are directories, which only `require` can resolve.
const require = createRequire(import.meta.url);
const { ActivePlayers } = require('boardgame.io/core') as typeof Core;
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof Internal;

interface SetupData {
  /** The order to draw in, last card first; shuffled without it. */
  readonly deck?: readonly Kind[];
}

export const game: Game<Table, Record<string, unknown>, SetupData> = {
  name: 'rapa-nui-cards',
  disableUndo: true,
  setup: ({ ctx, random }, setupData) => setUp(ctx.numPlayers, [...(setupData?.deck ?? random.Shuffle(DECK))]),
  moves,
  turn: {
    activePlayers: ActivePlayers.ALL,
    onBegin: ({ G, ctx }) => {
      G.turnOver = false;
      G.bought = false;
      ask(G, active(ctx), 'turn');
    },
    endIf: ({ G }) => G.turnOver,
  },
  endIf: ({ G }) => (G.question === 'nothing' ? finalScores(G) : undefined),
  ai: { enumerate },
};

const reducer = CreateGameReducer({ game });

/** The random numbers choose the moves; the deck is boardgame.io's own to shuffle, unless its order is given. */
export function boardgameIoPlayout(numPlayers: number, setupData: SetupData = {}): Playout {
  return (random) => {
    let state: State<Table> = InitializeGame({ game, numPlayers, setupData });
    let decisions = 0;
    for (; state.ctx.gameover === undefined; decisions++) {
      const actions = enumerate(state.G);
      const { move, args } = actions[random.below(actions.length)];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(state.G.asked) } });
    }
    return { decisions, scores: state.ctx.gameover as number[] };
  };
}
