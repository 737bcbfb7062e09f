import type { Lesson } from './contract/lesson.ts';
import type { GameId } from './registry.ts';

/** The guided first games, each loaded when a player begins it. */
export const LESSONS: Readonly<Record<GameId, () => Promise<{ lesson: Lesson }>>> = {
  giants: () => import('./giants/lesson/index.ts'),
  'rapa-nui': () => import('./rapa-nui/lesson/index.ts'),
  'rapa-nui-cards': () => import('./rapa-nui-cards/lesson/index.ts'),
};

/** A lesson is kept as the one match of this id. */
export const lessonId = (game: string): string => `learn-${game}`;

/** The game that a kept match teaches, if it is a lesson. */
export const taughtBy = (id: string): string | undefined => (id.startsWith('learn-') ? id.slice(6) : undefined);
