// What both ends agree on; without a parser, so that a page can have it alone.

/** Milliseconds that a full table waits for who made it; then anybody who sits there may begin. */
export const OWNERS_TIME = { live: 2 * 60_000, days: 86_400_000 } as const;

export const REPORT_REASONS = ['insult', 'cheating', 'spam', 'name', 'other'] as const;

/** The code that a client ends a socket with which it does not hear from any more: its person is on the way back. */
export const LOST_CODE = 4000;
