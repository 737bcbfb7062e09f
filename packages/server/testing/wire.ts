import { connect } from 'node:net';

/** What came back on one connection. */
export interface Reply {
  readonly text: string;
  /** Of every answer, in their order. */
  readonly statuses: readonly number[];
  /** The server did not end the connection, though the client had said that it was done. */
  readonly hangs: boolean;
}

interface Waits {
  /** Milliseconds without a byte after which the client closes its end. */
  readonly quiet?: number;
  /** Milliseconds after that until an open connection counts as hung. */
  readonly patience?: number;
  readonly localAddress?: string;
}

/** Sends bytes over a connection of their own, whatever they are, and reads until the server ends it. */
export function exchange(port: number, bytes: string | Buffer, waits: Waits = {}): Promise<Reply> {
  const { quiet = 2_000, patience = 30_000, localAddress } = waits;
  return new Promise((resolve, reject) => {
    let text = '';
    const host = '127.0.0.1';
    const socket = connect({ port, host, allowHalfOpen: true, ...(localAddress && { localAddress }) });
    const done = (hangs: boolean): void => {
      clearTimeout(silence);
      // A reset leaves no port waiting behind: thousands of these are made a second.
      socket.resetAndDestroy();
      resolve({ text, statuses: statusesIn(text), hangs });
    };
    const giveUp = (): void => {
      socket.end();
      silence = setTimeout(done, patience, true);
    };
    let silence = setTimeout(giveUp, quiet);
    socket.on('connect', () => socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      silence.refresh();
    });
    socket.on('end', () => done(false));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' || error.code === 'EADDRNOTAVAIL' ? reject(error) : done(false),
    );
  });
}

const statusesIn = (text: string): number[] =>
  Array.from(text.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
