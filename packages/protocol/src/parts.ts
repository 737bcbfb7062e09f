import * as v from 'valibot';
import { LANGUAGES, type Language } from './languages.ts';

/** Goes up when an older client could misunderstand. */
export const PROTOCOL = 1;

export const GAMES = ['giants', 'rapa-nui', 'rapa-nui-cards'] as const;
export const LEVELS = ['novice', 'fair', 'strong', 'master'] as const;

export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Chosen by the sender of a command; the same one again is the same command. */
export const CommandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
export const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const Notation = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const Level = v.picklist(LEVELS);
export const LanguageTag = v.picklist(Object.keys(LANGUAGES) as Language[]);
export const GameId = v.picklist(GAMES);
export const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

const Seconds = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** Live: everybody has a bank of seconds, which grows with each move. Days: a time limit for each move. */
export const Clock = v.variant('pace', [
  v.strictObject({
    pace: v.literal('live'),
    bank: Seconds(36_000),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600)),
  }),
  v.strictObject({ pace: v.literal('days'), days: v.pipe(v.number(), v.minValue(1 / 24), v.maxValue(30)) }),
]);
export type Clock = v.InferOutput<typeof Clock>;
