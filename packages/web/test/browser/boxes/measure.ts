import type { Page } from 'playwright-core';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Piece {
  readonly element: Element;
  readonly name: string;
  readonly box: Box;
}

interface Wanted {
  /** Pixels that what can be touched measures at least; 0 for a mouse. */
  readonly target: number;
  /** Things that lie on each other on purpose, like the cards of a column. */
  readonly stacks: string;
  /** Opaque sheets over the board that a button folds away; what they cover is not looked at. */
  readonly sheets?: string;
  /** Maps that can be panned: zoomed in, they go on beyond their frame and beneath the buttons over them. */
  readonly maps?: string;
  /** Whether what is drawn on the board is not to be pressed. */
  readonly isStill?: boolean;
}

/**
 * Runs in the page. Measures the boxes of all texts and controls that are shown, in the open dialog if there is one,
 * and tells which overlap, are cut off, stand outside the window or are too small for a finger.
 */
function lookForFaults({ target, stacks, sheets, maps, isStill }: Wanted): string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 50);
  const nameOf = (element: Element): string =>
    short(element.getAttribute('aria-label') ?? element.textContent ?? '') || element.tagName.toLowerCase();
  const at = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(right - left)}×${Math.round(bottom - top)} at ${Math.round(left)},${Math.round(top)}`;
  const tell = ({ name, box }: Piece): string => `“${name}” ${at(box)}`;
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;
  const overlap = (a: Box, b: Box): boolean => {
    const both = meet(a, b);
    return both.right - both.left > 1.5 && both.bottom - both.top > 1.5;
  };

  /** For screen readers alone, or not there at all. */
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (styleOf(each).clipPath === 'inset(50%)') return false;
    }
    return true;
  };

  const isZoomed = (element: Element): boolean => {
    const map = maps ? element.closest(maps) : null;
    return map !== null && new DOMMatrix(styleOf(map).transform).a > 1.01;
  };

  /** What is left of a box inside all that scrolls; `cut` if something that does not scroll cuts it off. */
  const within = (element: Element, whole: Box): { box: Box; cut: boolean } => {
    let [box, cut, position] = [whole, false, styleOf(element).position];
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      const isHolder = style.position !== 'static' || style.transform !== 'none';
      if ((position === 'absolute' && !isHolder) || (position === 'fixed' && style.transform === 'none')) continue;
      position = style.position;
      if (style.display === 'contents' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue;
      const inside = meet(box, each.getBoundingClientRect());
      const scrolls = (overflow: string): boolean => ['auto', 'scroll'].includes(overflow) || isZoomed(element);
      const isCut = (side: 'left' | 'right' | 'top' | 'bottom'): boolean => Math.abs(inside[side] - box[side]) > 1.5;
      cut ||= !isEmpty(box) && !scrolls(style.overflowX) && (isCut('left') || isCut('right'));
      cut ||= !isEmpty(box) && !scrolls(style.overflowY) && (isCut('top') || isCut('bottom'));
      box = inside;
    }
    return { box, cut };
  };

  /** The letters themselves: a line is higher than what is written on it. */
  const inked = ({ left, top, right, bottom }: Box): Box => ({
    left: left + 1,
    top: top + (bottom - top) * 0.2,
    right: right - 1,
    bottom: bottom - (bottom - top) * 0.2,
  });

  /** Ends in dots that stand for the rest. */
  const isShortened = (element: Element): boolean => {
    const { textOverflow, overflowX } = styleOf(element);
    return textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
  };

  const texts: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('option, title, script, style, symbol, defs'))
      continue;
    if (!isShown(element)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const { box, cut } = within(element, inked(line));
      const piece = { element, name: short(node.textContent), box: line };
      if (cut || isShortened(element)) faults.add(`${tell(piece)} is cut off`);
      if (isEmpty(box)) continue;
      texts.push({ ...piece, box });
      const scrolls = document.documentElement.scrollHeight > innerHeight + 1 && root === document.body;
      const isBelow = !scrolls && (box.bottom > innerHeight + 1 || box.top < -1);
      if (box.left < -1 || box.right > innerWidth + 1 || isBelow) faults.add(`${tell(piece)} is outside the window`);
    }
  }

  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"], [role="radio"]';
  const controls: Piece[] = [];
  /** Controls within a drawing: pieces lie on them. */
  const drawn: Piece[] = [];
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (control.matches(':disabled, [type="file"]') || !isShown(control)) continue;
    const style = styleOf(control);
    const inText = control.matches('a') && style.display === 'inline' && control.closest('p, li, dd, td') !== null;
    if (inText) continue;
    const element = control.matches('[type="radio"], [type="checkbox"]')
      ? (control.closest('label') ?? control)
      : control;
    const whole = element.getBoundingClientRect();
    const { box } = within(element, whole);
    if (isEmpty(box)) continue;
    const piece = { element, name: nameOf(element), box: whole };
    const isDrawn = control instanceof SVGElement;
    if (Math.min(whole.width, whole.height) < target - 0.5 && !(isDrawn && isStill))
      faults.add(`${tell(piece)} is smaller than ${target} px`);
    (isDrawn ? drawn : controls).push({ ...piece, box });
  }

  const related = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
  /** Scrolls away below a heading that stays, or lies in a pile. */
  const isMeant = (a: Element, b: Element): boolean => {
    const isBelow = (sheet: Element | null | undefined, other: Element): boolean =>
      sheet !== null && sheet !== undefined && !sheet.contains(other) && styleOf(sheet).position === 'absolute';
    if (sheets && (isBelow(a.closest(sheets), b) || isBelow(b.closest(sheets), a))) return true;
    if (isZoomed(a) !== isZoomed(b)) return true;
    if (related(a, b) || (stacks && a.closest(stacks) && a.closest(stacks) === b.closest(stacks))) return true;
    for (const each of [a, b]) {
      for (let up: Element | null = each; up && up !== root; up = up.parentElement) {
        if (styleOf(up).position === 'sticky') return true;
      }
    }
    return false;
  };
  const pieces = [...texts, ...controls].sort((a, b) => a.box.top - b.box.top);
  pieces.forEach((a, i) => {
    for (const b of pieces.slice(i + 1)) {
      if (b.box.top >= a.box.bottom) break;
      if (!overlap(a.box, b.box) || isMeant(a.element, b.element)) continue;
      faults.add(`${tell(a)} overlaps ${tell(b)}`);
    }
  });

  /** Whether one sees through an element to what is below it. */
  const isClear = (element: Element): boolean => {
    const style = styleOf(element);
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      if (Number(styleOf(each).opacity) < 0.5) return true;
    }
    const isPaint = (paint: string, opacity = '1'): boolean => {
      const alpha = /[,/] ([\d.]+)\)$/.exec(/^rgba|\//.test(paint) ? paint : '')?.[1] ?? '1';
      // Patterns have gaps.
      return !/^(none|url)/.test(paint) && Number(alpha) * Number(opacity) >= 0.5;
    };
    if (!(element instanceof SVGElement)) return !isPaint(style.backgroundColor) && style.backgroundImage === 'none';
    if (element.matches('use, image')) return false;
    if (element.matches('svg, g, text, tspan')) return true;
    const { fill, fillOpacity, stroke, strokeOpacity } = style;
    return fill === 'none' ? !isPaint(stroke, strokeOpacity) : !isPaint(fill, fillOpacity);
  };
  // What lets clicks through covers a text all the same.
  const before = [...document.adoptedStyleSheets];
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...before, solid];
  for (const text of texts) {
    const { left, right, top, bottom } = text.box;
    // Scrolled away but for its edge.
    if (bottom - top < 3) continue;
    for (const share of [0.1, 0.5, 0.9]) {
      const y = (top + bottom) / 2;
      if (y < 0 || y > innerHeight) continue;
      for (const element of document.elementsFromPoint(left + (right - left) * share, y)) {
        if (related(element, text.element)) break;
        if (isClear(element) || isMeant(element, text.element)) continue;
        const cover = { element, name: nameOf(element), box: element.getBoundingClientRect() };
        faults.add(`${tell(text)} is covered by <${element.tagName.toLowerCase()}> ${tell(cover)}`);
        break;
      }
    }
  }
  document.adoptedStyleSheets = before;
  for (const control of [...controls, ...drawn]) {
    const { left, right, top, bottom } = control.box;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = y < 0 || y > innerHeight ? null : document.elementFromPoint(x, y);
    if (!hit || related(hit, control.element) || isMeant(hit, control.element)) continue;
    // What lies on a hex is pressed together with it.
    if (control.element instanceof SVGElement && control.element.ownerSVGElement?.contains(hit)) continue;
    if (hit.closest('label')?.contains(control.element)) continue;
    faults.add(`${tell(control)} cannot be pressed for <${hit.tagName.toLowerCase()}> “${nameOf(hit)}”`);
  }
  return [...faults];
}

export const faultsOf = (page: Page, wanted: Wanted): Promise<string[]> => page.evaluate(lookForFaults, wanted);
