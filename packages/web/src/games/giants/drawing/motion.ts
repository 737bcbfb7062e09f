/** What moved and who earned between two frames, as something to watch. */
import type { Seat } from '@ahu/core';
import { objectCalled, type View } from '@ahu/giants/public';
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
    if (hex === undefined) return [];
    return earned(before, after).map(({ seat, points }) => ({ key: `${ply} ${seat}`, hex, seat, points }));
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

/** Lets a number fly from one thing to another. */
export function fly(node: HTMLElement, from: Element | null, to: Element | null, pace: number): Promise<unknown> {
  if (pace === 0 || !from || !to) return Promise.resolve();
  const home = (node.offsetParent ?? document.body).getBoundingClientRect();
  const middle = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `translate(${left + width / 2 - home.left}px, ${top + height / 2 - home.top}px) translate(-50%, -50%)`;
  };
  const [start, end] = [middle(from), middle(to)];
  const frames = [
    { transform: `${start} scale(0.4)`, opacity: 0 },
    { transform: `${start} scale(1.5)`, opacity: 1, offset: 0.25, easing: 'ease-in' },
    { transform: `${end} scale(0.8)`, opacity: 1 },
  ];
  return node.animate(frames, { duration: pace * 2 }).finished.catch(() => undefined);
}
