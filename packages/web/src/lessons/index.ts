import type { Component } from 'svelte';
import type { GameId } from '../tables/kits.ts';

/** The guided first games that there are, each loaded when somebody begins it. */
export const LESSONS: Partial<Record<GameId, () => Promise<{ default: Component }>>> = {};
