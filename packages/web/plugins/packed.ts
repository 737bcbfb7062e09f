import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;
/** What is shorter fits into one packet as it is. */
const SHORTEST = 1_000;

/** One more takes twice as long and saves a hundredth. */
const TIGHT = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const PACKERS: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(text, TIGHT),
  gz: promisify<Buffer, Buffer>(gzip),
};

/** Writes every text packed beside it so that the server has nothing to do but to send it. */
export function packed(): Plugin {
  return {
    name: 'ahu-packed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => pack(join(dir, file))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < SHORTEST) return;
  for (const [ending, packer] of Object.entries(PACKERS)) await writeFile(`${path}.${ending}`, await packer(text));
}
