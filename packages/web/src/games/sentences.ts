import type { RuleId } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Language } from '@ahu/protocol/languages';
import { SvelteMap } from 'svelte/reactivity';
import { settings } from '../platform/settings.svelte.ts';
import type { Sentences } from './contract/manifest.ts';
import { MANIFESTS } from './registry.ts';

const loaded = new SvelteMap<string, Sentences>();
const asked = new Set<string>();

async function load(key: string, game: GameId, language: Language): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const book = await MANIFESTS[game].sentences?.();
    if (book) loaded.set(key, (await book.sentences[`./${language}.ts`]()).default);
  } catch {
    // Without network the id alone has to do, until the next time.
    asked.delete(key);
  }
}

/** A rule in one sentence of the reader's language; undefined if there is no such rule. */
export async function loadSentence(game: GameId, id: RuleId): Promise<string | undefined> {
  const book = await MANIFESTS[game].sentences?.();
  return book && (await book.sentences[`./${settings.language}.ts`]()).default[id];
}

/** A rule in one sentence of the reader's language; its id until the sentences are there. */
export function ruleSentence(game: GameId, id: RuleId): string {
  const key = `${game} ${settings.language}`;
  void load(key, game, settings.language);
  return loaded.get(key)?.[id] ?? id;
}
