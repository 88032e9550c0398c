import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Where reports and exports are read, which may be some seconds old. */
export interface Reading {
  /** The standby, or the database itself when there is none, or none that is near enough. */
  readonly db: () => Kysely<Database>;
  /** How many seconds the standby is behind; `null` when it is away, `undefined` without one. */
  readonly lagSeconds: () => number | null | undefined;
}

/** All is read from the database itself. */
export function readingFrom(db: Kysely<Database>): Reading {
  return { db: () => db, lagSeconds: () => undefined };
}
