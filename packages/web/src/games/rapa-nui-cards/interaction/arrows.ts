/** Arrow keys go from place to place as they lie on the table: to the nearest one in that direction. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function walkByArrows(root: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  if (!direction) return;
  event.preventDefault();
  const from = (event.target as Element).closest<HTMLElement>('[data-spot]');
  if (!from) return root.querySelector<HTMLElement>('[data-lit]')?.focus();
  const spots = [...root.querySelectorAll<HTMLElement>('[data-spot]')].filter((spot) => spot !== from);
  const [nearest] = spots
    .map((spot) => ({ spot, way: wayTo(from, spot, direction) }))
    .filter(({ way }) => way < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.way - b.way);
  nearest?.spot.focus();
}

/** How far it is, counting what lies aside twice; infinite in any other direction. */
function wayTo(from: HTMLElement, to: HTMLElement, [dx, dy]: readonly [number, number]): number {
  const [a, b] = [from, to].map((element) => element.getBoundingClientRect());
  const [x, y] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const along = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return along > 4 && along > aside / 3 ? along + 2 * aside : Number.POSITIVE_INFINITY;
}
