import { AUDIENCE, type MatchFile, type Seat } from '@ahu/core';
import { isGameId } from '@ahu/games/list';
import { Engine } from '../../engine/engine.ts';
import type { Eyes, Frame, Happening } from '../../engine/frame.ts';
import type { Kit } from '../../games/contract/kit.ts';
import { loadKit } from '../../games/registry.ts';
import { duration } from '../../platform/settings.svelte.ts';
import { find } from '../../platform/storage/matches.ts';
import { decisionsOf, type Entry, entriesOf, type Mark, marksOf } from './story.ts';

/** Between two plies of a replay that runs. */
const BEAT = 900;
/** With motion switched off a replay still needs time for reading. */
const STILL_BEAT = 700;
/** More plies than this are jumped over, and not animated one after the other. */
const STRIDE = 12;

/** A kept match at any of its plies, as a chosen seat saw it. */
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
  /** All plies as the chosen eyes saw them; empty while they load. */
  #story: readonly Happening[] = $state.raw([]);
  readonly entries: readonly Entry[] = $derived(this.kit ? entriesOf(this.#story, this.kit, this.names) : []);
  readonly marks: readonly Mark[] = $derived(this.kit ? marksOf(this.#story, this.kit, this.names) : []);
  /** What led to the position that is shown; undefined at the start. */
  readonly entry: Entry | undefined = $derived(this.entries.findLast(({ plies }) => plies <= this.plies));
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

  /** The seat whose decisions are looked for: the one that looks, or the only person of the match. */
  get decider(): Seat | undefined {
    if (typeof this.eyes === 'number' && this.eyes !== AUDIENCE) return this.eyes;
    const people = this.names.flatMap((_, seat) => (this.file?.seats[seat].bot === undefined ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
  }

  get round(): number | undefined {
    return this.marks.findLast(({ plies }) => plies <= this.plies)?.round;
  }

  /** Whose eyes may be used: before the end only those of the one person who plays, or the audience's. */
  get choices(): Eyes[] {
    const seats = this.file?.seats ?? [];
    const all = seats.map((_, seat): Seat => seat);
    if (this.over) return ['all', ...all, AUDIENCE];
    const people = all.filter((seat) => seats[seat].bot === undefined);
    return people.length === 1 ? [people[0], AUDIENCE] : [AUDIENCE];
  }

  /** Opens the match after a number of plies. */
  async open(from = 0): Promise<void> {
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
      this.plies = Math.min(this.length, from);
      await this.#show();
      await this.#tell();
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

  /** One ply as these eyes saw it. */
  happening = async (eyes: Eyes, ply: number): Promise<Happening> =>
    (await this.#engine.ask('frame', [eyes, ply, ply + 1])).happened[0];

  see = (eyes: Eyes): void => {
    this.eyes = eyes;
    void this.#show();
    void this.#tell();
  };

  /** To the next thing that has words, or the one before. */
  step = (by: 1 | -1): void =>
    this.#jump(
      this.entries.map(({ plies }) => plies),
      by,
    );

  jumpRound = (by: 1 | -1): void =>
    this.#jump(
      this.marks.filter(({ stage }) => stage === undefined).map(({ plies }) => plies),
      by,
    );

  jumpDecision = (by: 1 | -1): void => this.#jump(decisionsOf(this.entries, this.decider), by);

  #jump(stops: readonly number[], by: 1 | -1): void {
    const isForward = by === 1;
    const next = isForward ? stops.find((plies) => plies > this.plies) : stops.findLast((plies) => plies < this.plies);
    this.go(next ?? (isForward ? this.length : 0));
  }

  toggle = (): void => {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.plies === this.length) this.go(0);
    this.#beat();
  };

  #beat(): void {
    this.#timer = setTimeout(() => {
      this.step(1);
      if (this.plies === this.length) this.playing = false;
      else this.#beat();
    }, duration(BEAT) || STILL_BEAT);
  }

  async #tell(): Promise<void> {
    const { eyes } = this;
    try {
      const { happened } = await this.#engine.ask('frame', [eyes, 0, this.length]);
      if (eyes === this.eyes) this.#story = happened;
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** Only the latest wish counts: a slider is faster than any worker. */
  async #show(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      while (this.file) {
        const { plies, eyes, frame: before } = this;
        const isNear = before && plies > before.plies && plies - before.plies <= STRIDE;
        const since = isNear ? before.plies : undefined;
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
