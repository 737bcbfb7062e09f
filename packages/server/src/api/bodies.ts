import { check, type GenericSchema, type InferOutput } from '@ahu/protocol';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Identity } from '../people/sessions.ts';
import type { Env } from './identity.ts';

/** A request that cannot be granted, as JSON with the reason. */
export function refuse(status: 400 | 401 | 403 | 404 | 409 | 429 | 503, reason: string, more: object = {}): never {
  throw new HTTPException(status, { res: Response.json({ reason, ...more }, { status }) });
}

/** JSON in which no text has a NUL: PostgreSQL keeps none. */
function parse(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new SyntaxError('NUL');
    return value;
  });
}

/** Reads a body by its schema, or refuses the request. */
export async function bodyOf<Schema extends GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const json = await context.req
    .text()
    .then(parse)
    .catch(() => refuse(400, 'expected JSON without NUL'));
  const parsed = check(schema, json);
  return parsed.ok ? parsed.value : refuse(400, parsed.reason);
}

/** The person who asks; refuses visitors who are not signed in. */
export const meOf = (context: Context<Env>): NonNullable<Env['Variables']['who']> =>
  context.get('who') ?? refuse(401, 'not signed in');

/** A person who took over a browser must not make a way in that stays: a kept account needs a sign-in of minutes ago. */
export const expectFresh = (me: Identity): Identity =>
  me.kept && !me.fresh ? refuse(403, 'sign in again first', { prove: true }) : me;
