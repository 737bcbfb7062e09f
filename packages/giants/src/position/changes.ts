/** A counter of changes of positions, so that results about a position can be reused while it is unchanged. */
export const changes = { count: 0 };
