import type { Lobby } from '@ahu/protocol';
import { get } from '../../platform/api.ts';

/** Milliseconds between two requests while the page is visible. */
const PAUSE = 12_000;

/** The tables of the server, requested again and again while the page is visible. */
export class LobbyWatch {
  tables: Lobby | undefined = $state.raw();
  offline = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of several answers under way the newest question's counts. */
  #asked = 0;

  /** Until the returned function is called. */
  open = (): (() => void) => {
    const look = (): void => void this.look();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      clearTimeout(this.#timer);
      this.#asked++;
    };
  };

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    if (document.visibilityState !== 'visible') return;
    const asked = ++this.#asked;
    const tables = navigator.onLine ? await get<Lobby>('/lobby').catch(() => undefined) : undefined;
    if (asked !== this.#asked) return;
    this.offline = tables === undefined;
    this.tables = tables ?? this.tables;
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }
}
