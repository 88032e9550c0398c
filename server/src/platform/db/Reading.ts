import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Where reports and exports are read. */
export interface Reading {
  /** The standby, some seconds old, or the database itself when none is near enough. */
  readonly db: () => Kysely<Database>;
  /**
   * The standby once it has all that the database had when it was asked for; `undefined` when it
   * does not have it soon, or there is none.
   */
  readonly caughtUp: () => Promise<Kysely<Database> | undefined>;
  /** How many seconds the standby is behind; `null` when it is away, `undefined` without one. */
  readonly lagSeconds: () => number | null | undefined;
}

/** All is read from the database itself. */
export function readingFrom(db: Kysely<Database>): Reading {
  return {
    db: () => db,
    caughtUp: () => Promise.resolve(undefined),
    lagSeconds: () => undefined,
  };
}
