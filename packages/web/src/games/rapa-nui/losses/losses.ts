/** What a player is about to give up, in words; loaded when it is first asked. */
import type { View } from '@ahu/rapa-nui/public';
import { withWords } from '../../../platform/words/catalogue.svelte.ts';
import type { Loss } from '../../contract/state.ts';
import { moaiCounts } from '../drawing/names.ts';
import { w } from './words/index.ts';

export async function tellLoss(view: View): Promise<Loss> {
  await withWords(Promise.resolve());
  const { moai, pass, yes, no } = w();
  const what = moaiCounts(view.players[view.asked].sculpted);
  return { question: what === '' ? pass : moai({ what }), yes, no };
}
