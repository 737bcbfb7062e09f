/** What a thing is, for whoever comes to it by keys: a mouse that rests on it is told by its title. */
export function tips(root: HTMLElement): () => void {
  const tip = document.createElement('p');
  const listeners = new AbortController();
  const { signal } = listeners;
  tip.className = 'tip';
  tip.ariaHidden = 'true';

  const show = ({ target }: FocusEvent): void => {
    const thing = target as Element;
    const words = thing.querySelector(':scope > title')?.textContent ?? thing.getAttribute('title');
    if (!words || !thing.matches(':focus-visible')) return tip.remove();
    const { left, right, bottom, top } = thing.getBoundingClientRect();
    tip.textContent = words;
    document.body.append(tip);
    const { offsetWidth, offsetHeight } = tip;
    const x = (left + right - offsetWidth) / 2;
    const y = top < offsetHeight + 2 * GAP ? bottom + GAP : top - offsetHeight - GAP;
    tip.style.translate = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px ${y}px`;
  };
  root.addEventListener('focusin', show, { signal });
  root.addEventListener('focusout', () => tip.remove(), { signal });
  root.addEventListener('keydown', ({ key }) => key === 'Escape' && tip.remove(), { signal });
  return () => {
    listeners.abort();
    tip.remove();
  };
}

/** Between a thing and its tip, in pixels. */
const GAP = 8;
