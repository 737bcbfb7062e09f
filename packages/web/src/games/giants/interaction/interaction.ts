import { type Act, readAct, type View, writeAct } from '@ahu/giants/public';
import { Interaction } from '../../contract/interaction.svelte.ts';
import type { BoardProps } from '../../contract/kit.ts';
import type { Answer, GiantsState, GiantsTable } from './base.ts';
import { loss } from './loss.ts';
import { keep, stateFor } from './states.ts';
import { loadTransport, transport } from './transport.svelte.ts';

export type GiantsInteraction = Interaction<View, Act, string, Answer, GiantsState>;

function stateNow(table: GiantsTable): GiantsState {
  if (table.view.phase === 'transport' || table.view.phase === 'carry') loadTransport();
  return stateFor(table, transport());
}

/** One step of a transport, in milliseconds. */
export const STEP = 480;

export const interact = (props: () => BoardProps<View>): GiantsInteraction =>
  new Interaction({ readAct, writeAct, stateFor: stateNow, keep, loss, pace: STEP, between: ['pay', 'peek'] }, props);

/** The hex that something is dragged over, or that was chosen. */
export const hexOf = ({ pointed, state }: GiantsInteraction): string | undefined => pointed ?? state.hex;
