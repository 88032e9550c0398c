import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { ConflictError } from '../../../platform/errors.ts';
import type { Canary } from '../../registry/isInCanary.ts';
import { findCanary } from './canary.queries.ts';

/** The canary of a remote. @throws ConflictError `no_canary` when there is none */
export async function runningCanary(db: Kysely<Database>, name: string): Promise<Canary> {
  const canary = await findCanary(db, name);
  if (!canary) throw new ConflictError('no_canary');
  return canary;
}
