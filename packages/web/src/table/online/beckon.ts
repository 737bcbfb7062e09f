/** A dot on the favicon: it is the reader's turn. */
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#24262b"/><path d="M9 27c-1-6 0-9 0-13 0-6 3-9 7-9s7 3 7 9c0 4 1 7 0 13z" fill="#b8a27a"/><circle cx="24" cy="8" r="8" fill="#e0664c"/></svg>',
)}`;

/** Marks the tab until the returned function is called. */
export function beckon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return () => {};
  const { href, type } = icon;
  icon.type = 'image/svg+xml';
  icon.href = MARKED;
  return () => {
    icon.type = type;
    icon.href = href;
  };
}
