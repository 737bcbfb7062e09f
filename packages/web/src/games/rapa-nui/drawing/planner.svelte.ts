/** The cargo whose way is shown while figures are placed; undefined while nothing is planned. */
export const planner: { cargo: number | undefined } = $state({ cargo: undefined });

/** The largest moai: it brings most. */
const FIRST = 2;

export const startPlanning = (): void => {
  planner.cargo ??= FIRST;
};

export const togglePlanning = (): void => {
  planner.cargo = planner.cargo === undefined ? FIRST : undefined;
};
