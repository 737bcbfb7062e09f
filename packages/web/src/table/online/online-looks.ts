import { CHANCE, type Refusal } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import { Engine } from '../../engine/engine.ts';
import type { Frame, Happening, Sheet } from '../../engine/frame.ts';
import type { Looks } from '../table-session.ts';
import type { Chronicle } from './chronicle.ts';

interface Seen {
  readonly game: GameId;
  readonly frame: Frame;
}

/** Looks at a match that the server keeps: from the viewer's own views, and from a worker who knows nothing else. */
export class OnlineLooks implements Looks {
  readonly #table: string;
  readonly #seen: () => Seen;
  readonly #chronicle: Chronicle;
  readonly #onTrouble: () => void;
  /** Comes when it is first needed. */
  #engine: Engine | undefined;

  constructor(table: string, seen: () => Seen, chronicle: Chronicle, onTrouble: () => void) {
    this.#table = table;
    this.#seen = seen;
    this.#chronicle = chronicle;
    this.#onTrouble = onTrouble;
  }

  refusal = (notation: string): Promise<Refusal | undefined> => {
    const { game, frame } = this.#seen();
    return this.#worker.ask('refusalIn', [game, frame.view, frame.viewer, notation]);
  };

  preview = (notation: string): Promise<Happening> => {
    const { game, frame } = this.#seen();
    return this.#worker.ask('imagine', [game, frame.view, { ply: frame.plies, seat: frame.viewer, notation }]);
  };

  past = async (plies: number): Promise<Frame> => {
    const { frame } = this.#seen();
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
      return await this.#chronicle.story(from, to);
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
