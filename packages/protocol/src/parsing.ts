import * as v from 'valibot';

export type { GenericSchema, InferOutput } from 'valibot';

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** Reads JSON text as one kind of document; total. */
export const parserOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (text: string): Parsed<v.InferOutput<Schema>> => {
    try {
      return check(schema, JSON.parse(text));
    } catch {
      return { ok: false, reason: 'expected JSON' };
    }
  };

/** The first thing that is wrong with a document, and where. */
export function check<Schema extends v.GenericSchema>(schema: Schema, json: unknown): Parsed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  return { ok: false, reason: where === null ? issue.message : `${where}: ${issue.message}` };
}
