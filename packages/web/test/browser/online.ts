import type { Match, Seat } from '@ahu/core';
import { AUDIENCE, has, legalMoves } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import type { ServerMessage, Step, Story } from '@ahu/protocol';
import type { Running } from '@ahu/server';
import { shownView } from '@ahu/table';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Visitor } from './browser.ts';
import { Guest } from './table.ts';
import { byMouse } from './ways.ts';

declare global {
  interface Window {
    wires: WebSocket[];
    /** What the last frame said. */
    told: { readonly plies: number; readonly asked: boolean; readonly over: boolean } | undefined;
  }
}

/** Lets a test cut the wire, and know what came over it. Runs in the page. */
function watchWire(): void {
  window.wires = [];
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      window.wires.push(this);
      this.addEventListener('message', ({ data }) => {
        const message: ServerMessage = JSON.parse(data);
        if (message.kind !== 'frame') return;
        const { plies, waiting, seat, over } = message;
        window.plies = plies;
        window.told = { plies, asked: waiting.includes(seat), over };
      });
    }
  };
}

/** A person in a browser of their own; everything that reaches it is kept. */
export class Someone {
  readonly visitor: Visitor;
  readonly #site: Running;
  page: Page;
  /** What came over sockets and as answers of the API, as text. */
  readonly received: string[] = [];
  readonly #bodies: Promise<unknown>[] = [];
  #guest: Guest | undefined;

  private constructor(visitor: Visitor, site: Running) {
    this.visitor = visitor;
    this.#site = site;
    this.page = visitor.page;
    const listen = (page: Page): void => {
      // Several browsers at once are slower than one.
      page.setDefaultTimeout(30_000);
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => this.received.push(String(payload))),
      );
      page.on('response', (response) => {
        if (!response.url().includes('/api/')) return;
        // A page that is closed takes its answers with it.
        this.#bodies.push(
          response.text().then(
            (text) => this.received.push(text),
            () => {},
          ),
        );
      });
    };
    listen(this.page);
    visitor.context.on('page', listen);
  }

  static async arrive(browser: Browser, site: Running, options?: BrowserContextOptions): Promise<Someone> {
    const visitor = await Visitor.arrive(browser, site.address, options);
    await visitor.context.addInitScript(watchWire);
    return new Someone(visitor, site);
  }

  async ask<Answer>(path: string, data: object = {}): Promise<Answer> {
    const { context } = this.visitor;
    const response = await context.request.post(`/api${path}`, { data, headers: { origin: this.#site.address } });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  /** Coming back begins with an empty page. */
  async open(path: string): Promise<void> {
    if (this.page.isClosed()) this.page = await this.visitor.context.newPage();
    this.#guest = undefined;
    await this.page.goto(path);
  }

  told(): Promise<Window['told']> {
    return this.page.evaluate(() => window.told);
  }

  /** Presses one thing, once there is something to press; who is not asked any more needs not. */
  async press(game: GameId, seed: string): Promise<void> {
    this.#guest ??= new Guest(this.page, game, byMouse, seed);
    await this.page.waitForFunction(
      (offers) => !window.told?.asked || window.told.over || document.querySelector(offers),
      'section.prompt .answers button:enabled, .composer button:enabled, main [data-lit], main .lit',
    );
    const before = await this.told();
    if (!before?.asked || before.over) return;
    try {
      await this.#guest.press();
    } catch (error) {
      const now = await this.told();
      if (now?.plies === before.plies && now?.asked) throw error;
    }
  }

  /** All that came, when it has come. */
  async everything(): Promise<string[]> {
    await Promise.all(this.#bodies);
    return this.received;
  }
}

/** The asked player presses something, until the game is over or has `until` plies. */
export async function playTogether(people: readonly Someone[], game: GameId, until = Number.POSITIVE_INFINITY) {
  for (let waits = 0; waits < 600; ) {
    const told = await Promise.all(people.map((person) => person.told()));
    if (told.every((each) => each?.over || (each?.plies ?? 0) >= until)) return;
    const asked = people.find((_, i) => told[i]?.asked);
    if (asked) await asked.press(game, `${game} ${people.indexOf(asked)}`);
    else await new Promise((resolve) => setTimeout(resolve, 50));
    waits = asked ? 0 : waits + 1;
  }
  throw new Error(`nobody was asked any more: ${JSON.stringify(await Promise.all(people.map((each) => each.told())))}`);
}

type Players = { readonly players: readonly Record<string, unknown>[] };

/** What lies hidden before others, by the names of the views. */
const HIDDEN: Readonly<Record<GameId, readonly string[]>> = {
  giants: ['reserve', 'bid'],
  'rapa-nui': ['offerings'],
  'rapa-nui-cards': ['hand', 'sacrifices'],
};

/** Everything that a viewer ever received is what the rules let them know, and nothing besides. */
export function audit(received: readonly string[], viewer: Seat, match: Match): number {
  const { game, log } = match;
  const state = game.start(match.seats.length, match.options);
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  /** The page keeps the setup: it comes once, beside views that lack it. */
  const { setup } = plain(game.view(state, viewer)) as { setup: unknown };
  const bareView = (): unknown => {
    const { setup: _, ...view } = plain(shownView(game.view(state, viewer))) as { setup?: unknown };
    return view;
  };
  const views = [bareView()];
  const moves = [viewer < match.seats.length ? legalMoves(game, state, viewer).map((move) => game.write(move)) : []];
  const seen = log.map(({ seat, move }) => {
    const witnessed = has(game.witnesses(state, seat, move), viewer);
    game.play(state, seat, move);
    views.push(bareView());
    moves.push(viewer < match.seats.length ? legalMoves(game, state, viewer).map((each) => game.write(each)) : []);
    return { seat, ...(witnessed && { notation: game.write(move) }) };
  });
  let checked = 0;
  const checkStory = (from: number, before: unknown, steps: readonly Step[]): void => {
    if (before !== undefined) expect(before).toEqual(views[from]);
    const told = steps.map(({ after: _, ...step }) => step);
    expect(told).toEqual(seen.slice(from, from + steps.length));
    expect(steps.map(({ after }) => after)).toEqual(views.slice(from + 1, from + 1 + steps.length));
    for (const view of [before, ...steps.map(({ after }) => after)]) {
      if (view !== undefined) checkHidden(view as Players, from + steps.length);
    }
    checked += steps.length;
  };
  const checkHidden = ({ players }: Players, ply: number): void => {
    if (match.over && ply > log.length - 40) return;
    const shown = players.flatMap((player, seat) =>
      seat === viewer ? [] : HIDDEN[game.id as GameId].filter((key) => player[key] !== null),
    );
    expect(shown).toEqual([]);
  };
  for (const text of received) {
    const message: ServerMessage | Story | null = JSON.parse(text);
    if (message === null) continue;
    if (!text.includes('"status":"over"') && !text.includes('"format":"ahu-match"'))
      expect(text).not.toContain(match.seed);
    if ('setup' in message) expect(message.setup).toEqual(setup);
    if ('kind' in message && message.kind === 'frame') {
      expect(message.seat).toBe(viewer);
      expect(Object.keys(message).filter((key) => !FRAME.includes(key))).toEqual([]);
      // What lies open at the end is told when the game is over, and not before.
      expect('open' in message && !message.over).toBe(false);
      checkStory(message.from, message.before, message.steps);
      expect(message.moves).toEqual(moves[message.plies]);
    } else if ('steps' in message) checkStory(message.from, message.before, message.steps);
  }
  return checked;
}

const FRAME = [
  ...['kind', 'table', 'seq', 'seat', 'from', 'plies', 'before', 'steps', 'moves', 'waiting', 'winners', 'over'],
  ...['setup', 'canTakeBack', 'undoStop', 'clocks', 'seats', 'open'],
];

export { AUDIENCE };
