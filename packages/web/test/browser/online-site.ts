import type { Running } from '@ahu/server';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { GameId } from '../../src/games/registry.ts';
import { openBrowser, PHONE } from './browser.ts';
import { Someone } from './online.ts';
import { freeNames, openSite } from './site.ts';

/** A clock that does not run out during a test. */
export const LIVE = { pace: 'live', bank: 3600, increment: 10 } as const;

interface TableOptions {
  readonly game?: GameId;
  readonly clock?: object;
  /** Levels of the bots that sit there too. */
  readonly bots?: readonly string[];
  /** The screens of Hina and Tama. */
  readonly screens?: readonly [BrowserContextOptions?, BrowserContextOptions?];
}

/** Two people at a table that plays. */
interface Seated {
  readonly id: string;
  readonly hina: Someone;
  readonly tama: Someone;
  /** The id of Tama's account. */
  readonly tamaId: string;
}

/** A server and a browser for the tests of one file, and people at its tables. */
export class OnlineSite {
  #site: Running | undefined;
  #browser: Browser | undefined;

  constructor() {
    beforeAll(async () => {
      [this.#site, this.#browser] = await Promise.all([openSite(), openBrowser()]);
    });
    beforeEach(() => freeNames(this.server));
    afterAll(async () => {
      await this.#browser?.close();
      await this.#site?.close();
    });
  }

  get server(): Running {
    return this.#site as Running;
  }

  arrive(screen?: BrowserContextOptions): Promise<Someone> {
    return Someone.arrive(this.#browser as Browser, this.server, screen);
  }

  /** Hina and Tama begin a game and see it; Tama on a phone, unless said otherwise. */
  async sitDown({
    game = 'rapa-nui-cards',
    clock = LIVE,
    bots = [],
    screens = [],
  }: TableOptions = {}): Promise<Seated> {
    const [hina, tama] = [await this.arrive(screens[0]), await this.arrive(screens[1] ?? PHONE)];
    await hina.ask('/guest', { name: 'Hina' });
    const { id: tamaId } = await tama.ask<{ id: string }>('/guest', { name: 'Tama' });
    const seats = [{ kind: 'me' }, { kind: 'free' }, ...bots.map((level) => ({ kind: 'bot', level }))];
    const { id } = await hina.ask<{ id: string }>('/tables', { game, seats, options: {}, clock, open: true });
    await tama.ask(`/tables/${id}/sit`, { seat: 1 });
    await hina.ask(`/tables/${id}/start`);
    await Promise.all([hina, tama].map((person) => person.open(`/table/${id}`)));
    for (const { page } of [hina, tama]) await page.locator('section.prompt').waitFor();
    return { id, hina, tama, tamaId };
  }
}
