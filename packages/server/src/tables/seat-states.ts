import type { Seat } from '@ahu/core';
import type { RefusalReason, SeatInfo } from '@ahu/protocol';
import { type EarlyEnd, isDecided, isPresent, Offers } from './ending.ts';
import type { TableEvent } from './events.ts';

/** What people do at a table besides playing. */
export type SeatEvent = Extract<TableEvent, { kind: 'away' | 'return' | 'concede' | 'offerEnd' | 'declineEnd' }>;

/** In place of the name of a person who is not here any more. */
export const GONE = '—';

/** The level of bots that play for people. */
const STAND_IN = 'fair';

/** Who sits at a table that plays, whom a bot plays for, and who wants to end the game. */
export class SeatStates {
  /** Another list after every change, so that it can be told by identity whether a client has it. */
  #seats: readonly SeatInfo[];
  /** Seats that are away and that a bot has moved for since. */
  readonly #stoodInFor = new Set<Seat>();
  readonly #offers = new Offers();
  #earlyEnd: EarlyEnd | undefined;

  constructor(seats: readonly SeatInfo[]) {
    // The account of that person was deleted while they played.
    this.#seats = seats.map((sitter) => (sitter.name === GONE ? { ...sitter, away: true } : sitter));
  }

  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  get earlyEnd(): EarlyEnd | undefined {
    return this.#earlyEnd;
  }

  get offers(): Seat[] {
    return this.#offers.standing;
  }

  /** The person whom bots work for: the owner of the table, or another one who is there. */
  clientOf(owner: string): string | undefined {
    const present = this.#seats.filter(isPresent).map(({ person, name }) => person ?? name);
    return present.find((person) => person === owner) ?? present[0];
  }

  isPresent(seat: Seat): boolean {
    return isPresent(this.#seats[seat]);
  }

  /** The level of the bot that plays this seat now, if one does. */
  botAt(seat: Seat): string | undefined {
    const { bot, away, conceded } = this.#seats[seat];
    return bot ?? (away || conceded ? STAND_IN : undefined);
  }

  /** `isAsked`: the game waits for the seat; `isNews`: the position has changed since the sender looked. */
  refuses({ kind, seat }: SeatEvent, isAsked: boolean, isNews: boolean): RefusalReason | undefined {
    const { away, conceded } = this.#seats[seat];
    if (conceded) return 'not-playing';
    switch (kind) {
      case 'away':
        return away ? 'moved-on' : undefined;
      case 'return':
        if (!away) return 'moved-on';
        // A bot that was asked moves first: people who come and go must not hold up the game.
        return isAsked && !this.#stoodInFor.has(seat) ? 'not-yet' : undefined;
      case 'concede':
        return undefined;
      case 'offerEnd':
        return away || isNews || !this.#offers.canOffer(seat) ? 'moved-on' : undefined;
      case 'declineEnd':
        return this.#offers.standing.length === 0 ? 'moved-on' : undefined;
    }
  }

  apply({ kind, seat }: SeatEvent): void {
    switch (kind) {
      case 'away':
        this.#change(seat, { ...this.#seats[seat], away: true });
        this.#stoodInFor.delete(seat);
        return this.#offers.decline();
      case 'return': {
        const { away: _, ...present } = this.#seats[seat];
        this.#change(seat, present);
        return;
      }
      case 'concede':
        this.#change(seat, { ...this.#seats[seat], conceded: true });
        if (isDecided(this.#seats)) this.#earlyEnd = 'conceded';
        return this.#offers.decline();
      case 'offerEnd':
        this.#offers.add(seat);
        if (this.#offers.areAgreedBy(this.#seats)) this.#earlyEnd = 'agreed';
        return;
      case 'declineEnd':
        return this.#offers.decline();
    }
  }

  /**
   * Calls people by the names that they have now, whatever the log says; undefined is for people who are gone, whose
   * seat a bot takes. True if a name changed.
   */
  rename(names: ReadonlyMap<string, string | undefined>): boolean {
    let changed = false;
    for (const [seat, sitter] of this.#seats.entries()) {
      if (sitter.person === undefined || !names.has(sitter.person)) continue;
      const name = names.get(sitter.person);
      if (name === sitter.name) continue;
      this.#change(seat, name === undefined ? { name: GONE, away: true } : { ...sitter, name });
      changed = true;
    }
    return changed;
  }

  /** The position changed; `bot` has moved, if a bot did. */
  moveOn(bot?: Seat): void {
    this.#offers.lapse();
    if (bot !== undefined) this.#stoodInFor.add(bot);
  }
  #change(seat: Seat, sitter: SeatInfo): void {
    this.#seats = this.#seats.with(seat, sitter);
  }
}
