import { GAMES } from '@ahu/games/list';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { filesOf } from './plugins/chunks.ts';
import { firstPaint } from './plugins/first-paint.ts';
import { lean } from './plugins/lean.ts';
import { leanSvelte } from './plugins/lean-svelte.ts';
import { offline } from './plugins/offline.ts';
import { packed } from './plugins/packed.ts';
import { preload } from './plugins/preload.ts';
import { rules } from './plugins/rules.ts';
import { signs } from './plugins/signs.ts';
import { worker } from './plugins/worker.ts';

/** What Svelte needs for forms, of which the first screens have none. */
const FORMS = /node_modules\/svelte\/.*(reactivity\/map|bindings\/(input|select))/;

/** What every page needs, in one file: many small ones would be fetched one after the other. */
const BASE =
  /node_modules\/svelte\/|(games\/src\/list|protocol\/src\/languages)|src\/(App|platform\/(router|words\/(?!time)|settings|offline|storage\/matches)|games\/(registry|lessons|names|\w[\w-]*\/manifest)|ui\/(Notice|art\/(Icon|Totem))|pages\/app\/(Failed\.svelte|words\/(index|en\.)))/;

/** What home shares with the pages around it, and tables with each other. */
const HOME =
  /src\/(pages\/home\/(?!Home|NewTable|SeatRow|words\/(?!index|en\.))|games\/(bots|cards|Game|\w[\w-]*\/card\/(?!words\/(?!index|en\.))|words\/(index|en\.))|ui\/(Banner|Empty|pictures)|platform\/(account\/remembered|words\/time)|table\/matches\/new-match)|daily\/src\/calendar/;
const TABLE =
  /src\/(table\/(TableScreen|LocalTable|LogPanel|SideLog|session|hints|coached|looks|since|pauses|obvious)|ui\/(Prompt|described|drag|tip|pan-zoom|single-clicks|long-press)|games\/contract\/(kit|interaction|plan|state|Question)|engine\/engine)/;

/**
 * The files of which a page says that they are needed with another one: those of a table. What an address needs stands
 * in the document (plugins/preload.ts), and all else is soon kept for offline use; naming it would cost a kilobyte.
 */
const named = (_: string, imported: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? imported : imported.filter((file) => TABLES.test(file));
const TABLES = new RegExp(`/(table|${GAMES.join('|')})-[^/]*$`);

/** npm run dev: where the server is that the page talks to. */
const SERVER = process.env.AHU_DEV_SERVER;

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: SERVER ? { '/api': SERVER, '/socket': { target: SERVER, ws: true } } : {} },
  plugins: [svelte(), worker(), lean(), leanSvelte(), rules(), signs(), preload(), firstPaint(), offline(), packed()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    // Where a browser does not know modulepreload, files are fetched one after the other.
    modulePreload: { polyfill: false, resolveDependencies: named },
    rolldownOptions: {
      // Svelte prepares for custom elements and for pages that a server has drawn, of which there are none. Modules of
      // the other packages only define: what is not used of them, such as the constants of a hash, is left out.
      treeshake: {
        moduleSideEffects: (id) => !/\/node_modules\/svelte\/|\/packages\/(?!web\/)/.test(id),
        manualPureFunctions: ['$.reset', '$.next', 'Array.from', 'Uint8Array.from', 'Uint8Array.of'],
      },
      output: {
        comments: { legal: true, annotation: false, jsdoc: false },
        codeSplitting: {
          groups: [
            ...filesOf(GAMES),
            { name: 'forms', test: FORMS, priority: 2, includeDependenciesRecursively: false },
            { name: 'base', test: BASE, priority: 1 },
            { name: 'home', test: HOME },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
});
