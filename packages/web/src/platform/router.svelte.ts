/** Where the reader is: a path like /play/3f2a, and a paragraph of it. */
export const place = $state({ path: location.pathname, hash: location.hash });

function arrive(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

addEventListener('popstate', arrive);

export function go(path: string): void {
  const before = location.pathname;
  history.pushState(null, '', path);
  arrive();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Lets links inside the page change the place without loading it anew. */
export function followLinks(node: HTMLElement): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  node.addEventListener('click', onClick);
  return () => node.removeEventListener('click', onClick);
}
