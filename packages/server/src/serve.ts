import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino, stdSerializers } from 'pino';
import { appOf } from './app.ts';
import type { Config } from './config/config.ts';
import { bound, serverOptions } from './http/http-server.ts';
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
  const { port, host: hostname } = services.config;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: appOf(folder, services).fetch, port, hostname, serverOptions }, (info: AddressInfo) =>
      resolve({ server, port: info.port }),
    ) as Server;
    bound(server);
    server.on('error', reject);
  });
}
