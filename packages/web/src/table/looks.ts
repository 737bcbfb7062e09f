import type { Refusal, Seat } from '@ahu/core';
import type { Engine } from '../engine/engine.ts';
import type { Frame, Happening, Sheet } from '../engine/frame.ts';
import type { Looks } from './table-session.ts';

/** Looks at the match that a worker keeps. */
export class LocalLooks implements Looks {
  readonly #engine: Engine;
  readonly #viewer: () => Seat;

  constructor(engine: Engine, viewer: () => Seat) {
    this.#engine = engine;
    this.#viewer = viewer;
  }

  refusal = (notation: string): Promise<Refusal | undefined> => this.#engine.ask('refusal', [this.#viewer(), notation]);

  preview = (notation: string): Promise<Happening> => this.#engine.ask('preview', [this.#viewer(), notation]);

  past = async (plies: number): Promise<Frame> => ({
    ...(await this.#engine.ask('frame', [this.#viewer(), plies - 1, plies])),
    moves: [],
    canUndo: false,
  });

  story = async (from: number, to: number): Promise<readonly Happening[]> =>
    (await this.#engine.ask('frame', [this.#viewer(), from, to])).happened;

  sheet = (): Promise<Sheet> => this.#engine.ask('sheet', []);
}
