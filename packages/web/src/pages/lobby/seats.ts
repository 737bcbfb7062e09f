import type { LevelName } from '@ahu/bots';
import type { TableBody } from '@ahu/protocol';

/** Who shall sit somewhere: whoever makes the table, whoever comes, or a bot. */
export type Sits = 'me' | 'free' | LevelName;

/** Nobody sits twice: whoever takes another seat leaves the one of before. */
export const chosen = (seats: readonly Sits[], seat: number, sits: Sits): Sits[] =>
  seats.map((before, each) => (each === seat ? sits : sits === 'me' && before === 'me' ? 'free' : before));

/** As the server reads them. */
export const seatsFor = (seats: readonly Sits[]): TableBody['seats'] =>
  seats.map((sits) => (sits === 'me' || sits === 'free' ? { kind: sits } : { kind: 'bot', level: sits }));
