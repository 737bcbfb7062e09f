/** What acts would give up for good, so that it is asked once before they are played. */
import type { Act } from '@ahu/rapa-nui/public';
import type { Loss } from '../../contract/state.ts';
import type { RapaTable } from './states.ts';

/** What was chosen has been confirmed; passing has not. */
export function givesUp([act]: readonly Act[], { view, acts }: RapaTable): boolean {
  const hasMoai = view.players[view.asked].sculpted.some((n) => n > 0);
  return act.kind === 'pass' && (hasMoai || acts.some(({ kind }) => kind === 'carry'));
}

/** The same in words, which are loaded when they are needed. */
export const loss = (played: readonly Act[], table: RapaTable): Promise<Loss> | undefined =>
  givesUp(played, table) ? import('../losses/losses.ts').then(({ tellLoss }) => tellLoss(table.view)) : undefined;
