import { AUDIENCE, type MatchFile, type Seat } from '@ahu/core';
import { isGameId } from '@ahu/games/list';
import { Engine } from '../../engine/engine.ts';
import type { Eyes, Frame } from '../../engine/frame.ts';
import type { Kit } from '../../games/contract/kit.ts';
import { loadKit } from '../../games/registry.ts';
import { duration } from '../../platform/settings.svelte.ts';
import { find } from '../../platform/storage/matches.ts';

/** Between two plies of a replay that runs. */
const BEAT = 900;
/** Whoever wants no motion still wants to read. */
const STILL_BEAT = 700;

/** A match of before, seen with somebody's eyes at any of its points. */
export class Replay {
  readonly id: string;
  readonly #engine = new Engine();
  kit: Kit | undefined = $state.raw();
  file: MatchFile | undefined = $state.raw();
  frame: Frame | undefined = $state.raw();
  over = $state(false);
  plies = $state(0);
  eyes: Eyes = $state(AUDIENCE);
  playing = $state(false);
  fault: string | undefined = $state();
  /** Of an online match: whether chance followed from the seed that was published at the start. */
  fair: boolean | undefined = $state();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;

  constructor(id: string) {
    this.id = id;
  }

  get names(): string[] {
    return this.file?.seats.map(({ name }) => name) ?? [];
  }

  get length(): number {
    return this.file?.log.length ?? 0;
  }

  /** Whose eyes may be used: before the end only those of the one person who plays, or the audience's. */
  get choices(): Eyes[] {
    const seats = this.file?.seats ?? [];
    const all = seats.map((_, seat): Seat => seat);
    if (this.over) return ['all', ...all, AUDIENCE];
    const people = all.filter((seat) => seats[seat].bot === undefined);
    return people.length === 1 ? [people[0], AUDIENCE] : [AUDIENCE];
  }

  async open(): Promise<void> {
    try {
      const found = (await find(this.id)) ?? (await this.#published());
      if (!found || !isGameId(found.file.game)) {
        this.fault = 'gone';
        return;
      }
      const [kit, { over }] = await Promise.all([loadKit(found.file.game), this.#engine.ask('open', [found.file])]);
      [this.kit, this.over] = [kit, over];
      this.file = await this.#engine.ask('file', []);
      this.eyes = this.choices[0];
      await this.#show();
      if ('seedHash' in found) this.fair = found.seedHash === (await this.#engine.ask('seedHash', []));
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** A table of the server, whose ids are no hexadecimal numbers. */
  async #published(): ReturnType<typeof import('../online/published.ts').published> {
    if (/^[0-9a-f]{16}$/.test(this.id)) return undefined;
    return (await import('../online/published.ts')).published(this.id);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#engine.close();
  }

  go = (plies: number): void => {
    this.plies = Math.max(0, Math.min(this.length, plies));
    void this.#show();
  };

  see = (eyes: Eyes): void => {
    this.eyes = eyes;
    void this.#show();
  };

  toggle = (): void => {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.plies === this.length) this.go(0);
    this.#beat();
  };

  #beat(): void {
    this.#timer = setTimeout(() => {
      this.go(this.plies + 1);
      if (this.plies === this.length) this.playing = false;
      else this.#beat();
    }, duration(BEAT) || STILL_BEAT);
  }

  /** Only the latest wish counts: a slider is faster than any worker. */
  async #show(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      while (this.file) {
        const { plies, eyes, frame: before } = this;
        const since = before && plies === before.plies + 1 ? before.plies : undefined;
        const frame = await this.#engine.ask('frame', [eyes, since, plies]);
        this.frame = { ...frame, moves: [], canUndo: false };
        if (plies === this.plies && eyes === this.eyes) break;
      }
    } catch (error) {
      this.fault = (error as Error).message;
    }
    this.#loading = false;
  }
}
