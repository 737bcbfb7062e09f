/** Small screens scroll: what the coach speaks about is brought in sight. */
export function bringInSight(lights: ReadonlySet<string>): void {
  const things = [...lights].flatMap((light) => document.querySelector(`[data-light="${light}"]`) ?? []);
  for (const thing of things.toReversed()) {
    const frame = scrollerOf(thing);
    if (!frame) continue;
    const [{ top, bottom }, edge] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
    const over = Math.max(0, bottom + ROOM - edge.bottom);
    // Of what is higher than its frame, the beginning is seen.
    frame.scrollTop += top - ROOM < edge.top ? top - ROOM - edge.top : Math.min(over, top - ROOM - edge.top);
  }
}

/** Between a thing and the edge, in pixels. */
const ROOM = 8;

function scrollerOf(thing: Element): Element | undefined {
  for (let frame = thing.parentElement; frame; frame = frame.parentElement) {
    const { scrollHeight, clientHeight } = frame;
    if (scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(frame).overflowY)) return frame;
  }
  return undefined;
}

/** There is nothing else to do than to read on, unless something lies open. */
export function takeFocus(button: HTMLElement): void {
  if (!document.activeElement?.closest('aside, dialog')) button.focus({ preventScroll: true });
}
