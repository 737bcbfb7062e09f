import type * as Server from '@ahu/server';
import { EXIT, Failure, wrongUsage } from '../terminal/failure.ts';

/** For the help of those commands. */
export const WHERE = `
The server's database is found as the server finds it: by DATABASE_URL, or in the folder AHU_DATA (./data).`;

/**
 * The server's code is loaded by those commands alone that need it; all others start faster without. A database is
 * neither made nor changed to another version: that is for the server.
 */
export async function withServerStore<Result>(
  use: (server: typeof Server, store: Server.Store) => Promise<Result>,
): Promise<Result> {
  const server = await import('@ahu/server');
  const place = serverPlace(server);
  const store = await server
    .openStore(place, () => {}, 'existing')
    .catch((error: Error) => {
      throw new Failure(EXIT.file, `the server's database cannot be used: ${error.message}`, { cause: error });
    });
  try {
    return await use(server, store);
  } finally {
    await store.close();
  }
}

/** The settings of the server that this environment describes. */
export function serverPlace({ BadSetting, readConfig }: typeof Server): Server.Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof BadSetting) throw wrongUsage(error.message);
    throw error;
  }
}
