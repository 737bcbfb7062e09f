import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { lean } from './plugins/lean.ts';
import { offline } from './plugins/offline.ts';
import { preload } from './plugins/preload.ts';
import { rules } from './plugins/rules.ts';

/** What every page needs, in one file: many small ones would be fetched one after the other. */
const BASE =
  /node_modules\/svelte\/|vite\/preload-helper|src\/(router|words\/|settings\/settings|store\/(matches|new-match)|tables\/kits|art\/(Totem|clans)|app\/(Notice|words\/(index|en))|lessons\/index)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), rules(), preload(), offline()],
  // A table is opened with its game's code alone, in the page and in the worker.
  // What bots know comes later: no module of the rules does anything but define.
  worker: { format: 'es', plugins: () => [lean()], rolldownOptions: { treeshake: { moduleSideEffects: false } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Svelte prepares for custom elements, of which there are none.
      treeshake: { moduleSideEffects: (id) => !id.endsWith('/custom-element.js') },
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
});
