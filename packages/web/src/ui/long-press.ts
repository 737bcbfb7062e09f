import { TREMBLE } from './drag.ts';

/** Milliseconds after which a finger rests. */
const REST = 500;

/** Tells where a finger rests on a part of the page; the click that ends it presses nothing. */
export const longPress =
  (onRest: (target: Element) => void) =>
  (root: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { clientX: 0, clientY: 0 };
    let rested = false;
    const listeners = new AbortController();
    const { signal } = listeners;
    const lift = (): void => clearTimeout(timer);
    const onDown = (event: PointerEvent): void => {
      lift();
      rested = false;
      from = event;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      timer = setTimeout(() => {
        rested = true;
        onRest(event.target as Element);
      }, REST);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > TREMBLE) lift();
    };
    const onClick = (event: Event): void => {
      if (rested) event.stopPropagation();
      rested = false;
    };
    root.addEventListener('pointerdown', onDown, { signal });
    root.addEventListener('pointermove', onMove, { signal });
    root.addEventListener('pointerup', lift, { signal });
    root.addEventListener('pointercancel', lift, { signal });
    root.addEventListener('click', onClick, { signal, capture: true });
    // Else a browser opens its own menu in the middle of the press.
    root.addEventListener('contextmenu', (event) => rested && event.preventDefault(), { signal });
    return () => {
      lift();
      listeners.abort();
    };
  };
