import * as v from 'valibot';

/** Invisible letters that turn or hide the text around them. Emoji and some scripts need the two joiners. */
const FORMAT_CONTROLS = /(?![\u200c\u200d])\p{Cf}/gu;

const LINE_ENDS = /[\p{Zl}\p{Zp}]/gu;

/** Shown on one line, and never to be mistaken for another by invisible letters. */
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));

/**
 * A chat message, on one line. Format controls are dropped, since people paste them without knowing; control
 * characters and halves of surrogates, which databases refuse, are not pasted by accident.
 */
export const Words = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
    v.transform((text) => text.replace(FORMAT_CONTROLS, '').replace(LINE_ENDS, ' ')),
    v.trim(),
    v.minLength(least),
  );
