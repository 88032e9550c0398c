import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { listReleases, lockRemote, pointRemote } from './registry.queries.ts';

/**
 * Makes an earlier release current again: the one given, else the one published before the
 * current one. Its files are still there, so that pages take it at once.
 *
 * @throws NotFoundError for an unknown remote or release, ConflictError `no_previous`
 */
export async function rollbackRelease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: string,
  wanted?: string,
): Promise<{ readonly name: string; readonly version: string; readonly hash: string }> {
  return db.transaction().execute(async (trx) => {
    const remote = await lockRemote(trx, name);
    if (!remote) throw new NotFoundError();
    const releases = await listReleases(trx, name);
    const current = releases.findIndex(({ hash }) => hash === remote.current_hash);
    const index =
      wanted === undefined ? current + 1 : releases.findIndex(({ hash }) => hash === wanted);
    const next = releases[index];
    if (!next) throw wanted === undefined ? new ConflictError('no_previous') : new NotFoundError();
    const now = clock();
    await pointRemote(trx, {
      name,
      current_hash: next.hash,
      // Not the one that was taken back: it is not what a page should fall back to.
      previous_hash: releases[index + 1]?.hash ?? null,
      changed_at: now,
    });
    await recordAudit(trx, {
      at: now,
      actor: 'operator',
      action: 'release.rollback',
      object: name,
      details: { version: next.version, hash: next.hash, before: remote.current_hash },
    });
    return { name, version: next.version, hash: next.hash };
  });
}
