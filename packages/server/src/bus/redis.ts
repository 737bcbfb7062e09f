import { createClient } from 'redis';
import { type Bus, type Hint, TABLE_TOPICS } from './bus.ts';

const CHANNEL = 'ahu';

/** Milliseconds. */
const PING = 3_000;
/** A Redis that leaves something unanswered for so long hangs. */
const PATIENCE = 5_000;

/** Between processes. While Redis is away hints are lost, and nothing else. */
export async function redisBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    // A connection that died without a word is asked in vain, and given up when nothing passed on it any more. By
    // default that would be the end of the client.
    pingInterval: PING,
    socket: { socketTimeout: PING + PATIENCE, reconnectStrategy: (tries) => Math.min(50 * (tries + 1), 2_000) },
  });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) client.on('error', onError);
  await Promise.all([publisher.connect(), subscriber.connect()]);
  const listeners = new Set<(hint: Hint) => void>();
  await subscriber.subscribe(CHANNEL, (message) => {
    const hint = readHint(message);
    if (hint) for (const listener of listeners) listener(hint);
  });
  let unanswered = 0;
  let answered = 0;
  return {
    publish(hint) {
      // What hangs gets no more to carry: it would pile up, and every write would put off that it is given up.
      if (!publisher.isReady || (unanswered > 0 && performance.now() - answered > PATIENCE)) return;
      if (unanswered++ === 0) answered = performance.now();
      const publishing = publisher.publish(CHANNEL, writeHint(hint));
      const done = (): void => {
        unanswered--;
        answered = performance.now();
      };
      // The client itself says once what is wrong with its connection.
      publishing.then(done, done);
    },
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
