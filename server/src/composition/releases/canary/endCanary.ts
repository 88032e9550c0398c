import { recordAudit } from '../../../platform/db/audit.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { releaseHistory, runRelease } from '../../registry/registry.queries.ts';
import { insertReleaseAct } from '../releaseActs.queries.ts';
import { deleteCanary, runningCanary } from './canary.queries.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

interface Ended {
  /** Name of the remote. */
  readonly name: string;
  readonly at: Date;
  /** For the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
  /** Until when a promoted release is rolled back automatically if it fails. */
  readonly guardedUntil?: Date;
}

/**
 * Ends a canary; needs the registry's lock.
 *
 * @returns its release
 */
type CanaryEnd = (
  trx: Kysely<Database>,
  end: Ended,
) => Promise<{ readonly name: string; readonly version: string; readonly hash: string }>;

/** Makes a canary's release current for everybody. */
export const promoteCanary: CanaryEnd = async (trx, { guardedUntil = null, ...end }) => {
  const { name, at, actor, note } = end;
  const { hash } = await runningCanary(trx, name);
  const { version } = (await storedRelease(trx, name, hash)).manifest;
  const before = await releaseHistory(trx, name);
  await runRelease(trx, { name, hash, before, at, guardedUntil });
  await insertReleaseAct(trx, { name, at, actor, act: 'publish', hash, note });
  const details = { version, hash, before: before.at(-1) ?? null };
  await recordAudit(trx, { at, actor, action: 'release.publish', object: name, details });
  return { name, version, hash };
};

/** Stops a canary; its readers get the current release. */
export const stopCanary: CanaryEnd = async (trx, { name, at, actor, note }) => {
  const { hash } = await runningCanary(trx, name);
  const { version } = (await storedRelease(trx, name, hash)).manifest;
  await deleteCanary(trx, name);
  await insertReleaseAct(trx, { name, at, actor, act: 'stop', hash, note });
  const details = { version, hash };
  await recordAudit(trx, { at, actor, action: 'release.stop', object: name, details });
  return { name, version, hash };
};
