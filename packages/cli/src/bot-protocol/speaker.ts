/** The bot's side of the protocol, for Ahu's own bots. */
import { type Bot, type Game, type Move, Sfc32 } from '@ahu/core';
import type { GameManifest } from '../games/contract/manifest.ts';
import { type FromBot, PROTOCOL, readToBot, type ToBot } from './messages.ts';

export interface Limits {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** Makes a bot for a table; limits are those of the decision at hand. */
export type MakeBot = (manifest: GameManifest, seats: number, limits: () => Limits) => Bot;

interface Match {
  readonly bot: Bot;
  readonly game: Game;
  readonly seat: number;
  readonly seed: string;
}

/** Answers one message after the other. */
export class Speaker {
  readonly #name: string;
  readonly #findGame: (game: string) => GameManifest;
  readonly #makeBot: MakeBot;
  #limits: Limits = {};
  #match: Match | undefined;

  constructor(name: string, findGame: (game: string) => GameManifest, makeBot: MakeBot) {
    this.#name = name;
    this.#findGame = findGame;
    this.#makeBot = makeBot;
  }

  /** Undefined where there is nothing to say. What it cannot do is an error that it says. */
  answer(line: string): FromBot | undefined {
    try {
      return this.#answer(readToBot(line));
    } catch (error) {
      return { type: 'error', message: (error as Error).message };
    }
  }

  #answer(message: ToBot): FromBot | undefined {
    switch (message.type) {
      case 'hello':
        return { type: 'hello', protocol: PROTOCOL, name: this.#name };
      case 'game':
        this.#sit(message);
        return { type: 'ready' };
      case 'saw':
        this.#see(message);
        return undefined;
      case 'choose':
        return { type: 'move', id: message.id, move: this.#choose(message) };
      case 'bye':
        return undefined;
    }
  }

  #sit({ game: id, seats, seat, seed }: Extract<ToBot, { type: 'game' }>): void {
    const manifest = this.#findGame(id);
    const bot = this.#makeBot(manifest, seats, () => this.#limits);
    this.#match = { bot, game: manifest.game, seat, seed };
  }

  get #now(): Match {
    if (this.#match === undefined) throw new Error('no game has begun');
    return this.#match;
  }

  #see({ seat, move }: Extract<ToBot, { type: 'saw' }>): void {
    const { bot, game, seat: viewer } = this.#now;
    const seen = move === undefined ? undefined : this.#read(game, move);
    bot.sees?.(viewer, seat, seen);
  }

  #choose({ id, view, moves, iterations, milliseconds }: Extract<ToBot, { type: 'choose' }>): string {
    const { bot, game, seat, seed } = this.#now;
    this.#limits = { ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) };
    const legal = moves.map((move) => this.#read(game, move));
    return game.write(bot.choose(view, seat, legal, new Sfc32(`${seed} ${id}`)));
  }

  #read(game: Game, notation: string): Move {
    const move = game.read(notation);
    if (move === undefined) throw new Error(`"${notation}" is no move of ${game.id}`);
    return move;
  }
}
