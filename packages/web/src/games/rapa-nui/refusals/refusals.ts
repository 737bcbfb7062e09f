/** Refusals of Rapa Nui in sentences; loaded when the first one is needed. */
import type { Facts } from '@ahu/rapa-nui/public';
import { withWords } from '../../../platform/words/catalogue.svelte.ts';
import { w } from './words/index.ts';

/** `named`: everything that the facts name, in the reader's language. */
export async function refuse(facts: Facts, named: Readonly<Record<string, string>>): Promise<string> {
  await withWords(Promise.resolve());
  const say = w().refusals[facts.why] as (values: object) => string;
  return say({ ...facts, ...named });
}
