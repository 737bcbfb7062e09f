import { type Act, type Route, readAct, type View, writeAct } from '@ahu/rapa-nui/public';
import { Interaction } from '../../contract/interaction.svelte.ts';
import type { BoardProps } from '../../contract/kit.ts';
import { lightOfAct } from '../drawing/places.ts';
import { loss } from './loss.ts';
import { type Answer, type Asked, stateFor } from './states.ts';

export type RapaInteraction = Interaction<View, Act, string, Answer, Asked>;

/** Between two steps of a walk, in milliseconds. */
const STEP = 330;

export const interact = (props: () => BoardProps<View>): RapaInteraction =>
  new Interaction({ readAct, writeAct, stateFor, loss, pace: STEP }, props);

/** The figure that stands at a place until it is confirmed. */
export function ghostAt(
  { state: { chosen } }: RapaInteraction,
  light: string,
): 'villager' | 'sorcerer' | 'chief' | undefined {
  if (chosen?.kind === 'place' && light === `column:${(chosen.chief ?? -1) + 1}`) return 'chief';
  if (chosen === undefined || lightOfAct(chosen) !== light) return undefined;
  if (chosen.kind === 'place') return chosen.figure;
  if (chosen.kind !== 'use' || chosen.tile === 'rest') return undefined;
  return chosen.tile === 'conversion' ? 'sorcerer' : chosen.chief ? 'chief' : 'villager';
}

/** The route that is drawn: to the goal that was chosen, or to the one that is looked at. */
export const shownRoute = ({ state, pointed }: RapaInteraction): Route | undefined =>
  state.route ?? state.routes.find(({ ahu }) => pointed === `ahu:${ahu}`);
