import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

interface Ended {
  /** Of the remote. */
  readonly name: string;
  readonly at: Date;
  /** Who does it, for the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Ends a canary, under the registry's lock.
 *
 * @returns the release of which it was
 * @throws ConflictError `no_canary`
 */
export type CanaryEnd = (
  trx: Kysely<Database>,
  end: Ended,
) => Promise<{ readonly name: string; readonly version: string; readonly hash: string }>;
