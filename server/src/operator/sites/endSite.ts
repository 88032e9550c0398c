import { endProviderGrants } from '../../accounts/security/sessions/endProviderGrants.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { grantsOfSite } from '../../platform/protocol/sites/siteGrants.queries.ts';
import { siteByName } from '../../platform/protocol/sites/sites.queries.ts';

/**
 * Ends a site: refuses its pages and deletes all consents.
 * @throws NotFoundError unless an open site has this name
 */
export async function endSite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  name: string,
  actor: string,
): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    if (!(await siteByName(trx, name))) throw new NotFoundError();
    await trx.updateTable('portal.site').set({ ended_at: at }).where('name', '=', name).execute();
    await endProviderGrants(trx, await grantsOfSite(trx, name));
    await recordAudit(trx, { at, actor, action: 'site.end', object: name });
  });
}
