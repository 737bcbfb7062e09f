/** A piece or an object under a finger or the mouse, until it is let go over a hex. */
import { after } from './notation.ts';
import { symbolOf } from './tokens.ts';
import type { Turn } from './turn.svelte.ts';
import type { Piece } from './view.ts';
import { SLACK } from './viewport.svelte.ts';

interface Held {
  /** As `data-drag` has it: `piece worker` or `object moai 2c`. */
  readonly what: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

const hexUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .find(({ id }) => id.startsWith('gi-hex-'))
    ?.id.slice('gi-hex-'.length);

/** The end of a drag presses nothing. */
function swallowClick(): void {
  const gone = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: gone.signal });
  setTimeout(() => gone.abort());
}

export class Drag {
  readonly #turn: Turn;
  /** What is drawn under the finger; undefined while nothing is dragged. */
  symbol: string | undefined = $state();
  x = $state(0);
  y = $state(0);
  #held: Held | undefined;
  #taken: Promise<void> = Promise.resolve();

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  /** Whether the island shall lie still. */
  get holds(): boolean {
    return this.#held !== undefined;
  }

  attach = (node: HTMLElement): (() => void) => {
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    document.addEventListener('pointermove', (event) => this.#move(event), { signal });
    document.addEventListener('pointerup', (event) => this.#up(event), { signal });
    document.addEventListener('pointercancel', () => this.stop(), { signal });
    return () => gone.abort();
  };

  stop(): void {
    this.#held = undefined;
    this.symbol = undefined;
  }

  #down({ target, button, pointerId, clientX, clientY }: PointerEvent): void {
    // A second finger wants to see the island closer.
    if (this.#held) return this.stop();
    const what = (target as Element).closest<HTMLElement | SVGElement>('[data-drag]')?.dataset.drag;
    if (what !== undefined && button === 0) this.#held = { what, pointer: pointerId, x: clientX, y: clientY };
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (held?.pointer !== event.pointerId) return;
    if (event.buttons === 0) return this.stop();
    [this.x, this.y] = [event.clientX, event.clientY];
    if (this.symbol === undefined) {
      if (Math.hypot(this.x - held.x, this.y - held.y) < SLACK) return;
      this.#begin(held.what);
    }
    const hex = hexUnder(event);
    if (hex !== undefined) void this.#taken.then(() => this.symbol && this.#turn.aim(hex));
  }

  #begin(what: string): void {
    const turn = this.#turn;
    const piece = after(what, 'piece ');
    const object = after(what, 'object ') ?? '';
    this.symbol = piece ? `gi-${piece}-${turn.view.seat}` : symbolOf(object);
    if (piece) turn.piece = piece as Piece;
    else if (turn.object !== object) this.#taken = turn.take(object);
  }

  #up(event: PointerEvent): void {
    if (this.#held?.pointer !== event.pointerId) return;
    const dragged = this.symbol !== undefined;
    this.stop();
    if (!dragged) return;
    swallowClick();
    const hex = hexUnder(event);
    void this.#taken.then(() => (hex === undefined ? this.#letGo() : this.#turn.drop(hex)));
  }

  /** In the sea: neither the place nor the thing is chosen any more. */
  #letGo(): void {
    this.#turn.hex = undefined;
    this.#turn.cancel();
  }
}
