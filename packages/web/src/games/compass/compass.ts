/** Directions of the map in words. */
import { w } from './words/index.ts';

/** From east on, with the sun; y grows downwards on a drawing. */
const DIRECTIONS = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'] as const;

/** Where one place of a map lies as seen from another: "north-east". */
export function directionFrom(from: readonly [number, number], to: readonly [number, number]): string {
  const eighths = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 4) / Math.PI);
  return w()[DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length]];
}
