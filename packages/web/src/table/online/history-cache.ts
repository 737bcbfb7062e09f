import { CHANCE, type MatchFile, type Seat } from '@ahu/core';
import type { Story } from '@ahu/protocol';
import { type Happening, happeningsOf, withSetup } from '@ahu/table';
import { type Span, sinceLastTurn } from '../since.ts';

/** Plies of one request on the way back. */
const PART = 100;

/** The steps of a match that this page has; the others are fetched when they are asked for. */
export class HistoryCache {
  readonly #fetch: (from: number, to: number) => Promise<Story>;
  readonly #known = new Map<number, Happening>();
  #plies = 0;
  /** Goes up when something was taken back: answers to older requests may contain it, and are dropped. */
  #cuts = 0;

  constructor(fetch: (from: number, to: number) => Promise<Story>) {
    this.#fetch = fetch;
  }

  /** What is new, behind what went before; what was taken back is forgotten. */
  add(happened: readonly Happening[], plies: number): void {
    const kept = plies - happened.length;
    if (kept < this.#plies) this.#cut(kept);
    for (const each of happened) this.#known.set(each.ply, each);
    this.#plies = plies;
  }

  /** Call when another person looks: their history is another one. */
  clear(): void {
    this.#cut(0);
    this.#plies = 0;
  }

  async story(from: number, to: number): Promise<readonly Happening[]> {
    for (;;) {
      const end = Math.min(to, this.#plies);
      const all = Array.from({ length: Math.max(0, end - from) }, (_, i) => this.#known.get(from + i));
      const first = all.indexOf(undefined);
      if (first < 0) return all as Happening[];
      const next = all.findIndex((each, i) => i > first && each !== undefined);
      const missing = { from: from + first, to: next < 0 ? end : from + next };
      if (!(await this.#recall(missing.from, missing.to))) return all.slice(0, first) as Happening[];
    }
  }

  /** Goes back until it knows the last turn of this seat, which the news begin after. */
  async recallTurnOf(seat: Seat): Promise<void> {
    for (let to = this.#begin; to > 0 && !this.tail.some((each) => each.seat === seat); to = this.#begin) {
      if (!(await this.#recall(Math.max(0, to - PART), to))) return;
    }
  }

  /** The latest happenings, without a gap. */
  get tail(): Happening[] {
    const begin = this.#begin;
    return Array.from({ length: this.#plies - begin }, (_, i) => this.#known.get(begin + i) as Happening);
  }

  /** What happened since the turn before of this seat, as far as it is known. */
  newsOf(seat: Seat): Span {
    const begin = this.#begin;
    const log = this.tail.map(({ seat: who }): MatchFile['log'][number] => [who === CHANCE ? 'chance' : who, '']);
    const { from, to } = sinceLastTurn(log, seat);
    return { from: begin + from, to: begin + to };
  }

  get #begin(): number {
    let begin = this.#plies;
    while (this.#known.has(begin - 1)) begin--;
    return begin;
  }

  /** False if there was nothing to be had. */
  async #recall(from: number, to: number): Promise<boolean> {
    const cuts = this.#cuts;
    const story = await this.#fetch(from, to);
    const { before, steps } = withSetup(story, story.setup);
    // What was taken back meanwhile may be in it; asked again, it is told as it is now.
    if (cuts !== this.#cuts) return true;
    for (const each of happeningsOf(story.from, before, steps)) this.#known.set(each.ply, each);
    return steps.length > 0;
  }

  #cut(plies: number): void {
    this.#cuts++;
    for (const ply of this.#known.keys()) if (ply >= plies) this.#known.delete(ply);
  }
}
