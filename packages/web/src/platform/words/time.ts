import type { Language } from '@ahu/protocol/languages';

const STEPS = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** How long ago that was, in the reader's words; what is older than a month gets its date. */
export function ago(time: number, language: Language, now = Date.now()): string {
  const passed = now - time;
  if (passed > 30 * STEPS[0].milliseconds) {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  }
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(({ milliseconds }) => passed >= milliseconds);
  return step ? format.format(-Math.floor(passed / step.milliseconds), step.unit) : format.format(0, 'second');
}
