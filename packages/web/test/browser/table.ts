import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sfc32 } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { Page } from 'playwright-core';
import { look, type Offer, type Sight } from './look.ts';
import { temptations } from './tastes.ts';
import { byKeys, type Press } from './ways.ts';

/** More presses without a move than any choice needs. */
const PATIENCE = 150;

function choose(game: GameId, offers: readonly Offer[], random: Sfc32): Offer {
  const weights = temptations(game, offers);
  let left = (random.below(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = offers.find((_, i) => {
    left -= weights[i];
    return left < 0;
  });
  return chosen ?? offers[offers.length - 1];
}

/** A guest at a table who presses what is lit, now this and now that, until a game is over. */
export class Guest {
  readonly #page: Page;
  readonly #game: GameId;
  readonly #press: Press;
  readonly #random: Sfc32;

  constructor(page: Page, game: GameId, press: Press, seed: string) {
    this.#page = page;
    this.#game = game;
    this.#press = press;
    this.#random = new Sfc32(seed);
  }

  /** Plays until the score sheet is open, or until the log has `until` plies. */
  async play(until = Number.POSITIVE_INFINITY): Promise<void> {
    let moved = 0;
    for (let presses = 0, since = 0; ; presses++) {
      const sight = await this.#look();
      if (sight.over || sight.plies >= until) return;
      if (sight.plies > moved) since = presses;
      moved = sight.plies;
      if (presses - since > PATIENCE) await this.#fail(`${PATIENCE} presses and no move at "${sight.question}"`);
      await this.#answer(sight);
    }
  }

  /** Presses one thing, if there is anything to press. */
  async press(): Promise<void> {
    const sight = await this.#look();
    if (!sight.over) await this.#answer(sight);
  }

  async #answer({ offers }: Sight): Promise<void> {
    const offer = choose(this.#game, offers, this.#random);
    const lists = this.#press === byKeys && offer.where !== 'hand-over' && this.#random.below(8) === 0;
    const pressed = !lists && (await this.#press(this.#page, offer));
    if (!pressed && this.#press === byKeys) await this.#chooseFromList();
  }

  /** M, a few times down, Enter, and Enter again on the word that plays it. */
  async #chooseFromList(): Promise<void> {
    // A question may still stand there: what lies below it on the board is let go of first.
    while (await this.#page.locator('aside .moves').count()) await this.#page.keyboard.press('Escape');
    await this.#page.keyboard.press('m');
    await this.#page.locator('aside input:focus').waitFor();
    for (let down = 1 + this.#random.below(6); down > 0; down--) await this.#page.keyboard.press('ArrowDown');
    if (await this.#page.locator('aside li button:focus').count()) {
      await this.#page.keyboard.press('Enter');
      await this.#page.locator('aside .primary:focus').waitFor();
      await this.#page.keyboard.press('Enter');
    } else await this.#page.keyboard.press('Escape');
  }

  async #look(): Promise<Sight> {
    try {
      return await look(this.#page);
    } catch (error) {
      return this.#fail((error as Error).message);
    }
  }

  async #fail(why: string): Promise<never> {
    const path = join(tmpdir(), `ahu-stuck-${this.#game}-${this.#press.name}.png`);
    await this.#page.screenshot({ path });
    throw new Error(`${why}; see ${path}`);
  }
}
