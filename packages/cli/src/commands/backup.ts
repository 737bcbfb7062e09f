import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type * as Server from '@ahu/server';
import { Command } from 'commander';
import { serverPlace, WHERE } from '../server/server-store.ts';
import { keepHeapSmall } from '../server/small-heap.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { counter } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const backup = new Command('backup')
  .description('write everything that a server keeps into one file, while it goes on')
  .argument('<file>', 'a new file; packed if its name ends with .gz')
  .addHelpText('after', `${WHERE}\n\nExample:\n  ahu backup ahu-2026-11-30.jsonl.gz`)
  .action(async (path: string) => {
    // A low priority, so that moves of players come first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    keepHeapSmall();
    const server = await import('@ahu/server');
    const stop = new AbortController();
    for (const signal of SIGNALS) process.once(signal, () => stop.abort());
    const { show, clear } = counter('rows');
    const rows = await server
      .backUpTo(path, serverPlace(server), show, stop.signal)
      .catch((error) => fail(server, error, path, 'no backup was made'))
      .finally(clear);
    print([`${rows} rows are in ${path}`]);
  });

export const restore = new Command('restore')
  .description('fill a new server with a backup: all of it, or nothing')
  .argument('<file>', 'made by "ahu backup"')
  .addHelpText('after', `${WHERE}\n\nExample:\n  AHU_DATA=./new ahu restore ahu-2026-11-30.jsonl.gz`)
  .action(async (path: string) => {
    if (!existsSync(path)) throw new Failure(EXIT.file, `${path}: there is no such file`);
    keepHeapSmall();
    const server = await import('@ahu/server');
    const { show, clear } = counter('rows');
    const { rows, nuls } = await server
      .restoreFrom(path, serverPlace(server), show)
      .catch((error) => fail(server, error, path, 'nothing was changed'))
      .finally(clear);
    print([`${rows} rows are restored`]);
    if (nuls > 0) print([`in ${nuls} texts the character NUL, which PostgreSQL cannot keep, is now U+FFFD`]);
  });

function fail({ WrongDatabase }: typeof Server, error: Error, path: string, outcome: string): never {
  if (error.name === 'AbortError') throw new Failure(EXIT.interrupted, `interrupted; ${outcome}`);
  const where = error instanceof WrongDatabase ? "the server's database cannot be used" : path;
  const what = error.message.startsWith(path) ? error.message : `${where}: ${error.message}`;
  throw new Failure(EXIT.file, `${what}; ${outcome}`, { cause: error });
}
