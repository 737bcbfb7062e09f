/** The page's own sources in Node, as Vite compiles them: what is typed is understood by the code that a browser runs. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { GameId } from '@ahu/games/list';
import type { Language } from '@ahu/protocol/languages';
import { createServer, type ViteDevServer } from 'vite';
import type { Asking } from '../../src/games/contract/asking.ts';
import type { Kit } from '../../src/games/contract/kit.ts';
import type { Commands } from '../../src/table/commands.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export interface CompiledPage {
  readonly Commands: typeof Commands;
  load(game: GameId): Promise<{ kit: Kit; asking: Asking }>;
  speak(language: Language): Promise<void>;
  close(): Promise<void>;
}

/** What the page fetches from the folder that it is served from. */
const served = async (path: string | URL | Request): Promise<Response> =>
  new Response(
    await readFile(String(path).startsWith('/@fs/') ? String(path).slice('/@fs'.length) : join(ROOT, String(path))),
  );

/** Loads the sources; `speak` sets the language of the document, so that there has to be one. */
export async function compilePage(): Promise<CompiledPage> {
  Object.assign(globalThis, { fetch: served, document: { documentElement: { dataset: {} } } });
  const vite: ViteDevServer = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    root: ROOT,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  const source = <Module>(path: string): Promise<Module> => vite.ssrLoadModule(`/src/${path}`) as Promise<Module>;
  const { Commands } = await source<{ Commands: CompiledPage['Commands'] }>('table/commands.ts');
  const { speak } = await source<{ speak: CompiledPage['speak'] }>('platform/words/catalogue.svelte.ts');
  return {
    Commands,
    speak,
    load: async (game) => ({
      ...(await source<{ kit: Kit }>(`games/${game}/kit.ts`)),
      ...(await source<{ asking: Asking }>(`games/${game}/asking/index.ts`)),
    }),
    close: () => vite.close(),
  };
}
