import type { WebSocket } from 'ws';

/** Milliseconds that a client has to say hello. */
const PATIENCE = 10_000;

/** Ends a socket that never says hello; returns what to call when it has. */
export function expectHello(socket: WebSocket, within = PATIENCE): () => void {
  const silent = setTimeout(() => socket.close(1008, 'say hello first'), within);
  const stop = (): void => clearTimeout(silent);
  socket.on('close', stop);
  return stop;
}
