import { createClient } from 'redis';
import { type Bus, type Hint, TOPICS } from './bus.ts';

const CHANNEL = 'ahu';

/** Between processes. While Redis is away hints are lost, and nothing else. */
export async function redisBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on('error', onError);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  const listeners = new Set<(hint: Hint) => void>();
  await subscriber.subscribe(CHANNEL, (message) => {
    const hint = readHint(message);
    if (hint) for (const listener of listeners) listener(hint);
  });
  return {
    publish: (hint) => void publisher.publish(CHANNEL, `${hint.table} ${hint.about} ${hint.number}`).catch(onError),
    subscribe(onHint) {
      listeners.add(onHint);
      return () => void listeners.delete(onHint);
    },
    async close() {
      subscriber.destroy();
      publisher.destroy();
    },
  };
}

function readHint(message: string): Hint | undefined {
  const [table, topic, number] = message.split(' ');
  const about = TOPICS.find((each) => each === topic);
  return table && about && /^\d+$/.test(number ?? '') ? { table, about, number: Number(number) } : undefined;
}
