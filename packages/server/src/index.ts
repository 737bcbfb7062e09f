export { BadSetting, type Config, readConfig } from './config.ts';
export { openStore } from './house.ts';
export { People } from './people/people.ts';
export { type Running, serveAhu } from './serve.ts';
export { BadBackup, backup, restore } from './store/backup.ts';
export type { Store } from './store/store.ts';
export { LiveTable } from './tables/live-table.ts';
export { shownOf } from './tables/sights.ts';
export { Tables } from './tables/tables.ts';
