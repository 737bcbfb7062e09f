import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { EXIT, Failure } from '../failure.ts';
import { WHERE, withServerStore } from '../server-store.ts';
import { print } from '../terminal.ts';

export const backup = new Command('backup')
  .description('write everything that a server keeps into one file, while it goes on')
  .argument('<file>', 'a new file')
  .addHelpText('after', `${WHERE}\n\nExample:\n  ahu backup ahu-2026-11-30.jsonl`)
  .action(async (path: string) => {
    if (existsSync(path)) throw new Failure(EXIT.file, `${path} exists already; choose another name`);
    const rows = await withServerStore(async (server, store) => {
      const file = createWriteStream(path, { flags: 'wx' });
      const failed = once(file, 'error').then(([error]) => {
        throw new Failure(EXIT.file, `${path}: ${error.message}`, { cause: error });
      });
      failed.catch(() => {});
      const written = await server.backup(store, async (line) => {
        if (!file.write(`${line}\n`)) await Promise.race([once(file, 'drain'), failed]);
      });
      file.end();
      await Promise.race([finished(file), failed]);
      return written;
    });
    print([`${rows} rows are in ${path}`]);
  });

export const restore = new Command('restore')
  .description('fill a new server with a backup: all of it, or nothing')
  .argument('<file>', 'made by "ahu backup"')
  .addHelpText('after', `${WHERE}\n\nExample:\n  AHU_DATA=./new ahu restore ahu-2026-11-30.jsonl`)
  .action(async (path: string) => {
    if (!existsSync(path)) throw new Failure(EXIT.file, `${path}: there is no such file`);
    const rows = await withServerStore((server, store) =>
      server.restore(store, createInterface({ input: createReadStream(path) })).catch((error) => {
        if (!(error instanceof server.BadBackup)) throw error;
        throw new Failure(EXIT.file, `${path}: ${error.message}; nothing was changed`, { cause: error });
      }),
    );
    print([`${rows} rows are restored`]);
  });
