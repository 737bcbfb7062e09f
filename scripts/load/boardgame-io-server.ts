// boardgame.io's own server with the card game of bench/, in memory. Says its port when it is ready.
import '../../bench/production.ts';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as Served from 'boardgame.io/dist/types/packages/server.js';
import { sum, type Table } from '../../bench/boardgame-io/table.ts';
import { game } from '../../bench/boardgame-io.ts';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof Served;

/** Nobody sees the deck, what others hold, and what they hid. */
const playerView = ({ G, playerID }: { G: Table; playerID: string | null }): unknown => ({
  ...G,
  deck: G.deck.length,
  players: G.players.map((player, seat) =>
    String(seat) === playerID ? player : { ...player, hand: sum(player.hand) },
  ),
  faceDown: G.faceDown.map((card, n) => (n < G.revealed || String(card.by) === playerID ? card : { by: card.by })),
});

const server = Server({ games: [{ ...game, playerView }] });
const { appServer } = await server.run(0);
console.log(`ready ${(appServer.address() as AddressInfo).port}`);
