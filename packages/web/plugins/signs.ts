import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = join(import.meta.dirname, '../src/ui/art/signs.svg');

/** Lays the signs into the document, from where icons and totems use them by their ids: no code has to bring them. */
export function signs(): Plugin {
  return {
    name: 'ahu-signs',
    async transformIndexHtml(html) {
      const drawing = (await readFile(FILE, 'utf8')).replace(/<!--.*?-->/g, '').replace(/>\s+</g, '><');
      return html.replace('<body>', `<body>\n    ${drawing.trim()}`);
    },
  };
}
