import type { Plugin, Rolldown } from 'vite';

/** The first part of a path, and the page that it shows. */
const PAGES = {
  '': '/src/pages/home/Home.svelte',
  play: '/src/table/LocalTable.svelte',
  table: '/src/pages/room/OnlineTable.svelte',
  online: '/src/pages/lobby/Lobby.svelte',
  people: '/src/pages/lobby/Profile.svelte',
  replay: '/src/table/replay/ReplayScreen.svelte',
  rules: '/src/pages/rules/RulesPage.svelte',
} as const;

type Bundle = Rolldown.OutputBundle;

/** A page's file with all that it imports, and their styles. */
function filesOf(bundle: Bundle, page: string): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(visit);
  };
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(page));
  if (!entry) throw new Error(`${page} is not a page of its own`);
  visit(entry.fileName);
  return [...files].map((file) => `/${file}`);
}

/** Stands in the document: what the address needs is fetched at once, not one file after the other. */
const SCRIPT = `for (const href of PAGES[location.pathname.split('/')[1]] ?? []) {
  const link = document.createElement('link');
  link.crossOrigin = '';
  Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
  document.head.append(link);
}`;

export function preload(): Plugin {
  return {
    name: 'ahu-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const named = filesOf(bundle, '/index.html');
        const pages = Object.entries(PAGES).map(([path, page]) => [
          path,
          filesOf(bundle, page).filter((file) => !named.includes(file)),
        ]);
        const children = `{const PAGES = ${JSON.stringify(Object.fromEntries(pages))};\n${SCRIPT}}`;
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}
