/** A rule-of-thumb player: adds up, in glory, what a move brings at once and is likely to bring later. */
import type { Bot, Move, Seat } from '@ahu/core';
import * as m from './moves.ts';
import type { View } from './public/view.ts';
import { isHunterGatherer, type Kind, MOAI, MOAI_PRICE, PRIEST, SACRIFICE_PRICE, TYPES } from './public/vocabulary.ts';

// The numbers were found by random search, in games against random players and against earlier versions. They are
// worth something together; alone, none of them is a measure of its card.
/** What a moai is worth where it stands, and a priest's glory when it is scored. */
const MOAI_WORTH = 2.8;
const PRIEST_PAY = 1.5;
/** What a wood is worth: towards a moai, and when it is too late for one (C7.2). */
const WOOD_FOR_MOAI = 0.57;
const WOOD_AT_END = 0.22;
/** What a sacrifice card is worth as long as the stone says little. */
const CARD_WORTH = 1;
/** How much of its worth on the table a card has in the hand, where it waits for a turn of its own. */
const IN_HAND = 0.55;
/** How much more than their likely number the scorings to come weigh. */
const FORESIGHT = 3.7;
/** What each further hunter-gatherer of one play costs, its wood included. */
const FURTHER_CARD = 2;
/** How much it hurts what the others gain, on average. */
const ENVY = 1.2;
/** What it costs to spend the wood for the moai in one's hand. */
const DELAY = 1.2;
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
  /** Sacrifice cards on the stone that this seat knows of, and what one of each type is worth by them. */
  readonly stone: readonly number[];
  readonly cards: readonly number[];
}

function lookAhead(view: View, seat: Seat): Outlook {
  const left = [...view.memory.deck];
  for (const column of view.columns) for (const kind of column) left[kind]++;
  const cards = left.reduce((sum, count) => sum + count, 0);
  const stone = [...view.stone];
  for (const { type } of view.faceDown) if (type !== null) stone[type]++;
  return {
    view,
    seat,
    prospects: left.map((count) => (FORESIGHT * view.deckSize * count) / cards),
    wood: view.deckSize > 2.5 * view.players.length ? WOOD_FOR_MOAI : WOOD_AT_END,
    stone,
    cards: cardWorths(stone, 1 - view.deckSize / 43),
  };
}

/** A type loses one for each higher count (C7.3); `settled`, from 0 to 1, says how far that will last. */
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
  const cost = kind === MOAI ? MOAI_PRICE * wood - MOAI_WORTH : (count - 1) * FURTHER_CARD;
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
  const build = front === MOAI ? MOAI_WORTH - MOAI_PRICE * outlook.wood : 0;
  const holding = IN_HAND * (worthInArea(outlook, front, 1) + build);
  if (!scores || cards.length === 1) return holding;
  const scored = cards[cards.length - 2];
  return holding + lead(outlook, scored, scored === played ? count : 0);
}

/** What a scoring brings to this seat, less what it brings to the others. */
function lead(outlook: Outlook, kind: Kind, added: number): number {
  const { view, seat } = outlook;
  let others = 0;
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat) others += payment(outlook, other, kind, 0);
  }
  return payment(outlook, seat, kind, added) - (ENVY * others) / (view.players.length - 1);
}

/** What a seat gets when a kind is scored, with `added` of them more to its area (C6.1 to C6.5). */
function payment({ view, wood, cards }: Outlook, seat: Seat, kind: Kind, added: number): number {
  const own = view.players[seat].area[kind] + added;
  if (own === 0) return 0;
  const most = own > 1 && view.players.every(({ area }, other) => other === seat || area[kind] < own);
  if (isHunterGatherer(kind)) return (most ? 2 : 1) * cards[kind];
  const each = kind === PRIEST ? PRIEST_PAY : kind === MOAI ? 1 : wood;
  return (own + (most ? 1 : 0)) * each;
}

/** What all sacrifice cards are worth to this seat, less what to the others, once this one lies on the stone. */
function worthOfStone({ view, seat, stone }: Outlook, type: number, fromOwn: number): number {
  const worths = cardWorths(
    stone.map((count, each) => (each === type ? count + 1 : count)),
    1,
  );
  const { possessed } = view.memory;
  let worth = -fromOwn * worths[type];
  possessed.forEach((cards, other) => {
    const share = other === seat ? 1 : -ENVY / (possessed.length - 1);
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
