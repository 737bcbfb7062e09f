/** The path of a Chromium, or undefined after saying what is skipped and how to get one. */
export function ensureChromium(): string | undefined;
