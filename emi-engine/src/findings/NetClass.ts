/**
 * Class of a net. `clock` and `highSpeed` are critical; an `io` net leaves the board through a
 * connector.
 */
export const netClasses = ['ground', 'power', 'clock', 'highSpeed', 'io', 'unknown'] as const;

export type NetClass = (typeof netClasses)[number];

/** Source of a class: the user, a guess from names and parts, or none. */
export type ClassSource = 'given' | 'guessed' | 'none';
