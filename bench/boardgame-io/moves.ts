import type { Ctx } from 'boardgame.io';
import { type Kind, MOAI, PRIEST, type Question, sum, type Table, type Type, WOODCUTTER } from './table.ts';

/** What a move is given: the table as a draft, and whose turn it is. */
interface Context {
  readonly G: Table;
  readonly ctx: Ctx;
}

export const active = (ctx: Ctx): number => Number(ctx.currentPlayer);
const next = (ctx: Ctx, player: number): number => (player + 1) % ctx.numPlayers;
const front = (column: Kind[]): Kind => column[column.length - 1];

export function ask(G: Table, asked: number, question: Question): void {
  G.asked = asked;
  G.question = question;
}

function layDown({ G, ctx }: Context, kind: Kind, count: number): void {
  const { hand, area } = G.players[active(ctx)];
  hand[kind] -= count;
  area[kind] += count;
  G.toTake = count;
  G.question = 'take';
}

function askForSacrifice({ G, ctx }: Context, last: number): void {
  const builder = active(ctx);
  let player = next(ctx, last);
  while (player !== builder && sum(G.players[player].sacrifices) === 0) player = next(ctx, player);
  if (player !== builder) ask(G, player, 'sacrifice');
  else if (sum(G.players[player].sacrifices) > 0) ask(G, player, 'hide');
  else askForOffer(G, player);
}

function askForOffer(G: Table, builder: number): void {
  ask(G, builder, sum(G.piles) > 0 ? 'offer' : 'take');
}

/** One more for the player who has the most of at least two. */
function bonus(G: Table, player: number, kind: Kind): number {
  const own = G.players[player].area[kind];
  return own >= 2 && G.players.every(({ area }, other) => other === player || area[kind] < own) ? 1 : 0;
}

const payFor = (G: Table, player: number, kind: Kind): number => G.players[player].area[kind] + bonus(G, player, kind);

function score(context: Context, kind: Kind): void {
  const { G, ctx } = context;
  if (kind === MOAI) return askForMoai(context, active(ctx));
  if (kind < WOODCUTTER) return giveSacrifices(context, kind, active(ctx));
  G.players.forEach((player, seat) => {
    player[kind === PRIEST ? 'glory' : 'wood'] += payFor(G, seat, kind);
  });
  G.turnOver = true;
}

function askForMoai({ G, ctx }: Context, from: number): void {
  let player = from;
  do {
    if (G.players[player].area[MOAI] > 0) return ask(G, player, 'choose');
    player = next(ctx, player);
  } while (player !== active(ctx));
  G.turnOver = true;
}

function giveSacrifices({ G, ctx }: Context, type: Type, from: number): void {
  let player = from;
  do {
    const due = G.players[player].area[type] === 0 ? 0 : 1 + bonus(G, player, type);
    const given = Math.min(due, G.piles[type]);
    G.piles[type] -= given;
    G.players[player].sacrifices[type] += given;
    if (given < due && sum(G.piles) > 0) {
      G.due = due - given;
      return ask(G, player, 'substitute');
    }
    player = next(ctx, player);
  } while (player !== active(ctx));
  G.turnOver = true;
}

function askForReveal(G: Table): void {
  if (G.revealed < G.faceDown.length) ask(G, G.faceDown[G.revealed].by, 'reveal');
  else G.question = 'nothing';
}

export const moves = {
  buy: ({ G, ctx }: Context, type: Type) => {
    const player = G.players[active(ctx)];
    player.wood -= Math.max(0, 5 - player.area[type]);
    player.sacrifices[type]++;
    G.piles[type]--;
    G.bought = true;
  },
  gather: (context: Context, type: Type, count: number) => {
    context.G.players[active(context.ctx)].wood -= count - 1;
    layDown(context, type, count);
  },
  play: (context: Context, kind: Kind) => {
    layDown(context, kind, 1);
    if (kind !== MOAI) return;
    context.G.players[active(context.ctx)].wood -= 7;
    askForSacrifice(context, active(context.ctx));
  },
  discard: ({ G, ctx }: Context) => {
    G.players[active(ctx)].hand[MOAI]--;
    G.toTake = 1;
    G.question = 'take';
  },
  sacrifice: (context: Context, type: Type) => {
    const { G } = context;
    G.players[G.asked].sacrifices[type]--;
    G.stone[type]++;
    askForSacrifice(context, G.asked);
  },
  hide: ({ G }: Context, type: Type) => {
    G.players[G.asked].sacrifices[type]--;
    G.faceDown.push({ by: G.asked, type });
    askForOffer(G, G.asked);
  },
  offer: ({ G }: Context, type: Type) => {
    G.piles[type]--;
    G.stone[type]++;
    G.question = 'take';
  },
  take: (context: Context, index: number) => {
    const { G, ctx } = context;
    const column = G.columns[index];
    G.players[active(ctx)].hand[column.pop() as Kind]++;
    G.column = index;
    G.toTake--;
    if (column.length === 0) column.push(...G.deck.splice(-4).reverse());
    if (G.deck.length === 0) askForReveal(G);
    else if (G.toTake === 0) score(context, front(column));
  },
  choose: (context: Context, pay: 'glory' | 'wood') => {
    const { G, ctx } = context;
    G.players[G.asked][pay] += payFor(G, G.asked, MOAI);
    const player = next(ctx, G.asked);
    if (player === active(ctx)) G.turnOver = true;
    else askForMoai(context, player);
  },
  substitute: (context: Context, type: Type) => {
    const { G, ctx } = context;
    G.piles[type]--;
    G.players[G.asked].sacrifices[type]++;
    if (--G.due > 0 && sum(G.piles) > 0) return;
    const player = next(ctx, G.asked);
    if (player === active(ctx)) G.turnOver = true;
    else giveSacrifices(context, front(G.columns[G.column]), player);
  },
  reveal: ({ G }: Context) => {
    G.revealed++;
    askForReveal(G);
  },
};
