/** Between a thing and its tip, in pixels. */
const GAP = 8;

/** Puts words above a thing, or below it where there is no room. Returns what takes them away. */
export function showTip(thing: Element, words: string): () => void {
  const tip = document.createElement('p');
  tip.className = 'tip';
  tip.ariaHidden = 'true';
  tip.textContent = words;
  document.body.append(tip);
  const { left, right, bottom, top } = thing.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const x = (left + right - offsetWidth) / 2;
  const y = top < offsetHeight + 2 * GAP ? bottom + GAP : top - offsetHeight - GAP;
  tip.style.translate = `${Math.max(GAP, Math.min(x, innerWidth - offsetWidth - GAP))}px ${y}px`;
  return () => tip.remove();
}
