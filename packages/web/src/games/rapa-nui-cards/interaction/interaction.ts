import { type Act, readAct, type View, writeAct } from '@ahu/rapa-nui-cards/public';
import { Interaction } from '../../contract/interaction.svelte.ts';
import type { BoardProps } from '../../contract/kit.ts';
import type { Spot } from './spots.ts';
import { type CardState, stateFor } from './states.ts';

export type CardInteraction = Interaction<View, Act, Spot, Act, CardState>;

export const interact = (props: () => BoardProps<View>): CardInteraction =>
  new Interaction({ readAct, writeAct, stateFor }, props);
