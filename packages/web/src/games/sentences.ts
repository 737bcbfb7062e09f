import type { RuleId } from '@ahu/core';
import { SvelteMap } from 'svelte/reactivity';
import { settings } from '../platform/settings.svelte.ts';
import type { GameId } from './registry.ts';

/** Every paragraph of one rule book in one line. */
export type Sentences = Readonly<Record<RuleId, string>>;

const FILES = import.meta.glob<{ default: Sentences }>('./sentences/*/*.ts');
const loaded = new SvelteMap<string, Sentences>();
const asked = new Set<string>();

async function load(path: string): Promise<void> {
  if (asked.has(path)) return;
  asked.add(path);
  try {
    loaded.set(path, (await FILES[path]()).default);
  } catch {
    // Without network the id alone has to do, until the next time.
    asked.delete(path);
  }
}

/** A rule in one sentence of the reader's language; its id until the sentences are there. */
export function ruleSentence(game: GameId, id: RuleId): string {
  const path = `./sentences/${settings.language}/${game}.ts`;
  void load(path);
  return loaded.get(path)?.[id] ?? id;
}
