import type { Locator, Page } from 'playwright-core';
import { look } from './look.ts';
import { byKeys, byTouch, type Press, tabTo } from './ways.ts';

/** A learner who has never read the rules: does what the coach asks, and presses what is lit for it. */
export class Learner {
  readonly page: Page;
  readonly coach: Locator;
  readonly #press: Press;

  constructor(page: Page, press: Press) {
    this.page = page;
    this.coach = page.getByRole('region', { name: 'Your coach' });
    this.#press = press;
  }

  /** By keys the focus is there. */
  async next(): Promise<void> {
    if (this.#press === byKeys) await this.page.keyboard.press('Enter');
    else await this.#hit(this.coach.getByRole('button', { name: 'Next' }));
  }

  async ask(name: string): Promise<void> {
    if (this.#press === byKeys) {
      await tabTo(this.page, name, 'Shift+Tab');
      await this.page.keyboard.press('Enter');
    } else await this.#hit(this.coach.getByRole('button', { name }));
  }

  /** Presses what is offered, one after the other, by the beginnings of its names. */
  async make(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const { offers } = await look(this.page);
      const called = offers.filter((each) => each.name.startsWith(name));
      const offer = called.find(({ where }) => where === 'answer') ?? called[0];
      if (!offer) throw new Error(`no ${name} among ${offers.map((each) => each.name).join(' · ')}`);
      if (!(await this.#press(this.page, offer))) throw new Error(`no way to ${name}`);
    }
  }

  /** Presses something that is not lit, by its light. */
  async stray(light: string): Promise<void> {
    await this.#hit(this.page.locator(`[data-light="${light}"]`).first());
  }

  #hit(thing: Locator): Promise<void> {
    return this.#press === byTouch ? thing.tap() : thing.click();
  }
}
