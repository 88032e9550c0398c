import { recordAudit } from '../../platform/db/audit.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { deleteRemote, releaseHistory } from '../registry/registry.queries.ts';
import { registryWork } from './registryWork.ts';
import { insertReleaseAct } from './releaseActs.queries.ts';

interface Withdrawal {
  /** Of the remote. */
  readonly name: string;
  /** Who does it, for the audit log. */
  readonly actor: string;
  readonly note?: string | undefined;
}

/**
 * Takes a remote out of the registry: its screens and entries of the menu go, and its addresses are
 * free for others. Its releases stay stored, for pages that are open, and can be published again.
 *
 * @throws NotFoundError for a remote that the registry does not name
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
