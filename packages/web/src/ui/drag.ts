/** Dragging with mouse, pen or finger: what was lifted follows the pointer, and is put down where it points. */
export interface Dragging {
  /** The picture of what can be lifted there; undefined where nothing can. */
  readonly lift: (target: Element) => Element | undefined;
  /** What the pointer is over has changed; undefined once the drag has ended. Returns the place that shall look open. */
  readonly over: (picture: Element, target: Element | undefined) => Element | undefined;
  readonly drop: (picture: Element, target: Element) => void;
}

/** Pixels that a press may tremble and still be a click. */
export const TREMBLE = 7;

const load = () => import('./follow-drag.ts');

/**
 * Makes a part of the page one over which things can be dragged; it has `data-holds` while something is held. What
 * follows the pointer is loaded when a pointer first comes near; what the pointer does until then is made up for.
 */
export const drags =
  (dragging: Dragging) =>
  (root: HTMLElement): (() => void) => {
    const all = new AbortController();
    let held: AbortController | undefined;

    const onDown = async (event: PointerEvent): Promise<void> => {
      // A second finger wants to see something closer.
      if (held) return held.abort();
      const isFirst = event.button === 0 && event.isPrimary;
      const picture = isFirst ? dragging.lift(event.target as Element) : undefined;
      if (!picture) return;
      const hold = new AbortController();
      held = hold;
      root.setAttribute('data-holds', '');
      hold.signal.addEventListener('abort', () => {
        held = undefined;
        root.removeAttribute('data-holds');
      });
      // A drag that ends fast is no fling of the page, whose end would swallow the next tap.
      addEventListener('touchmove', (move) => move.preventDefault(), { passive: false, signal: hold.signal });
      const missed: PointerEvent[] = [];
      const loading = new AbortController();
      for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
        addEventListener(type, (each: PointerEvent) => missed.push(each), { signal: loading.signal });
      }
      const { follow } = await load();
      loading.abort();
      if (!hold.signal.aborted) follow(root, dragging, { picture, from: event, missed, hold });
    };
    root.addEventListener('pointerdown', onDown, { signal: all.signal });
    root.addEventListener('pointerenter', load, { signal: all.signal, once: true });
    return () => {
      held?.abort();
      all.abort();
    };
  };
