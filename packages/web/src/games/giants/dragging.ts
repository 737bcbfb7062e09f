import type { Piece } from '@ahu/giants/public';
import { drags } from '../../ui/drag.ts';
import type { Turn } from './turn.svelte.ts';

const hexUnder = (target: Element): string | undefined => target.closest<SVGElement>('[data-hex]')?.dataset.hex;

/** Pieces are dragged from panels and buttons onto the island, objects over it. */
export function pieceDrags(turn: Turn): ReturnType<typeof drags> {
  /** As `data-drag` has it: `piece worker` or `object moai 2c`. */
  let [sort, name] = ['', ''];

  function begin(): void {
    turn.dragging = true;
    if (sort === 'piece') turn.piece = name as Piece;
    else if (turn.object !== name) turn.take(name);
  }

  /** In the sea: neither the place nor the thing is chosen any more. */
  function letGo(): void {
    turn.hex = undefined;
    turn.cancel();
  }

  return drags({
    lift: (target) => {
      const thing = target.closest<HTMLElement | SVGElement>('[data-drag]');
      [, sort, name] = /^(\w+) (.*)$/.exec(thing?.dataset.drag ?? '') ?? ['', '', ''];
      return thing?.querySelector('svg, .body') ?? undefined;
    },
    over: (_, target) => {
      if (target && !turn.dragging) begin();
      turn.dragging = target !== undefined;
      const hex = target && hexUnder(target);
      if (hex !== undefined && turn.dragging) turn.aim(hex);
      return undefined;
    },
    drop: (_, target) => {
      const hex = hexUnder(target);
      if (hex === undefined) letGo();
      else turn.drop(hex);
    },
  });
}
