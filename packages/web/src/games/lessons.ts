/** A lesson is kept as the one match of this id. */
export const lessonId = (game: string): string => `learn-${game}`;

/** Of its exercises, the one that is open. */
export const practiceId = (game: string): string => `practice-${game}`;

/** Of the exercises from real games, the one that is open. */
export const trainingId = (game: string): string => `train-${game}`;

/** The match of an island of the day. */
export const islandId = (date: string): string => `island-${date}`;

/** The date whose island a kept match is, if it is one. */
export const islandIn = (id: string): string | undefined => (id.startsWith('island-') ? id.slice(7) : undefined);

/** The game that a kept match teaches, if it is a lesson. */
export const taughtBy = (id: string): string | undefined => (id.startsWith('learn-') ? id.slice(6) : undefined);

/** The game whose exercise a kept match is, if it is one. */
export const practisedBy = (id: string): string | undefined => (id.startsWith('practice-') ? id.slice(9) : undefined);

/** The game that a kept match trains, if it is an exercise from a real game. */
export const trainedBy = (id: string): string | undefined => (id.startsWith('train-') ? id.slice(6) : undefined);
