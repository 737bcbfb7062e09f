import { type Act, readAct, type View, writeAct } from '@ahu/giants/public';
import { Interaction } from '../../contract/interaction.svelte.ts';
import type { BoardProps } from '../../contract/kit.ts';
import type { Answer, GiantsState } from './base.ts';
import { keep, stateFor } from './states.ts';

export type GiantsInteraction = Interaction<View, Act, string, Answer, GiantsState>;

/** One step of a transport, in milliseconds. */
export const STEP = 480;

export const interact = (props: () => BoardProps<View>): GiantsInteraction =>
  new Interaction({ readAct, writeAct, stateFor, keep, pace: STEP, between: ['pay', 'peek'] }, props);

/** The hex that something is dragged over, or that was chosen. */
export const hexOf = ({ pointed, state }: GiantsInteraction): string | undefined => pointed ?? state.hex;
