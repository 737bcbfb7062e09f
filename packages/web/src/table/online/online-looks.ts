import { CHANCE, type Refusal } from '@ahu/core';
import { Engine } from '../../engine/engine.ts';
import type { Frame, Happening, Sheet } from '../../engine/frame.ts';
import type { Looks } from '../host.ts';
import type { HistoryCache } from './history-cache.ts';

/** Looks at a match that the server keeps: at what it told, and at the file of a match that is over. */
export class OnlineLooks implements Looks {
  readonly #table: string;
  readonly #present: () => Frame;
  readonly #history: HistoryCache;
  readonly #onTrouble: () => void;
  /** The last move that the server refused by a rule. */
  refused: Refusal | undefined;
  /** Comes when it is first needed. */
  #engine: Engine | undefined;

  constructor(table: string, present: () => Frame, history: HistoryCache, onTrouble: () => void) {
    this.#table = table;
    this.#present = present;
    this.#history = history;
    this.#onTrouble = onTrouble;
  }

  /** The server says why with its refusal. */
  refusal = async (): Promise<Refusal | undefined> => this.refused;

  past = async (plies: number): Promise<Frame> => {
    const frame = this.#present();
    const [happening, next] = await this.story(plies - 1, plies + 1);
    if (!happening) return { ...frame, moves: [], canUndo: false, happened: [] };
    const asked = next === undefined ? frame.waiting : next.seat === CHANCE ? [] : [next.seat];
    return {
      ...frame,
      plies,
      view: happening.after,
      moves: [],
      waiting: asked,
      over: false,
      winners: [],
      canUndo: false,
      happened: [happening],
    };
  };

  story = async (from: number, to: number): Promise<readonly Happening[]> => {
    try {
      return await this.#history.story(from, to);
    } catch {
      this.#onTrouble();
      return [];
    }
  };

  sheet = async (): Promise<Sheet> => {
    const { matchOf } = await import('./finished.ts');
    await this.#worker.ask('open', [await matchOf(this.#table)]);
    return this.#worker.ask('sheet', []);
  };

  close(): void {
    this.#engine?.close();
  }

  get #worker(): Engine {
    this.#engine ??= new Engine();
    return this.#engine;
  }
}
