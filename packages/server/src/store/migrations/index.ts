import { migration as tables } from './0-tables.ts';
import { migration as rematch } from './1-rematch.ts';
import { migration as dueAndNotices } from './2-due-and-notices.ts';
import { migration as eventsWithoutCommandIndex } from './3-events-without-command-index.ts';
import { migration as heartbeat } from './4-heartbeat.ts';
import { migration as whoIsWho } from './5-who-is-who.ts';
import { migration as oneSeatEach } from './6-one-seat-each.ts';
import { migration as moderation } from './7-moderation.ts';
import { migration as botSecret } from './8-bot-secret.ts';
import { migration as asked } from './9-asked.ts';
import { migration as islandsAndTraining } from './10-islands-and-training.ts';
import { migration as outcomes } from './11-outcomes.ts';
import type { Migration } from './migration.ts';

/** In the order in which they were released; a new one comes at the end. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  rematch,
  dueAndNotices,
  eventsWithoutCommandIndex,
  heartbeat,
  whoIsWho,
  oneSeatEach,
  moderation,
  botSecret,
  asked,
  islandsAndTraining,
  outcomes,
];
