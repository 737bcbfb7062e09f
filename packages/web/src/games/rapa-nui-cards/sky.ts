/** Draws flights above the table. */
import type { Flight } from './flights.ts';

interface Place {
  readonly thing: HTMLElement;
  readonly rect: DOMRect;
}
/** By `data-light`: what lies where. */
export type Places = ReadonlyMap<string, Place>;

export function placesIn(root: HTMLElement): Places {
  const things = [...root.querySelectorAll<HTMLElement>('[data-light]')];
  return new Map(
    things.map((thing) => [thing.dataset.light as string, { thing, rect: thing.getBoundingClientRect() }]),
  );
}

const FLIGHT = 440;
const STAGGER = 140;
const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';
/** A game that is taken up again does not fly through all that was missed. */
const MOST = 24;

/** Everything that is on its way, until it has arrived or is ended. */
export interface Flying {
  readonly shown: Promise<unknown>;
  end(): void;
}

/** Lets fly what happened ply by ply, from where things were to where they are. */
export function fly(
  sky: HTMLElement,
  plies: readonly (readonly Flight[])[],
  was: Places,
  is: Places,
  duration: (milliseconds: number) => number,
): Flying {
  const time = duration(FLIGHT);
  const animations =
    time === 0 || plies.length > MOST
      ? []
      : plies.flatMap((flights, ply) =>
          flights.flatMap((flight) => launch(sky, flight, was, is, { time, delay: ply * duration(STAGGER) })),
        );
  return {
    shown: Promise.allSettled(animations.map(({ finished }) => finished)),
    end: () => {
      for (const animation of animations) animation.cancel();
      sky.replaceChildren();
    },
  };
}

const find = (ids: readonly string[], places: Places): Place | undefined =>
  ids.map((id) => places.get(id)).find((place) => place !== undefined && place.rect.width > 0);

function launch(
  sky: HTMLElement,
  { picture, from, to, arrives }: Flight,
  was: Places,
  is: Places,
  { time, delay }: { time: number; delay: number },
): Animation[] {
  const start = (find(from, was) ?? find(from, is))?.rect;
  const end = find(to, is);
  if (!start || !end) return [];
  const thing = draw(picture);
  const width = Math.min(end.rect.width, WIDEST[picture.slice(0, 2)] ?? end.rect.width);
  thing.style.width = `${width}px`;
  sky.append(thing);
  const origin = sky.getBoundingClientRect();
  const { height } = thing.getBoundingClientRect();
  const at = (rect: DOMRect): string =>
    `translate(${rect.x - origin.x + (rect.width - width) / 2}px, ${rect.y - origin.y + (rect.height - height) / 2}px)`;
  const scale = Math.max(0.5, Math.min(2.5, start.width / width));
  const flight = thing.animate(
    [
      { transform: `${at(start)} scale(${scale})`, opacity: 1 },
      { transform: at(end.rect), opacity: 1, offset: 0.92 },
      { transform: at(end.rect), opacity: 0 },
    ],
    { duration: time, delay, easing: EASING, fill: 'both' },
  );
  flight.onfinish = () => thing.remove();
  if (!arrives) return [flight];
  const hidden = { opacity: 0 };
  return [flight, end.thing.animate([hidden, { ...hidden, offset: 0.9 }, {}], { duration: time + delay })];
}

/** Counters and sacrifice cards may fly to something wide, but stay small. */
const WIDEST: Readonly<Record<string, number>> = { 'i-': 34, 's-': 60 };

const SVG = 'http://www.w3.org/2000/svg';

function draw(picture: string): SVGSVGElement {
  const thing = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#rnc-${picture}`);
  const box = picture.startsWith('i-') ? '0 0 24 24' : picture.startsWith('s-') ? '0 0 60 84' : '0 0 100 140';
  thing.setAttribute('viewBox', box);
  thing.append(use);
  return thing;
}
