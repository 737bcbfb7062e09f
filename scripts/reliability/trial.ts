import type { Findings } from './audit.ts';
import type { Company, Crowd } from './crowd.ts';

/** How much is asked for. */
export interface Plan {
  readonly kills: number;
  readonly databaseKills: number;
  /** For each trial that goes by time. */
  readonly minutes: number;
}

/** Something that goes wrong while people play. */
export interface Trial {
  readonly name: string;
  /** Settings of the store that is looked at in the end. */
  readonly env: Readonly<Record<string, string>>;
  readonly company: Company;
  /** Returns how often it did what, in words. */
  harm(crowd: Crowd): Promise<string>;
  /** What else is wrong, beside what was found in the store. */
  findings?: Findings;
  end(): Promise<void>;
}

/** Makes all that a trial needs, in a folder of its own; or says why it cannot be made here. */
export type Prepare = (folder: string, plan: Plan) => Promise<Trial | string>;

/** From one to another, both included if whole numbers are made of it. */
export const between = (least: number, most: number): number => least + Math.random() * (most - least);

export const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)];

/** Repeats something for this number of minutes; returns how often. */
export async function forMinutes(minutes: number, act: (n: number) => Promise<void>): Promise<number> {
  let times = 0;
  for (const end = performance.now() + minutes * 60_000; performance.now() < end; times++) await act(times);
  return times;
}
