// The process of a crowd: starts the server that is named, and plays there as it is told to.
import { once } from 'node:events';
import { ahu } from './ahu.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { LoadTable } from './contender.ts';
import type { Place, Task } from './crowd.ts';
import { delaysAt, movesPerSecond } from './measures.ts';

const { contender, env, players } = JSON.parse(process.argv[2]) as Place;
const server = await { ahu, boardgameIo }[contender](env, players);
let playing: LoadTable[] = [];

async function take(task: Task): Promise<number | number[] | string> {
  if (task.kind === 'moves') return movesPerSecond(server, task.tables, task.seconds);
  if (task.kind === 'delays') return delaysAt(task.rate, playing, task.seconds);
  playing = await server.seat(task.tables);
  return 'sitting';
}

try {
  const failed = Promise.withResolvers<never>();
  process.on('message', (task: Task) => take(task).then((taken) => process.send?.(taken), failed.reject));
  process.send?.('ready');
  await Promise.race([once(process, 'disconnect'), failed.promise]);
} finally {
  // The server ends too, when the parent process ends or a task fails.
  await server.end();
}
process.exit();
