import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** From the client to the server, or back. */
export type Way = 'there' | 'back';
const BOTH: readonly Way[] = ['there', 'back'];

/** What becomes of the connections of before when a cut is healed. */
export type Healing =
  /** What was sent meanwhile arrives, as TCP sends it again. */
  | 'resume'
  /** Nothing passes on them ever again, and neither end is told: as behind a firewall that forgot them. */
  | 'forget'
  /** Both ends are told that they are broken. */
  | 'reset';

/** How a link is at the moment. */
interface State {
  cut: readonly Way[];
  /** Milliseconds. */
  delay: number;
  refuses: boolean;
}

/** A wire on loopback between a client and a server: it can be cut in silence, slowed down, refuse, and be healed. */
export class Link {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #listener: Server;
  readonly #connections = new Set<Connection>();
  readonly #state: State = { cut: [], delay: 0, refuses: false };

  private constructor(host: string, port: number) {
    this.#target = { host, port };
    this.#listener = createServer({ allowHalfOpen: true, noDelay: true }, (client) => this.#join(client));
  }

  /** Leads to the host and port of an address. */
  static async to(url: string): Promise<Link> {
    const { hostname, port } = new URL(url);
    const link = new Link(hostname, Number(port));
    link.#listener.listen(0, '127.0.0.1');
    await once(link.#listener, 'listening');
    return link;
  }

  /** The same address by way of this link. */
  through(url: string): string {
    const { port } = this.#listener.address() as AddressInfo;
    return url.replace(new URL(url).host, `127.0.0.1:${port}`);
  }

  /** From now on nothing passes, and nobody is told. Connections that are opened meanwhile hang too. */
  cut(ways: readonly Way[] = BOTH): void {
    this.#state.cut = ways;
    for (const connection of this.#connections) connection.goOn();
  }

  /** Breaks all connections, and every new one at once. */
  refuse(): void {
    this.#state.refuses = true;
    for (const connection of this.#connections) connection.reset();
  }

  /** Delays everything by this many milliseconds, in order. */
  slow(milliseconds: number): void {
    this.#state.delay = milliseconds;
  }

  heal(how: Healing = 'resume'): void {
    const wasCut = this.#state.cut.length > 0;
    Object.assign(this.#state, { cut: [], delay: 0, refuses: false });
    for (const connection of this.#connections) {
      if (wasCut && how === 'reset') connection.reset();
      else if (wasCut && how === 'forget') connection.forget();
      else connection.goOn();
    }
  }

  async close(): Promise<void> {
    const closed = once(this.#listener, 'close');
    this.#listener.close();
    for (const connection of this.#connections) connection.reset();
    await closed;
  }

  #join(client: Socket): void {
    if (this.#state.refuses) {
      client.on('error', () => {});
      return void client.resetAndDestroy();
    }
    const server = connect({ ...this.#target, allowHalfOpen: true, noDelay: true });
    const connection = new Connection(client, server, this.#state);
    this.#connections.add(connection);
    for (const socket of [client, server]) {
      socket.on('close', () => client.destroyed && server.destroyed && this.#connections.delete(connection));
    }
  }
}

/** The two ends of one connection through a link, and a lane for each way. */
class Connection {
  readonly #ends: readonly Socket[];
  readonly #lanes: readonly Lane[];

  constructor(client: Socket, server: Socket, state: State) {
    this.#ends = [client, server];
    this.#lanes = [new Lane('there', client, server, state), new Lane('back', server, client, state)];
  }

  goOn(): void {
    for (const lane of this.#lanes) lane.goOn();
  }

  forget(): void {
    for (const lane of this.#lanes) lane.forget();
  }

  reset(): void {
    for (const socket of this.#ends) if (!socket.destroyed) socket.resetAndDestroy();
  }
}

/** What one end sends, until it has arrived at the other. */
class Lane {
  readonly #way: Way;
  readonly #from: Socket;
  readonly #state: State;
  readonly #queue: { readonly due: number; deliver(): void }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #forgotten = false;

  constructor(way: Way, from: Socket, to: Socket, state: State) {
    this.#way = way;
    this.#from = from;
    this.#state = state;
    from.on('data', (chunk) => this.#push(() => to.write(chunk)));
    from.on('end', () => this.#push(() => to.end()));
    from.on('error', () => this.#push(() => to.resetAndDestroy()));
    this.goOn();
  }

  goOn(): void {
    // While the lane is cut, what is sent piles up at its sender.
    if (this.#forgotten || this.#state.cut.includes(this.#way)) return void this.#from.pause();
    this.#from.resume();
    this.#deliver();
  }

  forget(): void {
    this.#forgotten = true;
    this.goOn();
  }

  #push(deliver: () => void): void {
    this.#queue.push({ due: Date.now() + this.#state.delay, deliver });
    this.#deliver();
  }

  #deliver(): void {
    clearTimeout(this.#timer);
    while (!this.#forgotten && !this.#state.cut.includes(this.#way)) {
      const wait = (this.#queue[0]?.due ?? Number.NaN) - Date.now();
      if (wait > 0) this.#timer = setTimeout(() => this.#deliver(), wait);
      if (!(wait <= 0)) return;
      this.#queue.shift()?.deliver();
    }
  }
}
