/** Keeps the books of a game from the words of its log alone, and compares them with the position it led to. */
import { type Ply, players, type Seat } from '@ahu/core';
import two from '../boards/rapa-nui-2.json' with { type: 'json' };
import more from '../boards/rapa-nui-3-4.json' with { type: 'json' };
import { rapaNui } from '../src/index.ts';
import type { State } from '../src/position/state.ts';
import { Hands } from './hands.ts';

const KINDS = ['reed', 'egg', 'wood', 'pearl'];
/** By kind of resource: what is bought with it, and for how many. */
const IMPROVEMENTS = ['fervent', 'artist', 'popular', 'chief'];
const PRICES = [2, 2, 2, 3];
const GAINS: Readonly<Record<string, number>> = { small: 1, medium: 3, large: 5 };

interface Account {
  readonly gained: number[];
  readonly spent: number[];
  readonly lost: number[];
}

/** '2 reed egg' is two reed and an egg. */
function* parse(words: string): Iterable<[kind: number, count: number]> {
  for (const [, count, kind] of words.matchAll(/(\d*) ?(reed|egg|wood|pearl)/g)) {
    yield [KINDS.indexOf(kind), count === '' ? 1 : Number(count)];
  }
}

class Ledger {
  readonly accounts: Account[];
  offerings = 0;
  pukao = 0;
  erected = 0;
  readonly #cases: { id: string; ahus: number; pays: string[][]; erects?: string[] }[];
  readonly #seats: number;
  readonly #hands: Hands;
  readonly #improvements: Set<string>[];
  #holders = new Map<string, Seat>();
  #passes = 0;
  #cargo = '';
  #path: string[] = [];
  /** What the last moai still gains, for whom, the kinds that the case shows, and the lowest that is not settled. */
  #due = { count: 0, seat: 0, shown: [] as number[], from: 0 };

  constructor(seats: number, firstGame: boolean) {
    this.#seats = seats;
    this.#cases = seats === 2 ? two.cases : more.cases;
    this.#hands = new Hands(seats, this.#cases, firstGame);
    this.#improvements = players(seats).map(() => new Set());
    this.accounts = players(seats).map(() => ({ gained: [1, 1, 1, 1], spent: [0, 0, 0, 0], lost: [0, 0, 0, 0] }));
  }

  balance(seat: Seat): number[] {
    const { gained, spent, lost } = this.accounts[seat];
    return KINDS.map((_, kind) => gained[kind] - spent[kind] - lost[kind]);
  }

  enter(seat: Seat, words: string): void {
    const power = words.replace(/^(play|rongo) /, '');
    this.#hands.enter(seat, words);
    if (/^(abundance|bonus)/.test(power)) this.#due.count += power === 'abundance' ? 3 : 2;
    else if (words.startsWith('gain')) this.#settle(seat, words);
    else if (words.startsWith('choose')) this.#receive(seat, words);
    else this.#book(seat, words, power);
    // What is given in a Barter waits for what is taken.
    if (this.#due.count > 0 && !power.startsWith('barter')) this.#settleRest(this.#due.seat);
  }

  #settle(seat: Seat, words: string): void {
    for (const [kind, count] of parse(words)) {
      this.#gain(seat, kind, count);
      this.#due.count -= count;
      this.#due.from = kind + 1;
    }
  }

  /** A gain that leaves nothing to decide is taken at once (R5.4). */
  #settleRest(seat: Seat): void {
    const { shown, from, count } = this.#due;
    const isFervent = this.#improvements[seat].has('fervent');
    const kinds = KINDS.map((_, kind) => kind).filter(
      (kind) => kind >= from && (shown.includes(kind) || (isFervent && shown.includes(kind - 1))),
    );
    if (kinds.length > 1 || this.#hands.commands(seat, 'abundance') || this.#hands.commands(seat, 'bonus')) return;
    if (from === 0 && this.#couldChange(seat, kinds[0])) return;
    this.#gain(seat, kinds[0], count);
    this.#due.count = 0;
  }

  /** Whether Barter or a purchase before the gain makes room for it, or raises it (R5.4, R7.0). */
  #couldChange(seat: Seat, kind: number): boolean {
    const have = this.balance(seat);
    const couldOwn = (each: string) => this.#improvements[seat].size < 3 && !this.#improvements[seat].has(each);
    const canBarter = this.#hands.commands(seat, 'barter') && have.reduce((sum, each) => sum + each) >= 3;
    const canBuyWith = (paid: number) => couldOwn(IMPROVEMENTS[paid]) && have[paid] >= PRICES[paid];
    const isTooMuch = have[kind] + this.#due.count > 10;
    return (
      (isTooMuch && (canBarter || canBuyWith(kind))) || (kind < 3 && couldOwn('fervent') && (canBarter || have[0] >= 2))
    );
  }

  #book(seat: Seat, words: string, power: string): void {
    const at = /^(?:place villager|conversion|helping hand(?: with chief)?) at (\w+)/.exec(
      words.replace(/^(play|rongo) /, ''),
    );
    if (at) this.#holders.set(at[1], seat);
    if (words.startsWith('carry')) {
      this.#cargo = words.split(' ')[1];
      this.#path = [];
    }
    if (words.startsWith('step')) this.#path.push(words.slice(5));
    if (words.startsWith('erect')) this.#erect(seat);
    if (words.startsWith('cap')) this.#cap(seat);
    if (power.startsWith('barter')) this.#spend(seat, power);
    if (words.startsWith('for ')) this.#receive(seat, words);
    if (words.startsWith('buy')) this.#buy(seat, words.slice(4));
    if (words.startsWith('pay')) {
      this.#spend(seat, words.split(' for ')[0]);
      this.offerings++;
    }
    if (words === 'pass') this.#pass();
  }

  #erect(seat: Seat): void {
    this.erected++;
    for (const [owner, { pays }] of this.#owners(seat)) {
      if (pays.length === 1) for (const kind of pays[0]) this.#gain(owner, KINDS.indexOf(kind), 1);
    }
    const shown = this.#cases.find(({ id }) => id === this.#path.at(-1))?.erects ?? [];
    this.#due = { count: GAINS[this.#cargo], seat, shown: shown.map((kind) => KINDS.indexOf(kind)), from: 0 };
  }

  #cap(seat: Seat): void {
    this.pukao++;
    for (const [owner] of this.#owners(seat)) this.#gain(owner, 0, 1);
  }

  *#owners(mover: Seat): Iterable<[Seat, { pays: string[][] }]> {
    for (const id of this.#path) {
      const owner = this.#holders.get(id);
      const found = this.#cases.find((each) => each.id === id);
      if (owner !== undefined && owner !== mover && found) yield [owner, found];
    }
  }

  #buy(seat: Seat, improvement: string): void {
    const kind = IMPROVEMENTS.indexOf(improvement);
    this.accounts[seat].spent[kind] += PRICES[kind];
    this.#improvements[seat].add(improvement);
  }

  #pass(): void {
    if (++this.#passes % this.#seats === 0) this.#holders = new Map();
  }

  #gain(seat: Seat, kind: number, count: number): void {
    const over = Math.max(0, this.balance(seat)[kind] + count - 10);
    this.accounts[seat].gained[kind] += count;
    this.accounts[seat].lost[kind] += over;
  }

  #receive(seat: Seat, words: string): void {
    for (const [kind, count] of parse(words)) this.#gain(seat, kind, count);
  }

  #spend(seat: Seat, words: string): void {
    for (const [kind, count] of parse(words)) this.accounts[seat].spent[kind] += count;
  }
}

const same = (what: string, booked: unknown, found: unknown): void => {
  if (String(booked) !== String(found)) throw new Error(`${what}: the books say ${booked}, the table ${found}`);
};

/** For the standard boards. */
export function checkLedger(log: readonly Ply[], state: State): void {
  const { seats } = state.setup;
  const ledger = new Ledger(seats, state.setup.table.firstGame);
  for (const { seat, move } of log) ledger.enter(seat, rapaNui.write(move));
  for (const seat of players(seats)) {
    same(`resources of ${seat}`, ledger.balance(seat), state.resources.subarray(4 * seat, 4 * seat + 4));
  }
  same('offerings', ledger.offerings, state.takenBy.filter((owner) => owner >= 0).length);
  same('pukao', ledger.pukao, 20 - state.pukao);
  same('moai', ledger.erected, state.moai.filter((size) => size >= 0).length);
}
