import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { CardInteraction } from './interaction.ts';
import type { Spot } from './spots.ts';
import { chosenIn } from './states.ts';

/** Makes a button a place to press. */
export const at =
  (interaction: CardInteraction, spot: Spot): Attachment<HTMLElement> =>
  (node) => {
    const point = (): void => {
      interaction.pointed = spot;
    };
    const leave = (): void => {
      if (interaction.pointed === spot) interaction.pointed = undefined;
    };
    const heard = [
      on(node, 'click', (event) => interaction.press(spot, (event as PointerEvent).pointerType === 'touch')),
      on(node, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && point()),
      on(node, 'pointerleave', leave),
      on(node, 'focus', point),
      on(node, 'blur', leave),
    ];
    node.dataset.spot = spot;
    $effect(() => {
      node.toggleAttribute('data-lit', interaction.lit.has(spot));
      node.toggleAttribute('data-chosen', chosenIn(interaction.state) === spot);
    });
    return () => heard.forEach((off) => void off());
  };

/** The place that has the focus. */
export const focusedSpot = (board: HTMLElement): Spot | undefined => {
  const { activeElement } = document;
  return board.contains(activeElement) ? ((activeElement as HTMLElement).dataset.spot as Spot | undefined) : undefined;
};
