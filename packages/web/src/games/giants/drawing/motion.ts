/** What moved and who earned between two frames, as something to watch. */
import type { Seat } from '@ahu/core';
import { hexOfAhu, objectCalled, sizeOf, type View, valuesOf } from '@ahu/giants/public';
import type { Happening } from '../../../engine/frame.ts';
import type { Point } from './geometry.ts';
import { earned } from './view.ts';

/** Points on their way from a hex to the track. */
export interface Flight {
  readonly key: string;
  readonly hex: string;
  readonly seat: Seat;
  readonly points: number;
}

export interface Walk {
  readonly object: string;
  /** The hexes entered, in order. */
  readonly hexes: readonly string[];
}

export function flightsOf(happened: readonly Happening<View>[]): Flight[] {
  return happened.flatMap(({ ply, before, after }) => {
    const hex = objectCalled(after, after.carried)?.at;
    const paid = hex === undefined ? [] : earned(before, after).map((each) => ({ ...each, hex }));
    return [...paid, ...raised(before, after)].map((each) => ({ key: `${ply} ${each.seat}`, ...each }));
  });
}

/** A moai scores for the player who erects it, a headdress for the owner of the base, if that is known (G4.2). */
function raised(before: View, after: View): Omit<Flight, 'key'>[] {
  return after.ahus.flatMap(({ ahu, owner, moai, capped }) => {
    const was = before.ahus.find((other) => other.ahu === ahu);
    const { moai: value, headdress } = valuesOf(after, ahu) ?? { moai: 0, headdress: 0 };
    const hex = hexOfAhu(ahu);
    if (moai !== null && !was?.moai) return [{ hex, seat: before.asked, points: value * sizeOf(moai) }];
    return capped && !was?.capped && owner !== null ? [{ hex, seat: owner, points: headdress }] : [];
  });
}

export function walksOf(happened: readonly Happening<View>[]): Walk[] {
  const walks = new Map<string, string[]>();
  for (const { before, after } of happened) {
    const object = objectCalled(after, after.carried);
    if (!object || objectCalled(before, object.object)?.at === object.at) continue;
    walks.set(object.object, [...(walks.get(object.object) ?? []), object.at]);
  }
  return Array.from(walks, ([object, hexes]) => ({ object, hexes }));
}

const move = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Rocks an object along, hex by hex; a new walk takes over from where it is. */
export function rock(node: Element, way: readonly Point[], pace: number): void {
  const steps = way.length - 1;
  if (pace === 0 || steps < 1) return;
  const swing = Array.from({ length: steps * 4 + 1 }, (_, i) => ({ transform: `rotate(${[0, 9, 0, -9][i % 4]}deg)` }));
  node.animate(
    way.map((point) => ({ transform: move(point), easing: 'ease-in-out' })),
    { duration: pace * steps },
  );
  node.firstElementChild?.animate(swing, { duration: pace * steps });
}
