import type { Plugin } from 'vite';

const nothing = (name: string): string => `export function ${name}() {}`;

/**
 * What Svelte has ready and this page does without, said as constants, so that all that hangs on them is left out:
 * taking over a page that a server has drawn, and components of older kinds.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  'dom/hydration.js': [
    'export const hydrating = false;',
    'export const hydrate_node = null;',
    ...['set_hydrating', 'set_hydrate_node', 'hydrate_next', 'hydrate_template', 'reset', 'next'].map(nothing),
    ...['skip_nodes', 'read_hydration_instruction'].map(nothing),
  ].join('\n'),
  'flags/index.js': ['async', 'legacy', 'tracing'].map((kind) => `export const ${kind}_mode_flag = false;`).join('\n'),
};

export function leanSvelte(): Plugin {
  return {
    name: 'ahu-lean-svelte',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, file] = /\/svelte\/src\/internal\/(?:client\/)?([\w/-]+\.js)$/.exec(id) ?? [];
      return (file && WITHOUT[file]) ?? null;
    },
  };
}
