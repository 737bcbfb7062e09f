import { type Dragging, drags } from '../../../ui/drag.ts';
import type { CardInteraction } from './interaction.ts';
import type { Spot } from './spots.ts';

/** Where cards are dragged to, by where they come from. */
const GOALS: Readonly<Record<string, string>> = {
  hand: '.mine',
  col: '.mine, .hold',
  pile: '.mine, .hold',
  own: '.stone',
};

const spotOf = (picture: Element): Spot => picture.closest<HTMLElement>('[data-spot]')?.dataset.spot as Spot;
const goalOf = (picture: Element, target: Element | undefined): Element | undefined =>
  target?.closest(GOALS[spotOf(picture).split(':')[0]]) ?? undefined;

/** Cards that can be pressed can be dragged as well: to the own village, to oneself, or to the stone. */
export const cardDrags = (interaction: CardInteraction): ReturnType<typeof drags> => {
  const dragging: Dragging = {
    lift: (target) => target.closest('[data-spot][data-lit]')?.querySelector('svg.card') ?? undefined,
    over: goalOf,
    drop: (picture, target) => {
      if (goalOf(picture, target)) interaction.drop(spotOf(picture));
    },
  };
  return drags(dragging);
};
