/**
 * Somebody who was refused counts for so long as a person for whom a license was missing, unless
 * they get one earlier.
 */
export const refusalWindowMs = 30 * 60_000;
