/** A session without a sign of life for this long is over. */
export const idleMs = 30 * 60 * 1000;
/** A session is over after this long in any case. */
export const absoluteMs = 12 * 60 * 60 * 1000;
/** The page's bearer counts this long; the keep-alive brings a new one. */
export const apiTokenMs = 10 * 60 * 1000;
