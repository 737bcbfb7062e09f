import type { Denial } from '../tables/seating.ts';
import { refuse } from './bodies.ts';

const DENIALS: Readonly<Record<Denial, readonly [400 | 403 | 404 | 409, string]>> = {
  gone: [404, 'no such table'],
  begun: [409, 'the game has begun'],
  'no-seat': [400, 'no such seat'],
  taken: [409, 'the seat is taken'],
  seated: [409, 'you sit here already'],
  reserved: [403, 'the seats of this rematch are for those who played'],
  'not-yours': [403, 'only who made the table can do this'],
  changed: [409, 'somebody sat down or left; look again'],
};

/** Says why a table stays as it is, if it does. */
export function expectNo(denial: Denial | undefined): void {
  if (denial) refuse(...DENIALS[denial]);
}
