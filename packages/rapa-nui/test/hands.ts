/** What each player could play, from the words of a log alone: tiles as they are laid, taken, drafted and played. */
import { players, type Seat } from '@ahu/core';

interface AhuCase {
  readonly id: string;
  readonly ahus: number;
}

const COASTS = 'inesw';
const place = ({ id }: AhuCase): number => 10 * COASTS.indexOf(id[0]) + Number(id[1]);

export class Hands {
  readonly #bare: string[];
  readonly #tiles = new Map<string, string>();
  /** Tiles by name, and the tablet as "rongo". */
  readonly #hands: string[][];

  constructor(seats: number, cases: readonly AhuCase[], firstGame: boolean) {
    const coast = cases.filter(({ ahus }) => ahus > 0).toSorted((a, b) => place(a) - place(b));
    this.#bare = coast.flatMap(({ id, ahus }) => ['a', 'b', 'c'].slice(0, ahus).map((letter) => id + letter));
    this.#hands = players(seats).map(() => (firstGame ? [] : ['rongo']));
  }

  /** The tablet is good for every tile. */
  commands(seat: Seat, tile: string): boolean {
    return this.#hands[seat].includes(tile) || this.#hands[seat].includes('rongo');
  }

  enter(seat: Seat, words: string): void {
    const [verb] = words.split(' ');
    const rest = words.slice(verb.length + 1);
    if (verb === 'lay') this.#tiles.set(this.#bare.shift() ?? '', rest);
    if (verb === 'draft') this.#hands[seat].push(rest);
    if (verb === 'erect') this.#hands[seat].push(this.#tiles.get(rest.slice(3)) ?? '');
    if (verb === 'rongo') this.#discard(seat, 'rongo');
    if (verb === 'play') this.#discard(seat, rest);
  }

  #discard(seat: Seat, use: string): void {
    const hand = this.#hands[seat];
    hand.splice(
      hand.findIndex((each) => use.startsWith(each)),
      1,
    );
  }
}
