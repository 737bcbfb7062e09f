import type { Attends, SeatInfo } from '@ahu/protocol';
import type { Attendance } from '../tables/attendance.ts';

type Seats = readonly (SeatInfo | null)[];

/**
 * Who is there of those who sit at a table, for one socket that watches it. Counts the socket's own person while they
 * sit there; others who look on are nobody's business.
 */
export class SeatWatch {
  readonly #attendance: Attendance;
  readonly #table: string;
  readonly #person: string | null;
  readonly #tell: (seats: readonly (Attends | null)[]) => void;
  readonly #stop: () => void;
  #seats: Seats | undefined;
  #told = '';
  #leave: ((isLost: boolean) => void) | undefined;

  /** Calls `tell` whenever what the client was told last is no longer so. */
  constructor(
    attendance: Attendance,
    table: string,
    person: string | null,
    tell: (seats: readonly (Attends | null)[]) => void,
  ) {
    this.#attendance = attendance;
    this.#table = table;
    this.#person = person;
    this.#tell = tell;
    this.#stop = attendance.listen(table, () => this.#update());
  }

  /** Call with those who sit there, whenever that may have changed. */
  sit(seats: Seats): void {
    this.#seats = seats;
    const person = this.#person;
    if (person !== null && seats.some((sitter) => sitter?.person === person))
      this.#leave ??= this.#attendance.arrive(this.#table, person);
    else this.#depart(false);
    this.#update();
  }

  /** The client has nothing that it was told before. */
  forget(): void {
    this.#seats = undefined;
    this.#told = '';
  }

  close(isLost: boolean): void {
    this.#stop();
    this.#depart(isLost);
  }

  #depart(isLost: boolean): void {
    this.#leave?.(isLost);
    this.#leave = undefined;
  }

  #update(): void {
    if (!this.#seats) return;
    const seats = this.#seats.map((sitter) =>
      sitter?.person ? this.#attendance.of(this.#table, sitter.person) : null,
    );
    const now = seats.join();
    if (this.#told === now) return;
    this.#told = now;
    this.#tell(seats);
  }
}
