import type { Kysely } from 'kysely';
import { recordAudit } from '../../../db/audit.ts';
import type { Database } from '../../../db/Database.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { insertReleaseAct } from '../releaseActs.queries.ts';
import { deleteCanary } from './canary.queries.ts';
import { runningCanary } from './runningCanary.ts';

interface Stop {
  /** Of the remote. */
  readonly name: string;
  readonly at: Date;
  /** Who does it, for the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Takes a canary from all who have it; they get what everybody gets. Call it under the registry's
 * lock.
 *
 * @returns the release that was stopped
 * @throws ConflictError `no_canary`
 */
export async function stopCanary(
  trx: Kysely<Database>,
  { name, at, actor, note }: Stop,
): Promise<{ readonly name: string; readonly version: string; readonly hash: string }> {
  const { hash } = await runningCanary(trx, name);
  const { version } = (await storedRelease(trx, name, hash)).manifest;
  await deleteCanary(trx, name);
  await insertReleaseAct(trx, { name, at, actor, act: 'stop', hash, note });
  const details = { version, hash };
  await recordAudit(trx, { at, actor, action: 'release.stop', object: name, details });
  return { name, version, hash };
}
