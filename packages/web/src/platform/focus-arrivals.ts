/**
 * When the reader goes to another page, the focus goes with them: to its heading, or to the question of a table. Without
 * this it falls back to the document when the link that was pressed goes away. The first page is left to the browser.
 */
export function focusArrivals(app: HTMLElement): () => void {
  let path = location.pathname;
  let isOwed = false;
  const observer = new MutationObserver(() => {
    if (location.pathname !== path) [path, isOwed] = [location.pathname, true];
    if (!isOwed) return;
    const isHeld = document.activeElement !== null && document.activeElement !== document.body;
    const target = app.querySelector<HTMLElement>(app.querySelector('[data-table]') ? 'section.prompt' : 'h1');
    isOwed = !isHeld && !target;
    if (isHeld || !target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  observer.observe(app, { childList: true, subtree: true });
  return () => observer.disconnect();
}
