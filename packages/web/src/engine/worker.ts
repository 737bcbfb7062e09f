import { Malformed } from '@ahu/core';
import type { Answer, Request } from './frame.ts';
import { type BotOf, Service } from './service.ts';

const send = (answer: Answer): void => postMessage(answer);

/** How bots think comes with what they have learnt, when the first one is asked. */
const botOf: BotOf = async (...asked) => (await import('./bots.ts')).botOf(...asked);

let thinking = 0;
const service = new Service(botOf, (thought) => send({ id: thinking, thought }));

addEventListener('message', async ({ data }: MessageEvent<Request | 'stop'>) => {
  if (data === 'stop') return service.stop();
  const { id } = data;
  if (data.ask === 'think' || data.ask === 'hint') thinking = id;
  try {
    const answer = await (service[data.ask] as (...args: unknown[]) => unknown).apply(service, data.with);
    send({ id, answer });
  } catch (error) {
    const { message } = error as Error;
    send({ id, error: message, ...(error instanceof Malformed && { where: error.where }) });
  }
});
