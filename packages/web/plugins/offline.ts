import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Not kept: the font format of browsers that cannot run Ahu, and what other sites show; the page itself is kept as `/`. */
const isKept = (file: string): boolean => !/\.woff$|^(index\.html|invitation\.jpg)$/.test(file);

/** Writes the service worker: sw.js with the list of all files and a version that changes with any of them. */
export function offline(): Plugin {
  let root = '';
  return {
    name: 'ahu-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const fixed = (await readdir(`${root}/public`)).filter(isKept).sort();
        const files = ['', ...fixed, ...Object.keys(bundle).filter(isKept)].map((file) => `/${file}`);
        const hash = createHash('sha256').update(files.join());
        const page = bundle['index.html'];
        if (page?.type === 'asset') hash.update(page.source);
        for (const file of fixed) hash.update(await readFile(`${root}/public/${file}`));
        const worker = await readFile(`${root}/plugins/service-worker.js`, 'utf8');
        const source = worker
          .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
          .replace("['FILES']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
