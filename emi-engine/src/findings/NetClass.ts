/**
 * What a net carries. `clock` and `highSpeed` are the critical ones, `io` leaves the board by a
 * connector; a net that nothing is known of is `unknown`.
 */
export const netClasses = ['ground', 'power', 'clock', 'highSpeed', 'io', 'unknown'] as const;

export type NetClass = (typeof netClasses)[number];

/** Who says the class: the user, a guess by names and parts, or nobody. */
export type ClassSource = 'given' | 'guessed' | 'none';
