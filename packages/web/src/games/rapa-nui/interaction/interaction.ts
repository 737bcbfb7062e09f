import { type Act, type Route, readAct, type View, writeAct } from '@ahu/rapa-nui/public';
import { Interaction } from '../../contract/interaction.svelte.ts';
import type { BoardProps } from '../../contract/kit.ts';
import { type Answer, type Asked, stateFor } from './states.ts';

export type RapaInteraction = Interaction<View, Act, string, Answer, Asked>;

/** Between two steps of a walk, in milliseconds. */
const STEP = 330;

export const interact = (props: () => BoardProps<View>): RapaInteraction =>
  new Interaction({ readAct, writeAct, stateFor, pace: STEP }, props);

/** The route that is drawn: to the goal that was chosen, or to the one that is looked at. */
export const shownRoute = ({ state, pointed }: RapaInteraction): Route | undefined =>
  state.route ?? state.routes.find(({ ahu }) => pointed === `ahu:${ahu}`);
