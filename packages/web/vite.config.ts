import { GAMES } from '@ahu/games/list';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstPaint } from './plugins/first-paint.ts';
import { lean } from './plugins/lean.ts';
import { leanSvelte } from './plugins/lean-svelte.ts';
import { offline } from './plugins/offline.ts';
import { packed } from './plugins/packed.ts';
import { preload } from './plugins/preload.ts';
import { rules } from './plugins/rules.ts';

/** What Svelte needs for forms, of which the first screens have none. */
const FORMS = /node_modules\/svelte\/.*(reactivity\/map|bindings\/(input|select))/;

/** What every page needs, in one file: many small ones would be fetched one after the other. */
const BASE =
  /node_modules\/svelte\/|vite\/preload-helper|(games\/src\/list|protocol\/src\/languages)|src\/(App|platform\/(router|words\/|settings|offline|storage\/matches)|table\/matches\/new-match|games\/(registry|lessons|names|\w[\w-]*\/manifest)|ui\/(Notice|art\/(Icon|Totem|clans))|pages\/app\/(\w+\.svelte|words\/(index|en\.)))/;

/** What home shares with the pages around it, and tables with each other. */
const HOME =
  /src\/(pages\/home\/(?!Home|NewTable|SeatRow|words\/(?!index|en\.))|games\/(bots|cards|Game|\w[\w-]*\/card\/(?!words\/(?!index|en\.))|words\/(index|en\.))|ui\/(Banner|Empty|pictures)|platform\/account\/remembered)/;
const TABLE =
  /src\/(table\/(TableScreen|LocalTable|session|hints|coached|looks|since|pauses|obvious)|ui\/(Prompt|drag|tip|pan-zoom)|games\/contract\/(kit|interaction|plan|state)|engine\/engine)/;

/** The rules of a game and what bots know of it in one file, without what it says about refusals. */
const rulesOf = (game: string) => ({
  name: `rules-of-${game}`,
  test: new RegExp(`packages/${game}/(boards/|src/(?!greedy|(game/)?explain))`),
  includeDependenciesRecursively: false,
});

/** npm run dev: where the server is that the page talks to. */
const SERVER = process.env.AHU_DEV_SERVER;

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: SERVER ? { '/api': SERVER, '/socket': { target: SERVER, ws: true } } : {} },
  plugins: [svelte(), leanSvelte(), rules(), preload(), firstPaint(), offline(), packed()],
  // A table is opened with its game's code alone, in the page and in the worker.
  // What bots know comes later: no module of the rules does anything but define.
  worker: {
    format: 'es',
    plugins: () => [lean()],
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      output: {
        comments: { legal: true, annotation: false, jsdoc: false },
        codeSplitting: { groups: GAMES.map(rulesOf) },
      },
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    // Where a browser does not know modulepreload, files are fetched one after the other.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Svelte prepares for custom elements and for pages that a server has drawn, of which there are none.
      treeshake: {
        moduleSideEffects: (id) => !id.includes('/node_modules/svelte/'),
        manualPureFunctions: ['$.reset', '$.next', 'Array.from', 'Uint8Array.from', 'Uint8Array.of'],
      },
      output: {
        comments: { legal: true, annotation: false, jsdoc: false },
        codeSplitting: {
          groups: [
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
