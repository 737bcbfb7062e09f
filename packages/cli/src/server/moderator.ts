import { userInfo } from 'node:os';
import type * as Server from '@ahu/server';
import { withServerStore } from './server-store.ts';

/** For the help of those commands. */
export const AUDITED = '\nEvery change is written into the audit log with the name of your account on this machine.';

/** The moderation of a server in the name of the operator who runs the command. */
export const moderating = <Result>(
  use: (moderation: Server.Moderation, server: typeof Server, store: Server.Store) => Promise<Result>,
): Promise<Result> =>
  withServerStore((server, store) => use(new server.Moderation(store, userInfo().username), server, store));

export const minute = (time: number): string => new Date(time).toISOString().slice(0, 16);
