const KEY = 'ahu-rapa-nui-tablet';

function load(): boolean {
  try {
    return localStorage.getItem(KEY) === 'asks';
  } catch {
    return false;
  }
}

/** Whether this person is asked where nothing but the Rongo tablet could help; most people save it. */
export const tablet = $state({ asks: load() });

export function keepTablet(asks: boolean): void {
  tablet.asks = asks;
  try {
    localStorage.setItem(KEY, asks ? 'asks' : 'sleeps');
  } catch {
    // A browser that keeps nothing still plays.
  }
}
