import { recordAudit } from '../../platform/db/audit.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { deleteRemote, releaseHistory } from '../registry/registry.queries.ts';
import { registryWork } from './registryWork.ts';
import { insertReleaseAct } from './releaseActs.queries.ts';

interface Withdrawal {
  /** Name of the remote. */
  readonly name: string;
  /** For the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Removes a remote from the registry with its screens and menu entries, and frees its addresses.
 * Its releases stay stored for open pages, and can be published again.
 *
 * @throws NotFoundError for a remote that is not in the registry
 */
export async function withdrawRemote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, actor, note }: Withdrawal,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const before = (await releaseHistory(trx, name)).at(-1);
    if (before === undefined) throw new NotFoundError();
    await deleteRemote(trx, name);
    const action = 'release.withdraw';
    const at = clock();
    await insertReleaseAct(trx, { name, at, actor, act: 'withdraw', note });
    await recordAudit(trx, { at, actor, action, object: name, details: { before } });
  });
}
