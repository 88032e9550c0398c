/**
 * Version of the usage notes; it is recorded with each agreement. Raise it whenever the meaning of
 * a note changes.
 */
export const usageNotesVersion = '2026-11';
