import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  // A table is opened with its game's code alone, in the page and in the worker.
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', assetsInlineLimit: 0 },
});
