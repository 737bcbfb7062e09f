/** A rule-of-thumb player: adds up, in glory, what a move brings at once and is likely to bring later. */
import type { Bot, Move, Seat } from '@ahu/core';
import type { View } from './knowledge.ts';
import * as m from './moves.ts';
import { isHunterGatherer, type Kind, MOAI, MOAI_PRICE, PRIEST, SACRIFICE_PRICE, TYPES } from './vocabulary.ts';

const MOAI_GLORY = 4;
/** What a wood is worth: towards a moai, and when it is too late for one (C7.2). */
const WOOD_FOR_MOAI = 0.65;
const WOOD_AT_END = 0.15;
/** What a sacrifice card is worth as long as the stone says little. */
const CARD_WORTH = 0.75;
/** How much of its worth on the table a card has in the hand, where it waits for a turn of its own. */
const IN_HAND = 0.5;
/** What is built early decides what pays, so the scorings to come weigh more than their number. */
const FORESIGHT = 3.5;
/** How much it hurts when a scoring pays the others on average. */
const ENVY = 0.5;
/** What it costs to spend the wood of a moai in the hand. */
const DELAY = 3;
/** Above everything that a play can be worth. */
const ALWAYS = 1000;

export const greedy: Bot<View> = {
  name: 'greedy',
  choose(view, seat, moves) {
    const outlook = lookAhead(view, seat);
    let best = moves[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const worth = worthOf(outlook, move);
      if (worth > most) [best, most] = [move, worth];
    }
    return best;
  },
};

/** What a seat expects of the rest of the game. */
interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  /** How often each kind is likely to be scored from now on, and how much that weighs. */
  readonly prospects: readonly number[];
  readonly wood: number;
  /** How far the stone can be trusted to stay as it is: 0 at the start, 1 at the end. */
  readonly settled: number;
  /** Sacrifice cards on the stone that this seat knows of, and what one of each type is worth by them. */
  readonly stone: readonly number[];
  readonly cards: readonly number[];
}

function lookAhead(view: View, seat: Seat): Outlook {
  const left = [...view.memory.deck];
  for (const column of view.columns) for (const kind of column) left[kind]++;
  const cards = left.reduce((sum, count) => sum + count, 0);
  const settled = 1 - view.deckSize / 42;
  const stone = [...view.stone];
  for (const { type } of view.faceDown) if (type !== null) stone[type]++;
  return {
    view,
    seat,
    prospects: left.map((count) => (FORESIGHT * view.deckSize * count) / cards),
    wood: view.deckSize > 3 * view.players.length ? WOOD_FOR_MOAI : WOOD_AT_END,
    settled,
    stone,
    cards: cardWorths(stone, settled),
  };
}

/** A type loses one for each higher count (C7.3), so far as that will last. */
const cardWorths = (stone: readonly number[], settled: number): number[] =>
  stone.map((own) => settled * (3 - new Set(stone.filter((count) => count > own)).size) + (1 - settled) * CARD_WORTH);

function worthOf(outlook: Outlook, move: Move): number {
  const argument = m.ARGUMENT_OF[move];
  switch (m.VERB_OF[move]) {
    case m.BUYS:
      return worthOfBuying(outlook, argument);
    case m.GATHERS:
      return worthOfPlaying(outlook, argument % TYPES.length, 1 + Math.floor(argument / TYPES.length));
    case m.PLAYS:
      return worthOfPlaying(outlook, TYPES.length + argument, 1);
    case m.SACRIFICES:
    case m.HIDES:
      return worthOfStone(outlook, argument, 1);
    case m.OFFERS:
      return worthOfStone(outlook, argument, 0);
    case m.TAKES:
      return worthOfTaking(outlook, argument, outlook.view.toTake === 1);
    case m.CHOICES:
      return argument === 0 ? 1 : worthOfWood(outlook);
    case m.SUBSTITUTES:
      return outlook.cards[argument];
    default:
      return 0;
  }
}

/** Buying leaves the turn as it is, so it only has to pay for itself. */
function worthOfBuying({ view, seat, wood, cards }: Outlook, type: number): number {
  const me = view.players[seat];
  const price = Math.max(0, SACRIFICE_PRICE - me.area[type]);
  const delaysMoai = view.memory.hands[seat][MOAI] > 0 && me.wood - price < MOAI_PRICE && wood > WOOD_AT_END;
  const gain = cards[type] - price * wood - (delaysMoai ? DELAY : 0);
  return gain > 0 ? ALWAYS + gain : -ALWAYS;
}

function worthOfPlaying(outlook: Outlook, kind: Kind, count: number): number {
  const { view, wood } = outlook;
  const cost = kind === MOAI ? MOAI_PRICE * wood - MOAI_GLORY : (count - 1) * wood;
  let taking = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < view.columns.length; column++) {
    taking = Math.max(taking, worthOfTaking(outlook, column, true, kind, count));
  }
  return worthInArea(outlook, kind, count) - cost + taking;
}

/** What cards more in one's area are likely to earn. */
function worthInArea(outlook: Outlook, kind: Kind, count: number): number {
  const { seat, prospects } = outlook;
  return prospects[kind] * (payment(outlook, seat, kind, count) - payment(outlook, seat, kind, 0));
}

/** `played` and `count`: what this seat lays in its area before. */
function worthOfTaking(outlook: Outlook, column: number, scores: boolean, played: Kind = 0, count = 0): number {
  const cards = outlook.view.columns[column];
  const front = cards[cards.length - 1];
  const build = front === MOAI ? MOAI_GLORY - MOAI_PRICE * outlook.wood : 0;
  const holding = IN_HAND * (worthInArea(outlook, front, 1) + build);
  if (!scores || cards.length === 1) return holding;
  const scored = cards[cards.length - 2];
  return holding + lead(outlook, scored, scored === played ? count : 0);
}

/** What a scoring brings more to this seat than to the others on average. */
function lead(outlook: Outlook, kind: Kind, added: number): number {
  const { view, seat } = outlook;
  let others = 0;
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat) others += payment(outlook, other, kind, 0);
  }
  return payment(outlook, seat, kind, added) - (ENVY * others) / (view.players.length - 1);
}

/** What a seat gets when a kind is scored, with so many more of them in its area (C6.1 to C6.5). */
function payment({ view, wood, cards }: Outlook, seat: Seat, kind: Kind, added: number): number {
  const own = view.players[seat].area[kind] + added;
  if (own === 0) return 0;
  const most = own > 1 && view.players.every(({ area }, other) => other === seat || area[kind] < own);
  if (isHunterGatherer(kind)) return (most ? 2 : 1) * cards[kind];
  return (own + (most ? 1 : 0)) * (kind === PRIEST || kind === MOAI ? 1 : wood);
}

/** What all sacrifice cards are worth to this seat, and more than to the others, once this one lies on the stone. */
function worthOfStone({ view, seat, stone, settled }: Outlook, type: number, fromOwn: number): number {
  const worths = cardWorths(
    stone.map((count, each) => (each === type ? count + 1 : count)),
    1,
  );
  const { possessed } = view.memory;
  let worth = -fromOwn * worths[type];
  possessed.forEach((cards, other) => {
    const share = other === seat ? 1 : -1 / (possessed.length - 1);
    for (let each = 0; each < TYPES.length; each++) worth += share * cards[each] * worths[each];
  });
  return worth;
}

/** Wood beats glory only where it builds the moai in the hand. */
function worthOfWood({ view, seat, wood }: Outlook): number {
  const me = view.players[seat];
  const builds = view.memory.hands[seat][MOAI] > 0 && me.wood < MOAI_PRICE && me.wood + me.area[MOAI] >= MOAI_PRICE;
  return builds ? MOAI_PRICE * wood : wood;
}
