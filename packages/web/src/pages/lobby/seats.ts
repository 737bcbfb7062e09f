import type { LevelName } from '@ahu/bots';
import type { TableBody } from '@ahu/protocol';

/** What a seat is for: the owner of the table, a person who comes, or a bot. */
export type Sits = 'me' | 'free' | LevelName;

/** Nobody sits twice: taking another seat frees the one before. */
export const chosen = (seats: readonly Sits[], seat: number, sits: Sits): Sits[] =>
  seats.map((before, each) => (each === seat ? sits : sits === 'me' && before === 'me' ? 'free' : before));

/** As the server reads them. */
export const seatsFor = (seats: readonly Sits[]): TableBody['seats'] =>
  seats.map((sits) => (sits === 'me' || sits === 'free' ? { kind: sits } : { kind: 'bot', level: sits }));
