import type { LevelName } from '@ahu/bots';
import type { Sitter } from '@ahu/core';
import { BOT_NAMES } from '../../games/bots.ts';
import { type Clan, clanOf } from '../../ui/art/clans.ts';

/** A place at a table that is being laid; without a name it goes by its totem's, a bot by its own. */
export interface Chair {
  name: string;
  sits: 'person' | LevelName;
}

type ClanNames = Readonly<Record<Clan, string>>;

/** You, and fair bots opposite. */
export const usualChairs = (name: string, count: number): Chair[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? { name, sits: 'person' } : { name: '', sits: 'fair' }));

/** What a chair without a name is called. */
export const nameFor = (chair: Chair, seat: number, clans: ClanNames): string =>
  chair.sits === 'person' ? clans[clanOf(seat)] : BOT_NAMES[seat];

/** The chairs as sitters, the first player first. */
export function seated(chairs: readonly Chair[], first: number, clans: ClanNames): Sitter[] {
  return [...chairs.slice(first), ...chairs.slice(0, first)].map((chair, seat) => ({
    name: chair.name.trim() || nameFor(chair, seat, clans),
    ...(chair.sits !== 'person' && { bot: chair.sits }),
  }));
}
