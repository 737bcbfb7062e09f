/**
 * Keeps the focus at the table: when what had it goes away, because a move was made or a panel closed, the question
 * of the moment has it next.
 */
export function keepFocus(table: HTMLElement): () => void {
  const { activeElement: first } = document;
  let last = first && table.contains(first) ? first : undefined;
  const remember = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (!last || last.isConnected || (activeElement && activeElement !== document.body)) return;
    const next = table.querySelector<HTMLElement>('section.prompt, [data-focus]');
    if (!next) return;
    last = undefined;
    next.focus({ preventScroll: true });
  });
  table.addEventListener('focusin', remember);
  observer.observe(table, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    table.removeEventListener('focusin', remember);
  };
}
