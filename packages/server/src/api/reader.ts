import { type Language, preferred } from '@ahu/protocol/languages';
import type { Context } from 'hono';

/** The first language of the reader's browser that Ahu speaks. */
export const languageOf = (context: Context): Language =>
  preferred((context.req.header('accept-language') ?? '').split(',').map((tag) => tag.split(';')[0].trim()));
