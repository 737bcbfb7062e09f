/** Shows the title of the focused element, as a browser does for the one under the mouse. */
export function tips(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let hide = (): void => {};
  const show = async ({ target }: FocusEvent): Promise<void> => {
    const thing = target as Element;
    const words = thing.querySelector(':scope > title')?.textContent ?? thing.getAttribute('title');
    if (!words || !thing.matches(':focus-visible')) return;
    const { showTip } = await import('./show-tip.ts');
    if (thing === document.activeElement) hide = showTip(thing, words);
  };
  root.addEventListener('focusin', show, { signal });
  root.addEventListener('focusout', () => hide(), { signal });
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  return () => {
    listeners.abort();
    hide();
  };
}
