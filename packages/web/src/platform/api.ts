import type { BanInfo } from '@ahu/protocol';
import { readAnswer } from './answers.ts';

/** What the server would not grant, in its words. */
export class Refused extends Error {
  readonly status: number;
  /** A name that is free, in place of one that is not. */
  readonly suggestion: string | undefined;
  /** It would be granted after a sign-in. */
  readonly prove: boolean;
  /** If they may not come. */
  readonly ban: BanInfo | undefined;

  constructor(status: number, { reason, suggestion, prove = false, ban }: Refusal) {
    super(reason);
    this.name = 'Refused';
    this.status = status;
    this.suggestion = suggestion;
    this.prove = prove;
    this.ban = ban;
  }
}

interface Refusal {
  readonly reason: string;
  readonly suggestion?: string;
  readonly prove?: boolean;
  readonly ban?: BanInfo;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refused(response.status, { reason: response.statusText, ...answer });
  return readAnswer(method, path, answer) as Answer;
}

/**
 * Requests to the server, by their paths under /api; they throw `Refused`, `Unreadable`, or what `fetch` throws without
 * network.
 */
export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const post = <Answer>(path: string, body?: unknown): Promise<Answer> => ask('POST', path, body);
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => ask('PUT', path, body);
export const del = <Answer>(path: string): Promise<Answer> => ask('DELETE', path);
