/** `discard all` without the prepared statements. */
export const discarded =
  'close all; reset all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences';
