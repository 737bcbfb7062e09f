const KEY = 'ahu-online';

/** Whether this browser had a name on the server when it was last asked; home bothers the server for nobody else. */
export function wasOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberOnline(online: boolean): void {
  try {
    if (online) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing only misses a line at home.
  }
}
