import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SPLASH = /<img id="splash".*?>/;
const STYLES = /\s*<link rel="stylesheet".*?>/g;

/** Lets the document show something by itself: the drawing stands in it, and no file of styles holds it up. */
export function firstPaint(): Plugin {
  let icon = '';
  return {
    name: 'ahu-first-paint',
    configResolved({ publicDir }) {
      icon = readFileSync(`${publicDir}/icon.svg`, 'utf8').trim();
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(STYLES) ?? [];
        return html
          .replace(SPLASH, icon.replace('<svg', '<svg id="splash" width="96" height="96"'))
          .replaceAll(STYLES, '')
          .replace('</body>', `${styles.join('')}\n  </body>`);
      },
    },
  };
}
