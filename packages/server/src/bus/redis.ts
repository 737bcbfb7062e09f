import { createClient } from 'redis';
import { type Bus, type Hint, TABLE_TOPICS } from './bus.ts';

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
    publish: (hint) => void publisher.publish(CHANNEL, writeHint(hint)).catch(onError),
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

/** An id, the topic and a number. */
function writeHint(hint: Hint): string {
  if (hint.about === 'name') return `${hint.person} name 0`;
  if (hint.about === 'signed-out') return `${hint.session} signed-out 0`;
  return `${hint.table} ${hint.about} ${hint.number}`;
}

function readHint(message: string): Hint | undefined {
  const [id, topic, number] = message.split(' ');
  if (!id || !/^\d+$/.test(number ?? '')) return undefined;
  if (topic === 'name') return { about: topic, person: id };
  if (topic === 'signed-out') return { about: topic, session: id };
  const about = TABLE_TOPICS.find((each) => each === topic);
  return about && { table: id, about, number: Number(number) };
}
