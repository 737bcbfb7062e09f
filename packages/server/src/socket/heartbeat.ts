import type { WebSocket } from 'ws';

/** Ends a socket that leaves a ping unanswered. Each has a beat of its own, so that thousands are not asked at once. */
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
