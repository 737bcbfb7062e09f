import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { appOf } from './app.ts';

export interface Running {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the web app in `folder`; port 0 takes any free one. Rejects if the port is taken. */
export function serveAhu(folder: string, port: number, hostname = 'localhost'): Promise<Running> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: appOf(folder).fetch, port, hostname }, (info: AddressInfo) =>
      resolve({ address: `http://${hostname}:${info.port}`, close }),
    );
    server.on('error', reject);
    const close = (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
  });
}
