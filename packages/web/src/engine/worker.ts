import { Malformed } from '@ahu/core';
import type { AnalysisRequest } from './analysis-messages.ts';
import { botOf } from './bots.ts';
import type { Answer, Request } from './frame.ts';
import { Service } from './service.ts';

const send = (answer: Answer): void => postMessage(answer);

let thinking = 0;
const service = new Service(botOf, (thought) => send({ id: thinking, thought }));

addEventListener('message', async ({ data }: MessageEvent<Request | AnalysisRequest | 'stop'>) => {
  if (data === 'stop') return service.stop();
  if ('analysis' in data) return (await import('./analysis-handler.ts')).handle(data);
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
