import type { LevelName } from '@ahu/bots';

export const LEVELS = ['novice', 'fair', 'strong', 'master'] as const satisfies readonly LevelName[];

/** Names that bots go by, one for every seat. */
export const BOT_NAMES = ['Hotu', 'Vakai', 'Riro', 'Tuu', 'Ava'] as const;
