import type { Specimen } from '../specimen.ts';

/** What is shown together, loaded when it is looked at. */
export const SHELVES: Readonly<Record<string, () => Promise<readonly Specimen[]>>> = {
  ui: async () => (await import('./ui.ts')).specimens,
  giants: async () => (await import('./giants.ts')).specimens(),
  'rapa-nui': async () => (await import('./rapa-nui.ts')).specimens(),
  'rapa-nui-cards': async () => (await import('./rapa-nui-cards.ts')).specimens(),
  table: async () => (await import('./table.ts')).specimens(),
};
