/** Idle timeout of a session. */
export const idleMs = 30 * 60 * 1000;
/** Maximum lifetime of a session. */
export const absoluteMs = 12 * 60 * 60 * 1000;
/** Lifetime of the page's bearer; the keep-alive renews it. */
export const apiTokenMs = 10 * 60 * 1000;
