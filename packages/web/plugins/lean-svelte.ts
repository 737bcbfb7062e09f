import type { Plugin } from 'vite';

const INTERNAL = /\/svelte\/src\/internal\/(?:client\/)?([\w/-]+\.js)$/;

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

/**
 * What expressions come to here: no component awaits in its markup or script, nothing is rendered ahead in a fork, and
 * what moves is animated by styles. What hangs on them is left out.
 */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'reactivity/async.js': { 'async.length === 0 && pending.length === 0': 'true' },
  'reactivity/batch.js': { 'this.#is_deferred()': 'false', 'this.is_fork': 'false' },
  'dom/blocks/boundary.js': { 'this.has_pending_snippet()': 'false', 'current_batch?.is_fork': 'false' },
  'dom/blocks/each.js': { '(flags & EACH_IS_ANIMATED) !== 0': 'false' },
  'reactivity/effects.js': { 'effect.nodes && effect.nodes.t': 'null' },
  'reactivity/deriveds.js': { 'current_batch?.is_fork': 'false' },
  'runtime.js': { 'current_batch?.is_fork': 'false' },
};

/** Methods that only those conditions, and pages that a server has drawn, lead to. */
const NEVER_CALLED: Readonly<Record<string, readonly string[]>> = {
  'reactivity/batch.js': [
    ...['#commit', '#is_deferred', '#is_skipped', 'skip_effect', 'unskip_effect', 'register_created_effect'],
    ...['increment', 'decrement', 'ondiscard', 'settled'],
  ],
  'dom/blocks/boundary.js': [
    ...['#hydrate_resolved_content', '#hydrate_failed_content', '#hydrate_pending_content'],
    ...['#update_pending_count', 'update_pending_count', 'get_effect_pending'],
  ],
};

/** What those need that would be animated by Svelte. */
const MOVING = /\/svelte\/src\/internal\/client\/dom\/elements\/transitions\.js$/;

/** Replaces all of a text that must be there: another version of Svelte may be written otherwise. */
function replaced(code: string, file: string, text: string | RegExp, by: string): string {
  const after = code.replaceAll(text, by);
  if (after === code) throw new Error(`Svelte has changed: ${file} has no ${text}`);
  return after;
}

export function leanSvelte(): Plugin {
  return {
    name: 'ahu-lean-svelte',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, file] = INTERNAL.exec(id) ?? [];
      return (file && WITHOUT[file]) ?? null;
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const used = Object.entries(chunk.modules).find(
          ([id, { renderedLength }]) => renderedLength > 0 && MOVING.test(id),
        );
        if (used)
          this.error(
            `A component has a transition or an animation of Svelte's, which ${import.meta.filename} leaves out.`,
          );
      }
    },
    transform(code, id) {
      const [, file = ''] = INTERNAL.exec(id) ?? [];
      let lean = code;
      for (const method of NEVER_CALLED[file] ?? []) {
        lean = replaced(lean, file, new RegExp(`^\\t${method}\\(.*\\{\\n[^]*?^\\t\\}$`, 'gm'), `\t${method}() {}`);
      }
      for (const [condition, value] of Object.entries(KNOWN[file] ?? {})) lean = replaced(lean, file, condition, value);
      return lean === code ? null : { code: lean, map: null };
    },
  };
}
