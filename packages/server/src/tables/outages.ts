/** A stretch of time in which no server could write, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Longer than anybody's time for a move. */
const REMEMBERED = 60 * 86_400_000;
const MOST = 1_000;

export function readOutages(text: string | undefined): readonly Outage[] {
  return text === undefined ? [] : (JSON.parse(text) as Outage[]);
}

export function writtenOutages(known: readonly Outage[], next: Outage): string {
  return JSON.stringify([...known.filter(({ to }) => to > next.to - REMEMBERED), next].slice(-MOST));
}

/** How much of the time between two moments is in any of the outages, which may overlap. */
export function lostIn(outages: readonly Outage[], from: number, to: number): number {
  let [lost, counted] = [0, from];
  for (const outage of outages.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(outage.from, counted);
    const end = Math.min(outage.to, to);
    if (end <= begin) continue;
    lost += end - begin;
    counted = end;
  }
  return lost;
}
