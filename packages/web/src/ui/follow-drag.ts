import { type Dragging, TREMBLE } from './drag.ts';

interface Held {
  readonly picture: Element;
  /** The press that lifted it. */
  readonly from: PointerEvent;
  /** What pointers did since. */
  readonly missed: readonly PointerEvent[];
  /** Aborted when the drag ends, in whatever way. */
  readonly hold: AbortController;
}

/** Lets what is held follow the pointer until it is let go. */
export function follow(root: HTMLElement, { over, drop }: Dragging, { picture, from, missed, hold }: Held): void {
  const { signal } = hold;
  let ghost: HTMLElement | undefined;
  let open: Element | undefined;

  const move = ({ buttons, clientX, clientY }: PointerEvent): void => {
    // It may have been let go outside.
    if (buttons === 0) return hold.abort();
    if (!ghost && Math.hypot(clientX - from.clientX, clientY - from.clientY) < TREMBLE) return;
    ghost ??= ghostOf(picture);
    ghost.style.translate = `${clientX}px ${clientY}px`;
    show(over(picture, document.elementFromPoint(clientX, clientY) ?? root));
  };
  const letGo = ({ clientX, clientY }: PointerEvent): void => {
    const target = ghost && document.elementFromPoint(clientX, clientY);
    if (ghost) swallowClick(root);
    hold.abort();
    if (target) drop(picture, target);
  };
  const onPointer = (event: PointerEvent): void => {
    if (signal.aborted || event.pointerId !== from.pointerId) return;
    if (event.type === 'pointermove') move(event);
    else if (event.type === 'pointerup') letGo(event);
    else hold.abort();
  };
  const show = (place: Element | undefined): void => {
    if (place === open) return;
    open?.removeAttribute('data-open');
    place?.setAttribute('data-open', '');
    open = place;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !ghost) return;
    event.stopPropagation();
    hold.abort();
  };
  signal.addEventListener('abort', () => {
    if (ghost) over(picture, undefined);
    show(undefined);
    ghost?.remove();
  });
  missed.forEach(onPointer);
  if (signal.aborted) return;
  // A drag does not select the text that it passes.
  root.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, onPointer, { signal });
  addEventListener('keydown', onKey, { capture: true, signal });
}

/** The end of a drag presses nothing. */
function swallowClick(root: HTMLElement): void {
  const click = new AbortController();
  root.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: click.signal });
  setTimeout(() => click.abort());
}

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
