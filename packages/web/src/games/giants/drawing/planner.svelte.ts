/** The moai or headdress whose way is shown before it is carried, and the hex that is pointed at meanwhile. */
export interface Planner {
  isOpen: boolean;
  /** The one that comes farthest, until another is chosen. */
  object: string | undefined;
  hex: string | undefined;
}

export const planner: Planner = $state({ isOpen: false, object: undefined, hex: undefined });

export function togglePlanning(): void {
  planner.isOpen = !planner.isOpen;
  planner.hex = undefined;
}

export function planWith(object: string): void {
  planner.isOpen = true;
  planner.object = object;
}
