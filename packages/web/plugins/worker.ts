import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ENGINE = join(import.meta.dirname, '../src/engine');
const START = "new URL('./worker.ts', import.meta.url)";

/** Vite's own helper needs a window, which a worker has not, and prepares for older browsers and for nonces. */
const HELPER = '\0vite/preload-helper.js';

const WORKER = /\/worker-/;
/** With any of these comes Svelte. */
const PAGE = /\/base-/;

/** The files that a file may ask for, at once or later. */
function reachedBy(bundle: Rolldown.OutputBundle, first: RegExp): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (reached.has(file) || chunk?.type !== 'chunk') return;
    reached.add(file);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  Object.keys(bundle)
    .filter((file) => first.test(file))
    .forEach(visit);
  return reached;
}

/**
 * Builds the worker together with the page, so that what both know of a game, such as its notation, is one file that is
 * fetched once. (Vite builds workers alone, with copies.)
 */
export function worker(): Plugin {
  return {
    name: 'ahu-worker',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? readFileSync(join(import.meta.dirname, 'load-part.js'), 'utf8') : null),
    generateBundle(_, bundle) {
      const files = reachedBy(bundle, WORKER);
      const page = [...files].find((file) => PAGE.test(file));
      if (page) this.error(`The worker would load ${page}, a file of the page: see plugins/chunks.ts.`);
    },
    transform(code, id) {
      if (id !== join(ENGINE, 'engine.ts')) return null;
      if (!code.includes(START)) throw new Error(`engine.ts has no "${START}"`);
      const file = this.emitFile({ type: 'chunk', id: join(ENGINE, 'worker.ts'), name: 'worker' });
      return { code: code.replace(START, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
    },
  };
}
