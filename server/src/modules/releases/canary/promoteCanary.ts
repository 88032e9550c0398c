import { recordAudit } from '../../../db/audit.ts';
import { lockFor } from '../../../db/lockFor.ts';
import type { Deps } from '../../../deps.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { releaseHistory, runRelease } from '../../registry/registry.queries.ts';
import { registryWork } from '../registryWork.ts';
import { insertReleaseAct } from '../releaseActs.queries.ts';
import { runningCanary } from './runningCanary.ts';

interface Promotion {
  /** Of the remote. */
  readonly name: string;
  /** Who does it, for the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/** Gives the release of a canary to everybody. @throws ConflictError `no_canary` */
export async function promoteCanary(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, actor, note }: Promotion,
): Promise<{ readonly name: string; readonly version: string; readonly hash: string }> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const { hash } = await runningCanary(trx, name);
    const { version } = (await storedRelease(trx, name, hash)).manifest;
    const at = clock();
    const before = await releaseHistory(trx, name);
    await runRelease(trx, { name, hash, before, at });
    await insertReleaseAct(trx, { name, at, actor, act: 'publish', hash, note });
    const details = { version, hash, before: before.at(-1) ?? null };
    await recordAudit(trx, { at, actor, action: 'release.publish', object: name, details });
    return { name, version, hash };
  });
}
