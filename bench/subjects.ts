import { TITLES, type Title } from '@ahu/games';

export type Subject = Title;

/** Every game with what its bots know of it. */
export const SUBJECTS = Object.values(TITLES);
