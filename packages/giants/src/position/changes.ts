/** How often positions were changed, so that whoever has studied one can tell at once that it is still the same. */
export const changes = { count: 0 };
