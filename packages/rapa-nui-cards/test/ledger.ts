/**
 * The card game once more, written as plainly as possible from the rules and from nothing else: follows a log in
 * words with names and lists, and says what everybody must have in the end. The engine is held against it.
 */
import { CHANCE, type Ply } from '@ahu/core';
import { rapaNuiCards } from '../src/index.ts';
import type { State } from '../src/state.ts';

const FOOD = ['fish', 'berry', 'potato', 'cereal'];

interface Player {
  wood: number;
  glory: number;
  hand: string[];
  area: string[];
  sacrifices: string[];
}

const count = (list: readonly string[], what: string): number => list.filter((each) => each === what).length;

function remove(list: string[], what: string): void {
  const at = list.indexOf(what);
  if (at < 0) throw new Error(`there is no ${what} in ${list}`);
  list.splice(at, 1);
}

class Ledger {
  readonly players: Player[];
  readonly columns: string[][] = [[], [], [], []];
  readonly stone: string[] = [];
  readonly piles: Record<string, number> = {};
  active = 0;
  laid = 0;
  column = 0;

  constructor(seats: number) {
    this.players = Array.from({ length: seats }, (_, seat) => ({
      wood: 2 + seat,
      glory: 0,
      hand: FOOD.filter((_, type) => type !== seat),
      area: ['woodcutter'],
      sacrifices: [...FOOD],
    }));
    for (const food of FOOD) this.piles[food] = 25 - seats;
  }

  follow({ seat, move }: Ply): void {
    const [verb, ...rest] = rapaNuiCards.write(move).split(' ');
    if (seat === CHANCE) return this.lay(rest[0]);
    const player = this.players[seat];
    const what = rest.at(-1) as string;
    if (verb === 'buy') this.buy(player, what);
    else if (verb === 'play') this.play(player, what, rest.length === 2 ? Number(rest[0]) : 1);
    else if (verb === 'discard') remove(player.hand, 'moai');
    else if (verb === 'sacrifice') this.sacrifice(player, rest[0]);
    else if (verb === 'offer') this.stone.push(this.draw(what));
    else if (verb === 'take') this.take(player, Number(what) - 1);
    else if (verb === 'choose') this.choose(seat, what);
  }

  lay(card: string): void {
    const column = this.laid < 16 ? Math.floor(this.laid / 4) : this.column;
    this.columns[column].push(card);
    this.laid++;
    if (this.laid > 16 && this.laid < 50 && this.columns[column].length === 4) this.scoreIfDone();
  }

  draw(food: string): string {
    this.piles[food]--;
    return food;
  }

  buy(player: Player, food: string): void {
    player.wood -= Math.max(0, 5 - count(player.area, food));
    player.sacrifices.push(this.draw(food));
  }

  play(player: Player, card: string, times: number): void {
    this.active = this.players.indexOf(player);
    player.wood -= card === 'moai' ? 7 : times - 1;
    for (let i = 0; i < times; i++) {
      remove(player.hand, card);
      player.area.push(card);
    }
  }

  sacrifice(player: Player, food: string): void {
    remove(player.sacrifices, food);
    this.stone.push(food);
  }

  take(player: Player, column: number): void {
    this.active = this.players.indexOf(player);
    player.hand.push(this.columns[column].pop() as string);
    this.column = column;
    if (this.columns[column].length > 0) this.scoreIfDone();
  }

  scoreIfDone(): void {
    if (this.players[this.active].hand.length < 3) return;
    const card = this.columns[this.column].at(-1) as string;
    for (let i = 0; i < this.players.length; i++) {
      const seat = (this.active + i) % this.players.length;
      const player = this.players[seat];
      if (card === 'woodcutter') player.wood += this.pay(seat, card);
      if (card === 'priest') player.glory += this.pay(seat, card);
      if (FOOD.includes(card)) this.feed(seat, card);
    }
  }

  bonus(seat: number, card: string): number {
    const counts = this.players.map(({ area }) => count(area, card));
    const others = counts.filter((_, other) => other !== seat);
    return counts[seat] >= 2 && others.every((other) => other < counts[seat]) ? 1 : 0;
  }

  pay(seat: number, card: string): number {
    return count(this.players[seat].area, card) + this.bonus(seat, card);
  }

  feed(seat: number, food: string): void {
    const due = this.players[seat].area.includes(food) ? 1 + this.bonus(seat, food) : 0;
    for (let i = 0; i < due && this.piles[food] > 0; i++) this.players[seat].sacrifices.push(this.draw(food));
  }

  choose(seat: number, what: string): void {
    const player = this.players[seat];
    if (what === 'glory') player.glory += this.pay(seat, 'moai');
    else if (what === 'wood') player.wood += this.pay(seat, 'moai');
    else player.sacrifices.push(this.draw(what));
  }

  scores(): number[] {
    const laid = FOOD.map((food) => count(this.stone, food));
    const ranks = [...new Set(laid)].sort((a, b) => b - a);
    const worth = (food: string) => (this.stone.length === 0 ? 0 : 3 - ranks.indexOf(laid[FOOD.indexOf(food)]));
    return this.players.map(({ glory, area, wood, sacrifices }) => {
      const cards = sacrifices.reduce((sum, food) => sum + worth(food), 0);
      return glory + 4 * count(area, 'moai') + Math.floor(wood / 5) + cards;
    });
  }
}

/** Throws when the engine and the ledger disagree about a finished game. */
export function checkLedger(log: readonly Ply[], state: State): void {
  const ledger = new Ledger(state.setup.seats);
  for (const ply of log) ledger.follow(ply);
  const compare = (what: string, engine: unknown, own: unknown) => {
    if (JSON.stringify(engine) !== JSON.stringify(own)) throw new Error(`${what}: engine ${engine}, ledger ${own}`);
  };
  const { seats } = state.setup;
  const each = <T>(get: (player: Player) => T) => ledger.players.map(get);
  compare(
    'wood',
    Array.from(state.wood.subarray(0, seats)),
    each(({ wood }) => wood),
  );
  compare(
    'glory',
    Array.from(state.glory.subarray(0, seats)),
    each(({ glory }) => glory),
  );
  compare(
    'piles',
    Array.from(state.pile),
    FOOD.map((food) => ledger.piles[food]),
  );
  compare(
    'columns',
    Array.from(state.height),
    ledger.columns.map((column) => column.length),
  );
  compare('scores', rapaNuiCards.scores(state), ledger.scores());
}
