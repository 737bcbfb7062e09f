/** Builds the page if it is older than what it is made of. */
export function ensureBuilt(): void;
