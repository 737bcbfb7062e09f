import { settings } from '../platform/settings.svelte.ts';
import type { Tool } from './Tools.svelte';

/** Single keys that open something, wherever the focus is, unless they are switched off. */
const KEYS: Readonly<Record<string, Tool>> = {
  m: 'moves',
  l: 'log',
  s: 'since',
  h: 'hint',
  t: 'chat',
  u: 'undo',
  '/': 'command',
  '?': 'keys',
};

/** A box to tick or a slider takes no letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea');

/** Escape first lets go of what the board holds; then it closes the panel. */
export function onKeys(event: KeyboardEvent, tools: Readonly<Record<Tool, () => void>>, close: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') return close();
  const tool = isTyping(event.target) || !settings.letters ? undefined : KEYS[event.key];
  if (!tool) return;
  event.preventDefault();
  tools[tool]();
}
