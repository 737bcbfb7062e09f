import { ATTENDS } from '@ahu/protocol';
import { createClient } from 'redis';
import { type Bus, type Change, TABLE_TOPICS } from './bus.ts';

const CHANNEL = 'ahu';
/** Milliseconds that the start of a server waits for Redis. */
const PATIENCE = 1_000;

const PING = 3_000;
/** Milliseconds after which a Redis that does not answer counts as hung. */
const HANGS_AFTER = 5_000;

/** For several processes. While Redis is away, at the start too, changes are not announced; nothing else is lost. */
export async function redisBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    // A connection that died without an error is noticed by its unanswered pings, and closed after a timeout. By
    // default the client would not reconnect then.
    pingInterval: PING,
    socket: { socketTimeout: PING + HANGS_AFTER, reconnectStrategy: (tries) => Math.min(50 * (tries + 1), 2_000) },
  });
  const subscriber = publisher.duplicate();
  const clients = [publisher, subscriber];
  // Both reconnect every few seconds; only the first failure of an outage is reported.
  let isOut = false;
  const fail = (error: Error): void => {
    if (!isOut) onError(error);
    isOut = true;
  };
  const recover = (): void => {
    isOut &&= clients.some(({ isReady }) => !isReady);
  };
  for (const client of clients) client.on('error', fail).on('ready', recover);
  const listeners = new Set<(change: Change) => void>();
  const hear = (message: string): void => {
    const change = readChange(message);
    if (change) for (const listener of listeners) listener(change);
  };
  // After every outage, since the first attempt may have met another one. The same listener counts once.
  const subscribed = new Promise<void>((resolve) =>
    subscriber.on('ready', () => subscriber.subscribe(CHANNEL, hear).then(resolve, fail)),
  );
  // Connecting goes on until it succeeds or the bus is closed.
  const connected = Promise.all(clients.map((client) => client.connect())).catch(fail);
  const isReady = Promise.all([connected, subscribed]);
  await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
  const publish = publishing(publisher);
  return {
    publish: (change) => publish(writeChange(change)),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async close() {
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

interface Publisher {
  readonly isReady: boolean;
  publish(channel: string, message: string): Promise<unknown>;
}

/** Publishes while Redis answers. */
function publishing(publisher: Publisher): (message: string) => void {
  let unanswered = 0;
  let answered = 0;
  const done = (): void => {
    unanswered--;
    answered = performance.now();
  };
  return (message) => {
    // Nothing is published while Redis hangs: messages would pile up, and every write would put off the timeout.
    if (!publisher.isReady || (unanswered > 0 && performance.now() - answered > HANGS_AFTER)) return;
    if (unanswered++ === 0) answered = performance.now();
    // The client itself says once what is wrong with its connection.
    publisher.publish(CHANNEL, message).then(done, done);
  };
}

/** An id, the topic and a number. */
function writeChange(change: Change): string {
  if (change.about === 'name') return `${change.person} name 0`;
  if (change.about === 'signed-out') return `${change.session} signed-out 0`;
  if (change.about === 'who') return `${change.table} who 0`;
  if (change.about === 'attends')
    return `${change.table}/${change.person}/${change.process} attends ${ATTENDS.indexOf(change.state)}`;
  return `${change.table} ${change.about} ${change.number}`;
}

function readChange(message: string): Change | undefined {
  const [id, topic, number] = message.split(' ');
  if (!id || !/^\d+$/.test(number ?? '')) return undefined;
  if (topic === 'name') return { about: topic, person: id };
  if (topic === 'signed-out') return { about: topic, session: id };
  if (topic === 'who') return { about: topic, table: id };
  if (topic === 'attends') return readAttends(id, Number(number));
  const about = TABLE_TOPICS.find((each) => each === topic);
  return about && { table: id, about, number: Number(number) };
}

function readAttends(ids: string, number: number): Change | undefined {
  const [table, person, process] = ids.split('/');
  const state = ATTENDS[number];
  return person && process && state ? { about: 'attends', table, person, process, state } : undefined;
}
