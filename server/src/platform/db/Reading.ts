import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Databases for reports and exports. */
export interface Reading {
  /** The standby, some seconds behind, or the primary if no standby is close enough. */
  readonly db: () => Kysely<Database>;
  /**
   * The standby once it has caught up with the time of the call; `undefined` if it does not in
   * time, or there is no standby.
   */
  readonly caughtUp: () => Promise<Kysely<Database> | undefined>;
  /**
   * Lag of the standby in seconds; `null` when it is unavailable, `undefined` without a standby.
   */
  readonly lagSeconds: () => number | null | undefined;
}

/** Reads everything from the primary. */
export function readingFrom(db: Kysely<Database>): Reading {
  return {
    db: () => db,
    caughtUp: () => Promise.resolve(undefined),
    lagSeconds: () => undefined,
  };
}
