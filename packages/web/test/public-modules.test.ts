import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@ahu/games';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Bytes, packed with gzip. */
const LIMIT = 6_000;

interface Chunk {
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

async function bundleOf(game: string): Promise<Chunk> {
  const entry = fileURLToPath(import.meta.resolve(`@ahu/${game}/public`));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const [{ output }] = built as unknown as [{ output: readonly Chunk[] }];
  return output[0];
}

test.each(GAMES)('the public module of %s is light and has no engine', async (game) => {
  const { code, modules } = await bundleOf(game);
  expect(gzipSync(code).length).toBeLessThan(LIMIT);
  const used = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  const others = used.filter(([id]) => !id.includes(`/packages/${game}/src/public/`)).map(([id]) => id);
  expect(others.every((id) => id.endsWith('/packages/core/src/act-table.ts'))).toBe(true);
});
