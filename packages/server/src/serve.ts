import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { pino, stdSerializers } from 'pino';
import { appOf } from './app.ts';
import type { Config } from './config/config.ts';
import { BACKLOG, bound, serverOptions } from './http/http-server.ts';
import { openServices, type Services } from './services/services.ts';
import { openSockets } from './socket/sockets.ts';

export interface Running {
  readonly address: string;
  readonly services: Services;
  close(): Promise<void>;
}

/** Serves the web app in `folder` with everything behind it; port 0 takes any free one. */
export async function serveAhu(folder: string, config: Config): Promise<Running> {
  const services = await openServices(
    config,
    pino({ level: config.logLevel, serializers: { error: stdSerializers.err } }),
  );
  try {
    const { server, port } = await listen(folder, services);
    const sockets = openSockets(server, services);
    return {
      address: `http://${config.host}:${port}`,
      services,
      async close() {
        sockets.close();
        await new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

function listen(folder: string, services: Services): Promise<{ server: Server; port: number }> {
  const { port, host } = services.config;
  const server = createAdaptorServer({ fetch: appOf(folder, services).fetch, hostname: host, serverOptions }) as Server;
  bound(server);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}
