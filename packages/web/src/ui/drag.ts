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

/** Makes a part of the page one over which things can be dragged; it has `data-holds` while something is held. */
export const drags =
  ({ lift, over, drop }: Dragging) =>
  (root: HTMLElement): (() => void) => {
    let held: { picture: Element; id: number; x: number; y: number } | undefined;
    let ghost: HTMLElement | undefined;
    let open: Element | undefined;
    let dragged = false;

    const onDown = ({ target, button, isPrimary, pointerId, clientX, clientY }: PointerEvent): void => {
      // A second finger wants to see something closer.
      if (held) return end();
      const picture = button === 0 && isPrimary ? lift(target as Element) : undefined;
      held = picture && { picture, id: pointerId, x: clientX, y: clientY };
      root.toggleAttribute('data-holds', held !== undefined);
    };
    const onMove = ({ pointerId, buttons, clientX, clientY }: PointerEvent): void => {
      if (held?.id !== pointerId) return;
      // It may have been let go outside.
      if (buttons === 0) return end();
      if (!ghost && Math.hypot(clientX - held.x, clientY - held.y) < TREMBLE) return;
      ghost ??= ghostOf(held.picture);
      ghost.style.translate = `${clientX}px ${clientY}px`;
      show(over(held.picture, document.elementFromPoint(clientX, clientY) ?? root));
    };
    const onUp = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (held?.id !== pointerId) return;
      const { picture } = held;
      const target = ghost && document.elementFromPoint(clientX, clientY);
      dragged = ghost !== undefined;
      setTimeout(() => {
        dragged = false;
      });
      end();
      if (target) drop(picture, target);
    };
    const end = (): void => {
      if (held && ghost) over(held.picture, undefined);
      show(undefined);
      ghost?.remove();
      held = ghost = undefined;
      root.removeAttribute('data-holds');
    };
    const show = (place: Element | undefined): void => {
      if (place === open) return;
      open?.removeAttribute('data-open');
      place?.setAttribute('data-open', '');
      open = place;
    };
    // The end of a drag presses nothing.
    const onClick = (event: Event): void => {
      if (dragged) event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !ghost) return;
      event.stopPropagation();
      end();
    };
    // Nor does it select what it passes.
    const onSelect = (event: Event): void => {
      if (held) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    root.addEventListener('pointerdown', onDown, { signal });
    root.addEventListener('selectstart', onSelect, { signal });
    root.addEventListener('click', onClick, { capture: true, signal });
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onUp, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', onKey, { capture: true, signal });
    return () => {
      end();
      listeners.abort();
    };
  };

/** What hangs under the pointer is at least so high, in pixels: a finger hides small things. */
const LEAST = 44;

/** A copy that hangs under the pointer and is in nobody's way. */
function ghostOf(picture: Element): HTMLElement {
  const { width, height } = picture.getBoundingClientRect();
  const size = Math.max(1, LEAST / height);
  const ghost = document.createElement('div');
  const copy = picture instanceof SVGGElement ? sheetOf(picture) : (picture.cloneNode(true) as HTMLElement);
  Object.assign(copy.style, { width: `${width * size}px`, height: `${height * size}px` });
  Object.assign(ghost.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '9', pointerEvents: 'none' });
  ghost.style.transform = 'translate(-50%, -70%) rotate(3deg)';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}

/** A part of a drawing, on a sheet of its own. */
function sheetOf(part: SVGGElement): SVGElement {
  const { x, y, width, height } = part.getBBox();
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  sheet.append(part.cloneNode(true));
  return sheet;
}
