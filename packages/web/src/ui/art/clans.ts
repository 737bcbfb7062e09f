import type { Seat } from '@ahu/core';

/** A clan is known by colour (`--clan-n`), animal and line pattern, all within a disc of 24 units. */
export interface Clan {
  readonly id: 'turtle' | 'dolphin' | 'moray' | 'octopus' | 'frigate';
  /** Filled with `ink`. */
  readonly animal: string;
  /** Lines under the animal. */
  readonly pattern: string;
  readonly ink: string;
}

const BONE = '#fffaf0';
const BASALT = '#24262b';

const CLANS: readonly Clan[] = [
  {
    id: 'turtle',
    animal:
      'M12 6.6c3 0 4.6 2.4 4.6 5.4s-1.6 5.8-4.6 5.8-4.6-2.8-4.6-5.8S9 6.6 12 6.6zM12 6.4a1.9 1.9 0 1 1 .01-3.3 1.9 1.9 0 0 1 0 3.3zM7.7 9.3 4.3 7.2l-.4 2.3 2.9 1.8zM16.3 9.3l3.4-2.1.4 2.3-2.9 1.8zM7.9 15.6l-2.6 2.6 2.3.7 2-2zM16.1 15.6l2.6 2.6-2.3.7-2-2zM11.3 17.8h1.4L12 20.4z',
    pattern: 'M3 7h18M2 12h20M3 17h18',
    ink: BONE,
  },
  {
    id: 'dolphin',
    animal:
      'M3.6 13.8c2.3-4.3 6.3-6.5 10.3-6l1.7-2.3.7 3c2 .9 3.4 2.6 4.1 5-1.6-.9-3.2-1.3-4.8-1.3-.3 1.7-1.1 2.9-2.5 3.8l-.4-3.3c-2.3.1-4.3.9-6 2.2-.2 1.7-1 3-2.3 3.8.1-1.4-.1-2.6-.8-4.9z',
    pattern: 'M3 6l5 14M8 2l7 20M14 2l6 16',
    ink: BONE,
  },
  {
    id: 'moray',
    animal:
      'M19.6 6.3c-2.6-2-5.6-1.2-6.6 1.1-.9 2.1.6 3.3.2 5-.4 1.5-2.3 1.7-3.4.3-.9-1.2-2.4-1.9-4-1.3-2 .8-2.6 3.3-1.5 5.3.9-1.6 2-2.2 3-1.4 1.4 2.6 5.4 3.5 7.8 1.1 2.2-2.2.9-4.6 1.1-6.3.1-1.2 1-1.5 1.7-1 .6-.9 1.2-1.8 1.7-2.8z',
    pattern: 'M4 6q4 3 8 0t8 0M2 12q5 3 10 0t10 0M4 18q4 3 8 0t8 0',
    ink: BASALT,
  },
  {
    id: 'octopus',
    animal:
      'M12 4c3 0 4.9 2.2 4.9 4.8 0 1.5-.6 2.6-.6 3.6 0 1.6 1.6 2 2.9 3.2-1.7.7-3.4.1-4.4-1.2.1 1.9.8 3.3 2 4.6-1.9 0-3.2-1.3-3.7-3.3L12 20l-1.1-4.3c-.5 2-1.8 3.3-3.7 3.3 1.2-1.3 1.9-2.7 2-4.6-1 1.3-2.7 1.9-4.4 1.2 1.3-1.2 2.9-1.6 2.9-3.2 0-1-.6-2.1-.6-3.6C7.1 6.2 9 4 12 4z',
    pattern: 'M12 1v22M6 3v18M18 3v18',
    ink: BONE,
  },
  {
    id: 'frigate',
    animal:
      'M2.6 9.2c2.9-1.9 5.5-1.6 7.7.6.3-1.9 1.2-3.2 2.8-3.7l2.4.9-2 .7c-.3.9-.2 1.7.1 2.4 2.4-2 4.9-2.5 7.8-1.1-2.2.4-4.1 1.6-5.5 3.6-.9 1.3-2 2.1-3.3 2.3l1.6 4.6-2.3-2-1.6 2.3-.2-5c-1.2-.5-2.1-1.3-2.8-2.5-1.1-1.8-2.6-2.8-4.7-3.1z',
    pattern: 'M2 12 12 2l10 10M4 18l8-8 8 8M8 21l4-4 4 4',
    ink: BONE,
  },
];

export const clanOf = (seat: Seat): Clan => CLANS[seat % CLANS.length];
