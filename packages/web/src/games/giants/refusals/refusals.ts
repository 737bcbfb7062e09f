/** Refusals of Giants in sentences; loaded when the first one is needed. */
import type { Facts as AnyFacts } from '@ahu/core';
import { type Facts, sizeOf } from '@ahu/giants/public';
import { withWords } from '../../../platform/words/catalogue.svelte.ts';
import { w } from './words/index.ts';

/** Who and what the facts are about, as sentences need it. */
function subjectOf(facts: Facts, names: readonly string[]): { who: string; size: number } {
  const seat = 'asked' in facts ? facts.asked : 'owner' in facts ? facts.owner : 'seat' in facts ? facts.seat : -1;
  return { who: names[seat] ?? '', size: 'object' in facts ? sizeOf(facts.object) : 0 };
}

export async function refuse(refused: AnyFacts, names: readonly string[]): Promise<string> {
  await withWords(Promise.resolve());
  const facts = refused as Facts;
  const say = w().refusals[facts.why] as (values: object) => string;
  return say({ ...facts, ...subjectOf(facts, names) });
}
