export { BadSetting, type Config, readConfig } from './config.ts';
export { People } from './people/people.ts';
export { type Running, serveAhu } from './serve.ts';
export { backUpTo, restoreFrom } from './store/backup/backup-file.ts';
export { BadBackup } from './store/backup/bad-backup.ts';
export { openStore, type Store } from './store/store.ts';
export { WrongDatabase } from './store/wrong-database.ts';
export { LiveTable } from './tables/live-table.ts';
export { Tables } from './tables/tables.ts';
