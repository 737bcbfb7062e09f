import type { WebSocket } from 'ws';

/** Ends a socket that leaves a ping unanswered. Each has a beat of its own: thousands asked at once hold up every move. */
export function keepBeating(socket: WebSocket, every: number): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const beat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, every);
  socket.on('close', () => clearInterval(beat));
}
