import type { Component } from 'svelte';
import type { GameId } from '../tables/kits.ts';

/** The guided first games that there are, each loaded when somebody begins it. */
export const LESSONS: Readonly<Record<GameId, () => Promise<{ default: Component }>>> = {
  giants: () => import('./giants/Lesson.svelte'),
  'rapa-nui': () => import('./rapa-nui/Lesson.svelte'),
  'rapa-nui-cards': () => import('./rapa-nui-cards/Lesson.svelte'),
};

/** A lesson is kept as the one match of this id. */
export const lessonId = (game: GameId): string => `learn-${game}`;

/** The game that a kept match teaches, if it is a lesson. */
export const taughtBy = (id: string): string | undefined => (id.startsWith('learn-') ? id.slice(6) : undefined);
