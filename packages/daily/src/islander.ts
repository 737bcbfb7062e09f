/** The name that a match file has for the bots of an island: they answer by the seed alone. */
export const ISLANDER = 'islander';
