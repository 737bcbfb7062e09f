import type { BanInfo } from '@ahu/protocol';

/** What the server would not grant, in its words. */
export class Refused extends Error {
  readonly status: number;
  /** If they may not come. */
  readonly ban: BanInfo | undefined;

  constructor(status: number, reason: string, ban?: BanInfo) {
    super(reason);
    this.name = 'Refused';
    this.status = status;
    this.ban = ban;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Refused(response.status, answer?.reason ?? response.statusText, answer?.ban);
  return answer;
}

/** Requests to the server, by their paths under /api; they throw `Refused`, or what `fetch` throws without network. */
export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const post = <Answer>(path: string, body?: unknown): Promise<Answer> => ask('POST', path, body);
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => ask('PUT', path, body);
export const del = <Answer>(path: string): Promise<Answer> => ask('DELETE', path);
