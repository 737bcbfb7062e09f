/** Pixels and milliseconds between two taps that are one double tap. */
const NEAR = 24;
const SOON = 400;

/**
 * Swallows the second click of a double click or tap, and what a held key repeats: it was not meant for what the first
 * one brought up. What is pressed many times in a row, such as plus and minus, has `data-repeat`.
 */
export function singleClicks(root: HTMLElement): () => void {
  let last = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 };
  const onClick = (event: PointerEvent): void => {
    const isTap = event.pointerType === 'touch' && event.timeStamp - last.timeStamp < SOON;
    const isNear = Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < NEAR;
    const isSecond = event.detail > 1 || (isTap && isNear);
    // A finger that goes on tapping is heard again after a moment.
    if (!isSecond || (event.target as Element).closest('[data-repeat]')) last = event;
    else event.stopPropagation();
  };
  // A key that is held down presses once.
  const onKey = (event: KeyboardEvent): void => {
    const isHeld = event.repeat && (event.key === 'Enter' || event.key === ' ');
    if (isHeld && !(event.target as Element).closest('[data-repeat]')) event.preventDefault();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  root.addEventListener('click', onClick as (event: Event) => void, { capture: true, signal });
  root.addEventListener('keydown', onKey, { capture: true, signal });
  return () => listeners.abort();
}
