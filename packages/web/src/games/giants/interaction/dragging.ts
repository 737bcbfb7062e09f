import type { Piece } from '@ahu/giants/public';
import { drags } from '../../../ui/drag.ts';
import type { GiantsInteraction } from './interaction.ts';

const hexUnder = (target: Element | undefined): string | undefined =>
  target?.closest<SVGElement>('[data-hex]')?.dataset.hex;

/** Pieces are dragged from panels and buttons onto the island, objects over it. */
export function pieceDrags(interaction: GiantsInteraction): ReturnType<typeof drags> {
  /** As `data-drag` has it: `piece worker` or `object moai 2c`. */
  let [sort, name] = ['', ''];

  function begin(): void {
    const { piece, object } = interaction.state;
    if (sort === 'piece' && piece !== name) interaction.choose({ kind: 'hold', piece: name as Piece });
    if (sort === 'object' && object !== name) interaction.choose({ kind: 'lift', object: name });
  }

  return drags({
    lift: (target) => {
      const thing = target.closest<HTMLElement | SVGElement>('[data-drag]');
      [, sort, name] = /^(\w+) (.*)$/.exec(thing?.dataset.drag ?? '') ?? ['', '', ''];
      return thing?.querySelector('svg, .body') ?? undefined;
    },
    over: (_, target) => {
      if (target) begin();
      interaction.pointed = hexUnder(target) ?? (target && interaction.pointed);
      return undefined;
    },
    drop: (_, target) => {
      const hex = hexUnder(target);
      if (hex !== undefined) return interaction.drop(hex);
      // In the sea: neither the place nor the thing is chosen any more.
      interaction.cancel();
      if (interaction.state.piece) interaction.cancel();
    },
  });
}
