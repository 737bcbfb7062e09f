import { drags } from '../drag.ts';
import { after } from './notation.ts';
import type { Turn } from './turn.svelte.ts';
import type { Piece } from './view.ts';

const hexUnder = (target: Element): string | undefined => target.closest<SVGElement>('[data-hex]')?.dataset.hex;

/** Pieces are dragged from panels and buttons onto the island, objects over it. */
export function pieceDrags(turn: Turn): ReturnType<typeof drags> {
  /** As `data-drag` has it: `piece worker` or `object moai 2c`. */
  let what = '';
  /** The ways of an object that was taken up are asked for first. */
  let taken: Promise<void> = Promise.resolve();

  function begin(): void {
    const piece = after(what, 'piece ');
    const object = after(what, 'object ') ?? '';
    turn.dragging = true;
    if (piece) turn.piece = piece as Piece;
    else if (turn.object !== object) taken = turn.take(object);
  }

  /** In the sea: neither the place nor the thing is chosen any more. */
  function letGo(): void {
    turn.hex = undefined;
    turn.cancel();
  }

  return drags({
    lift: (target) => {
      const thing = target.closest<HTMLElement | SVGElement>('[data-drag]');
      what = thing?.dataset.drag ?? '';
      return thing?.querySelector('svg, .body') ?? undefined;
    },
    over: (_, target) => {
      if (target && !turn.dragging) begin();
      turn.dragging = target !== undefined;
      const hex = target && hexUnder(target);
      if (hex !== undefined) void taken.then(() => turn.dragging && turn.aim(hex));
      return undefined;
    },
    drop: (_, target) => {
      const hex = hexUnder(target);
      void taken.then(() => (hex === undefined ? letGo() : turn.drop(hex)));
    },
  });
}
