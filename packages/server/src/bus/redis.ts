import { createClient } from 'redis';
import { type Bus, type Hint, TOPICS } from './bus.ts';

const CHANNEL = 'ahu';
/** Milliseconds that the start of a server waits for Redis. */
const PATIENCE = 1_000;

/** Between processes. While Redis is away, at the start too, hints are lost, and nothing else. */
export async function redisBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = publisher.duplicate();
  const clients = [publisher, subscriber];
  // Both try again every few seconds; the first failure of an outage is enough to be told of.
  let isOut = false;
  const fail = (error: Error): void => {
    if (!isOut) onError(error);
    isOut = true;
  };
  const recover = (): void => {
    isOut &&= clients.some(({ isReady }) => !isReady);
  };
  for (const client of clients) client.on('error', fail).on('ready', recover);
  const listeners = new Set<(hint: Hint) => void>();
  const hear = (message: string): void => {
    const hint = readHint(message);
    if (hint) for (const listener of listeners) listener(hint);
  };
  // After every outage, since the first attempt may have met another one. The same listener counts once.
  const subscribed = new Promise<void>((resolve) =>
    subscriber.on('ready', () => subscriber.subscribe(CHANNEL, hear).then(resolve, fail)),
  );
  // Connecting goes on until it succeeds or the bus is closed.
  const connected = Promise.all(clients.map((client) => client.connect())).catch(fail);
  const isReady = Promise.all([connected, subscribed]);
  await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
  return {
    publish: (hint) => void publisher.publish(CHANNEL, `${hint.table} ${hint.about} ${hint.number}`).catch(fail),
    subscribe(onHint) {
      listeners.add(onHint);
      return () => void listeners.delete(onHint);
    },
    async close() {
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

function readHint(message: string): Hint | undefined {
  const [table, topic, number] = message.split(' ');
  const about = TOPICS.find((each) => each === topic);
  return table && about && /^\d+$/.test(number ?? '') ? { table, about, number: Number(number) } : undefined;
}
