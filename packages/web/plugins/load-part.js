/** The styles that are loading, by their address. */
const loading = new Map();

const isThere = (rel, href) => document.querySelector(`link[rel=${rel}][href="${href}"]`);

function add(rel, href) {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(link);
  return link;
}

const style = (href) =>
  new Promise((resolve, reject) => {
    const link = add('stylesheet', href);
    link.onload = resolve;
    link.onerror = () => {
      // The next try asks for it again.
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
  }).finally(() => loading.delete(href));

function fetchFile(file) {
  const href = `/${file}`;
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  if (isThere(rel, href)) return loading.get(href);
  if (rel === 'modulepreload') return void add(rel, href);
  loading.set(href, style(href));
  return loading.get(href);
}

/** Loads a part of the page after its styles, so that nothing is shown without them; a worker has neither. */
export async function __vitePreload(load, files = []) {
  if (globalThis.document) await Promise.all(files.map(fetchFile));
  return load();
}
