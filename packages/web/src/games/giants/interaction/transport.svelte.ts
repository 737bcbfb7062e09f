import type { Transporting } from './states.ts';

let loaded: Transporting | undefined = $state.raw();

/** The states of a transport, once they are loaded. */
export const transport = (): Transporting | undefined => loaded;

let isAsked = false;

async function load(): Promise<void> {
  try {
    loaded = await import('./transporting.ts');
  } catch {
    // Without network it is tried again with the next position.
    isAsked = false;
  }
}

/** Loads them once. It is asked for while the page is drawn, when nothing may be set at once. */
export function loadTransport(): void {
  if (isAsked) return;
  isAsked = true;
  void load();
}
