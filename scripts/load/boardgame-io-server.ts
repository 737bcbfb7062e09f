// boardgame.io's own server with the card game of bench/, in memory. Says its port when it is ready.
import '../../bench/production.ts';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import type * as Core from 'boardgame.io/dist/types/packages/core.js';
import type * as Served from 'boardgame.io/dist/types/packages/server.js';
import { enumerate } from '../../bench/boardgame-io/enumerate.ts';
import { moves } from '../../bench/boardgame-io/moves.ts';
import { sum, type Table } from '../../bench/boardgame-io/table.ts';
import { game } from '../../bench/boardgame-io.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof Served;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core;

/** Messages are not trusted: only the seat to move may play, and only legal moves. */
const checked: Game<Table>['moves'] = Object.fromEntries(
  Object.entries(moves).map(([name, play]) => [
    name,
    (context, ...args) => {
      const { G, playerID } = context;
      const isLegal = enumerate(G).some(
        (legal) => legal.move === name && legal.args.every((arg, i) => arg === args[i]),
      );
      if (!isLegal || playerID !== String(G.asked)) return INVALID_MOVE;
      return (play as (...all: unknown[]) => void)(context, ...args);
    },
  ]),
);

/** Nobody sees the deck, what others hold, and what they hid. */
const playerView = ({ G, playerID }: { G: Table; playerID: string | null }): unknown => ({
  ...G,
  deck: G.deck.length,
  players: G.players.map((player, seat) =>
    String(seat) === playerID ? player : { ...player, hand: sum(player.hand) },
  ),
  faceDown: G.faceDown.map((card, n) => (n < G.revealed || String(card.by) === playerID ? card : { by: card.by })),
});

// Players can take a step back here as well, which is its own default.
const server = Server({ games: [{ ...game, moves: checked, disableUndo: false, playerView }] });
const { appServer } = await server.run(0);
console.log(`ready ${(appServer.address() as AddressInfo).port}`);
