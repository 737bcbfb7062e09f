import type { WebSocket } from 'ws';

/** Milliseconds before the lag of a socket is measured anew. */
const AGAIN = 5_000;
/** How many measurements count; the lowest is taken, since one slow answer says little. */
const COUNT = 3;

/** Measures the round trip to a client by pings, which browsers answer by themselves. */
export class LagMeter {
  readonly #socket: WebSocket;
  readonly #measured: number[] = [];
  #pings = 0;
  #sent = Number.NEGATIVE_INFINITY;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', (data) => {
      if (String(data) !== this.#name) return;
      this.#measured.push(performance.now() - this.#sent);
      if (this.#measured.length > COUNT) this.#measured.shift();
    });
  }

  /** In whole milliseconds; 0 while nothing is known. */
  get milliseconds(): number {
    return this.#measured.length === 0 ? 0 : Math.floor(Math.min(...this.#measured));
  }

  /** Measures, unless that was done a moment ago. */
  measure(): void {
    if (this.#socket.readyState !== this.#socket.OPEN || performance.now() - this.#sent < AGAIN) return;
    this.#pings++;
    this.#sent = performance.now();
    this.#socket.ping(this.#name);
  }

  get #name(): string {
    return `lag ${this.#pings}`;
  }
}
