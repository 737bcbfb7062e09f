/**
 * Giants once more, as plainly as possible from the rules and from nothing else: follows a log in words with names
 * and lists, and says who must have earned what in the end. The engine is held against it.
 */
import { CHANCE, type Ply } from '@ahu/core';
import { type Board, giants } from '../src/index.ts';
import type { State } from '../src/position/state.ts';

interface Player {
  /** The hex of every piece on the island: `worker`, `sorcerer` or `chief`. */
  pieces: { hex: string; piece: string }[];
  transport: number;
  tablets: number;
}

interface Thing {
  size: number;
  hex: string;
}

interface Statue {
  owner: number;
  ahu: string;
  size: number;
  capped: boolean;
}

const STRENGTH: Readonly<Record<string, number>> = { worker: 1, sorcerer: 1, chief: 3 };

class Ledger {
  readonly players: Player[];
  readonly things = new Map<string, Thing>();
  readonly statues: Statue[] = [];
  readonly reserved = new Map<string, number>();
  logs: string[] = [];
  rounds = 1;
  readonly #board: Board;
  readonly #won: Record<string, number> = {};
  #carried = '';
  #entering = '';
  #rolls = 0;

  constructor(seats: number, board: Board) {
    this.#board = board;
    this.players = Array.from({ length: seats }, () => ({ pieces: [], transport: 0, tablets: 0 }));
  }

  follow({ seat, move }: Ply): void {
    const words = giants.write(move).split(/[ :]+/);
    if (seat === CHANCE) return this.chance(words[0]);
    if (words[0] === 'take') this.take(seat, words);
    if (words[0] === 'place') this.place(seat, words);
    if (words[0] === 'peek') this.players[seat].tablets--;
    if (words[0] === 'carry') this.#carried = words.slice(1).join(' ');
    if (words[0] === 'to') this.step(seat, words[1]);
    if (words[0] === 'pay') this.pay(words.slice(2).map(Number));
    if (words[0] === 'erect') this.erect(seat, words[3]);
    if (words[0] === 'cap') this.cap(words[3]);
  }

  /** A new round begins with its first die: the island is empty again. */
  chance(verb: string): void {
    if (verb !== 'roll') return;
    if (this.#rolls > 0 && this.#rolls % this.players.length === 0) {
      this.rounds++;
      this.logs = [];
      for (const player of this.players) player.pieces = [];
    }
    this.#rolls++;
  }

  take(seat: number, words: string[]): void {
    if (words[1] === 'half-tablet') this.players[seat].tablets++;
    else this.win(`moai ${words[2]}`, Number(words[2]), 'moaiQuarry');
  }

  win(kind: string, size: number, quarry: string): void {
    const letter = 'abcdefghijklmnopq'[this.#won[kind] ?? 0];
    this.#won[kind] = (this.#won[kind] ?? 0) + 1;
    const hex = this.#board.hexes.find((each) => each.kind === quarry)?.id ?? '';
    this.things.set(kind === 'headdress' ? `headdress ${letter}` : `${kind}${letter}`, { size, hex });
  }

  place(seat: number, words: string[]): void {
    const at = words.indexOf('at');
    const [hex, action, slot] = [words[at + 1], words[at + 2], words[at + 3]];
    const piece = words[1];
    this.players[seat].pieces.push({ hex, piece });
    if (at === 4) for (let i = 0; i < Number(words[2]); i++) this.logs.push(hex);
    if (action !== undefined && piece === 'chief') this.players[seat].tablets -= 2;
    if (action === 'headdress') this.win('headdress', 1, 'headdressQuarry');
    if (action === 'reserve') this.reserved.set(`${hex}.${slot}`, seat);
  }

  strength(seat: number, hex: string): number {
    const here = this.players[seat].pieces.filter((each) => each.hex === hex);
    return here.reduce((sum, { piece }) => sum + STRENGTH[piece], 0);
  }

  /** Units to hire, from the strength that is there and the logs; where there is no choice, they are paid at once. */
  step(seat: number, hex: string): void {
    const thing = this.things.get(this.#carried) as Thing;
    const logs = this.logs.filter((each) => each === hex).length;
    const own = this.strength(seat, hex);
    const others = this.players.map((_, other) => (other === seat ? 0 : this.strength(other, hex)));
    const hired = Math.max(own > 0 ? 0 : 1, thing.size - own - logs);
    this.#entering = hex;
    const able = others.filter((strength) => strength > 0).length;
    const all = others.reduce((sum, strength) => sum + strength, 0);
    if (all < hired) throw new Error(`nobody can carry ${this.#carried} into ${hex}`);
    if (hired > 0 && able > 1 && all > hired) return;
    this.pay(others.flatMap((strength, other) => Array<number>(Math.min(strength, hired)).fill(other)));
  }

  pay(seats: number[]): void {
    for (const seat of seats) this.players[seat].transport++;
    (this.things.get(this.#carried) as Thing).hex = this.#entering;
  }

  erect(seat: number, slot: string): void {
    const { hex, size } = this.things.get(this.#carried) as Thing;
    this.things.delete(this.#carried);
    const ahu = `${hex}.${slot}`;
    if ((this.reserved.get(ahu) ?? seat) !== seat) throw new Error(`${ahu} is reserved`);
    this.statues.push({ owner: seat, ahu, size, capped: false });
  }

  cap(slot: string): void {
    const { hex } = this.things.get(this.#carried) as Thing;
    this.things.delete(this.#carried);
    const statue = this.statues.find(({ ahu }) => ahu === `${hex}.${slot}`) as Statue;
    statue.capped = true;
  }

  scores(): number[] {
    return this.players.map(({ transport, tablets }, seat) => {
      const own = this.statues.filter(({ owner }) => owner === seat);
      return own.reduce((sum, statue) => sum + this.worth(statue), transport + 3 * Math.floor(tablets / 2));
    });
  }

  worth({ ahu, size, capped }: Statue): number {
    const [hex, slot] = ahu.split('.');
    const values = this.#board.hexes.find(({ id }) => id === hex)?.ahus?.[Number(slot) - 1];
    if (values === undefined) throw new Error(`there is no ahu ${ahu}`);
    return values.moai * size + (capped ? values.headdress : 0);
  }
}

/** Throws when the engine and the ledger disagree about a finished game. */
export function checkLedger(log: readonly Ply[], state: State): void {
  const { seats, options } = state.setup;
  const ledger = new Ledger(seats, options.board);
  for (const ply of log) ledger.follow(ply);
  const compare = (what: string, engine: unknown, own: unknown) => {
    if (JSON.stringify(engine) !== JSON.stringify(own)) throw new Error(`${what}: engine ${engine}, ledger ${own}`);
  };
  const each = <T>(get: (player: Player) => T) => ledger.players.map(get);
  compare(
    'prestige',
    Array.from(state.prestige.subarray(0, seats)),
    each(({ transport }) => transport),
  );
  compare(
    'tablets',
    Array.from(state.tablets.subarray(0, seats)),
    each(({ tablets }) => tablets),
  );
  compare('objects', state.at.filter((hex) => hex >= 0).length, ledger.things.size);
  compare('rounds', state.round, ledger.rounds);
  compare('scores', giants.scores(state), ledger.scores());
}
