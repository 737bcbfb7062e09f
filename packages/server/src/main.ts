// Serves Ahu until it is told to end: PORT (8700) and HOST (localhost) say where.
import { fileURLToPath } from 'node:url';
import { type Running, serveAhu } from './serve.ts';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const port = Number(process.env.PORT ?? 8700);
const host = process.env.HOST ?? 'localhost';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  refuse(`PORT is ${JSON.stringify(process.env.PORT)}; expected a number from 0 to 65535.`);
}

const running: Running = await serveAhu(folder, port, host).catch((error: NodeJS.ErrnoException) =>
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken, maybe by another Ahu. Choose another one: PORT=${port + 1} npm start`
      : `Ahu cannot be served at ${host}:${port}: ${error.message}`,
  ),
);
console.log(`Ahu is at ${running.address} (Ctrl-C ends it)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await running.close();
    process.exit(0);
  });
}
