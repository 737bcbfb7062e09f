/** Lets a number fly from one thing to another. */
export function fly(node: HTMLElement, from: Element | null, to: Element | null, pace: number): Promise<unknown> {
  if (pace === 0 || !from || !to) return Promise.resolve();
  const home = (node.offsetParent ?? document.body).getBoundingClientRect();
  const middle = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - home.left}px, ${top + height / 2 - home.top}px) translate(-50%, -50%)`;
  };
  const [start, end] = [middle(from), middle(to)];
  const frames = [
    { transform: `${start} scale(0.4)`, opacity: 0 },
    { transform: `${start} scale(1.5)`, opacity: 1, offset: 0.25, easing: 'ease-in' },
    { transform: `${end} scale(0.8)`, opacity: 1 },
  ];
  return node.animate(frames, { duration: pace * 2 }).finished.catch(() => undefined);
}
