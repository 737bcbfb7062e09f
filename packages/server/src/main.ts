// Serves Ahu until it is told to end. What the environment can say stands in docs/hosting.md.
import { fileURLToPath } from 'node:url';
import { BadSetting, type Config, readConfig } from './config/config.ts';
import { serveAhu } from './serve.ts';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function config(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof BadSetting) refuse(error.message);
    throw error;
  }
}

const settings = config();
const { port, host } = settings;
const running = await serveAhu(folder, settings).catch((error: NodeJS.ErrnoException) =>
  refuse(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken, maybe by another Ahu. Choose another one: PORT=${port + 1} npm start`
      : `Ahu cannot be served at ${host}:${port}: ${error.message}`,
  ),
);
console.log(`Ahu is at ${running.address} (Ctrl-C ends it)`);

// The last resort: nothing is known to come here, and an error of one visitor must not end the server for all others.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error: unknown) => void running.services.faults.report(error, event));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await running.close();
    process.exit(0);
  });
}
