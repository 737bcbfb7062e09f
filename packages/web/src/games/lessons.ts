/** A lesson is kept as the one match of this id. */
export const lessonId = (game: string): string => `learn-${game}`;

/** The game that a kept match teaches, if it is a lesson. */
export const taughtBy = (id: string): string | undefined => (id.startsWith('learn-') ? id.slice(6) : undefined);
