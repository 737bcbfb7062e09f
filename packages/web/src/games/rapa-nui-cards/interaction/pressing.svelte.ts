import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { CardInteraction } from './interaction.ts';
import type { Spot } from './spots.ts';
import { chosenIn } from './states.ts';

function pointing(interaction: CardInteraction, spot: Spot, node: HTMLElement): (() => void)[] {
  const point = (): void => {
    interaction.pointed = spot;
  };
  const leave = (): void => {
    if (interaction.pointed === spot) interaction.pointed = undefined;
  };
  return [
    on(node, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && point()),
    on(node, 'pointerleave', leave),
    on(node, 'focus', point),
    on(node, 'blur', leave),
    leave,
  ];
}

/** Makes a button a place to press. */
export const at =
  (interaction: CardInteraction, spot: Spot): Attachment<HTMLElement> =>
  (node) => {
    const heard = [
      on(node, 'click', (event) => {
        interaction.press(spot, (event as PointerEvent).pointerType === 'touch');
        if (event.detail === 0) void followKeys(interaction, node);
      }),
      ...pointing(interaction, spot, node),
    ];
    node.dataset.spot = spot;
    $effect(() => {
      node.toggleAttribute('data-lit', interaction.lit.has(spot));
      node.toggleAttribute('data-chosen', chosenIn(interaction.state) === spot);
    });
    return () => heard.forEach((off) => void off());
  };

/** What was chosen by a key is confirmed by a key: the focus goes to the word for it. */
async function followKeys({ state }: CardInteraction, node: HTMLElement): Promise<void> {
  if (state.name !== 'chosen') return;
  await tick();
  node.closest('.board')?.querySelector<HTMLElement>('.answers .primary')?.focus();
}

/** Shows what something would bring while a mouse or the focus is over it. */
export const shows =
  (interaction: CardInteraction, spot: Spot | undefined): Attachment<HTMLElement> =>
  (node) => {
    if (spot === undefined) return;
    const heard = pointing(interaction, spot, node);
    return () => heard.forEach((off) => void off());
  };

/** The place that has the focus. */
export const focusedSpot = (board: HTMLElement): Spot | undefined => {
  const { activeElement } = document;
  return board.contains(activeElement) ? ((activeElement as HTMLElement).dataset.spot as Spot | undefined) : undefined;
};
