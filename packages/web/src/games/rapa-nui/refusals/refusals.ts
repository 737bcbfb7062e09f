/** Refusals of Rapa Nui in sentences; loaded when the first one is needed. */
import type { Facts } from '@ahu/core';
import type { Facts as RapaFacts } from '@ahu/rapa-nui/public';
import { withWords } from '../../../platform/words/catalogue.svelte.ts';
import { namesIn } from './facts.ts';
import { w } from './words/index.ts';

export async function refuse(refused: Facts, names: readonly string[]): Promise<string> {
  await withWords(Promise.resolve());
  const facts = refused as RapaFacts;
  const say = w().refusals[facts.why] as (values: object) => string;
  return say({ ...facts, ...namesIn(facts, names) });
}
