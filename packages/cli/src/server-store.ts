import type * as Server from '@ahu/server';
import { EXIT, Failure, wrongUsage } from './failure.ts';

/** For the help of those commands. */
export const WHERE = `
The server's database is found as the server finds it: by DATABASE_URL, or in the folder AHU_DATA (./data).`;

/** The server's code is loaded by those commands alone that need it; all others start faster without. */
export async function withServerStore<Result>(
  use: (server: typeof Server, store: Server.Store) => Promise<Result>,
): Promise<Result> {
  const server = await import('@ahu/server');
  const store = await open(server);
  try {
    return await use(server, store);
  } finally {
    await store.close();
  }
}

/** The store of the server that this environment describes. */
async function open({ BadSetting, openStore, readConfig }: typeof Server): Promise<Server.Store> {
  try {
    return await openStore(readConfig(process.env), () => {});
  } catch (error) {
    if (error instanceof BadSetting) throw wrongUsage(error.message);
    throw new Failure(EXIT.file, `the server's database cannot be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
