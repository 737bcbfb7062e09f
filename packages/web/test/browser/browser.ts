import { existsSync } from 'node:fs';
import type { Running } from '@ahu/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { watchWorkers } from './look.ts';
import { freeNames, openSite } from './site.ts';

/** Set by scripts/test.mjs; without a Chromium the browser tests are skipped, which is said there. */
export const CHROMIUM = process.env.CHROMIUM ?? '';

/** Tests wait for states. This bounds only how long one waits for a state that never comes. */
const PATIENCE = 60_000;

/** Draws pages as Chromium does and has no windows, which halves the time of tests; Debian has it beside Chromium. */
const SHELL = `${CHROMIUM}-headless-shell`;
const LIGHTEST = existsSync(SHELL) ? SHELL : CHROMIUM;

export const openBrowser = (executablePath = LIGHTEST): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync'],
    ],
  });

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** For tests of what works without network: others' pages do not fetch all of Ahu in the background. */
export const KEEPING: BrowserContextOptions = { ...DESKTOP, serviceWorkers: 'allow' };
const NOT_KEPT = 'Service Worker registration blocked by Playwright';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A visitor whose page may not fail, complain or talk to anybody else. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.#complaints.push(`failed: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== NOT_KEPT)
        this.#complaints.push(`console: ${message.text()}`);
    });
    context.on('request', (request) => {
      const url = request.url();
      const own = url.startsWith(address) || url.startsWith('data:') || url.startsWith('blob:');
      if (!own) this.#complaints.push(`request to ${url}`);
    });
  }

  /** Comes without any motion, which changes nothing but the time that tests take. */
  static async arrive(browser: Browser, address: string, options: BrowserContextOptions = DESKTOP): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: address,
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(watchWorkers);
    await context.addInitScript(() => {
      if (!localStorage.getItem('ahu-settings')) localStorage.setItem('ahu-settings', '{"speed":"off"}');
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return new Visitor(context, page, address);
  }

  /** What is refused on purpose is told on the console, too. */
  forgive(complaint: RegExp): void {
    const at = this.#complaints.findIndex((each) => complaint.test(each));
    expect(at, `nobody complained of ${complaint}`).toBeGreaterThanOrEqual(0);
    this.#complaints.splice(at, 1);
  }

  /** No console error, no failure, no request to another host since they came. */
  async leave(): Promise<void> {
    await this.context.close();
    expect(this.#complaints).toEqual([]);
  }
}

/** A site and a browser for the tests of one file. */
export function openHouse(
  env: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
  launch: () => Promise<Browser> = openBrowser,
): {
  arrive: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** As if everybody had signed in an hour ago. */
  anHourLater: () => Promise<void>;
} {
  let site: Running;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(await env()), launch()]);
  });
  beforeEach(() => freeNames(site));
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return {
    arrive: (options) => Visitor.arrive(browser, site.address, options),
    async anHourLater() {
      const signed_in = Date.now() - 3_600_000;
      await site.services.store.db.updateTable('session').set({ signed_in }).execute();
    },
  };
}
