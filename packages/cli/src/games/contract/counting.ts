/** '1 worker', '2 workers'; nothing of what there is none. */
export const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count > 1 ? 's' : ''}`];

/** 'a, b and c'. */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

/** '0 logs', '1 log', '2 hexes'. */
export const numbered = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
