import type { Seat } from '@ahu/core';

/** A clan is known by colour (`--clan-n`), animal (`#clan-n` of signs.svg) and line pattern (`#clan-n-lines`). */
const CLANS = ['turtle', 'dolphin', 'moray', 'octopus', 'frigate'] as const;
export type Clan = (typeof CLANS)[number];

export const clanOf = (seat: Seat): Clan => CLANS[seat % CLANS.length];
