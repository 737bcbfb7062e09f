/** The height of a moai by its size, beside a width of 24. */
export const MOAI_HEIGHT = [0, 31, 41, 53] as const;
