import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino, stdSerializers } from 'pino';
import { appOf } from './app.ts';
import type { Config } from './config/config.ts';
import { bound, serverOptions } from './http/http-server.ts';
import { type House, openHouse } from './services/services.ts';
import { openSockets } from './socket/sockets.ts';

export interface Running {
  readonly address: string;
  readonly house: House;
  close(): Promise<void>;
}

/** Serves the web app in `folder` with everything behind it; port 0 takes any free one. */
export async function serveAhu(folder: string, config: Config): Promise<Running> {
  const house = await openHouse(config, pino({ level: config.logLevel, serializers: { error: stdSerializers.err } }));
  try {
    const { server, port } = await listen(folder, house);
    const sockets = openSockets(server, house);
    return {
      address: `http://${config.host}:${port}`,
      house,
      async close() {
        sockets.close();
        await new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
        await house.close();
      },
    };
  } catch (error) {
    await house.close();
    throw error;
  }
}

function listen(folder: string, house: House): Promise<{ server: Server; port: number }> {
  const { port, host: hostname } = house.config;
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: appOf(folder, house).fetch, port, hostname, serverOptions }, (info: AddressInfo) =>
      resolve({ server, port: info.port }),
    ) as Server;
    bound(server);
    server.on('error', reject);
  });
}
