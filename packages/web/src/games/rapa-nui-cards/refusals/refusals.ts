/** Refusals of the card game in sentences; loaded when the first one is needed. */
import type { Facts as AnyFacts } from '@ahu/core';
import type { Facts } from '@ahu/rapa-nui-cards/public';
import { withWords } from '../../../platform/words/catalogue.svelte.ts';
import { w } from './words/index.ts';

export async function refuse(refused: AnyFacts, names: readonly string[]): Promise<string> {
  await withWords(Promise.resolve());
  const facts = refused as Facts;
  const say = w().refusals[facts.why] as (values: object) => string;
  return say({ ...facts, who: 'asked' in facts ? names[facts.asked] : '' });
}
