// The process of a crowd: starts the server that is named, sits down at its tables and measures what it is told to.
import { once } from 'node:events';
import { ahu } from './ahu.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Measure, Place } from './crowd.ts';
import { delaysAt, movesPerSecond } from './measures.ts';

const { contender, env, players, tables } = JSON.parse(process.argv[2]) as Place;
const server = await { ahu, boardgameIo }[contender](env, players);
try {
  const playing = await server.seat(tables);
  const take = (measure: Measure): Promise<number | number[]> => {
    if (measure.kind === 'delays') return delaysAt(measure.rate, playing, measure.seconds);
    server.hangUp();
    return movesPerSecond(server, measure.tables, measure.seconds);
  };
  const ended = once(process, 'disconnect');
  const failed = Promise.withResolvers<never>();
  process.on('message', (measure: Measure) => take(measure).then((taken) => process.send?.(taken), failed.reject));
  process.send?.('ready');
  await Promise.race([ended, failed.promise]);
} finally {
  // Nothing is left behind, whoever of both ends first.
  await server.end();
}
process.exit();
