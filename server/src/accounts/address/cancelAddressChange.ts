import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import type { Author } from '../people/Author.ts';
import { closeAddressChange } from './address.queries.ts';

/** Takes back what a person asked for; the links that were mailed count no more. */
export async function cancelAddressChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer: { user, team }, ip }: Author,
): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    if (!(await closeAddressChange(trx, user.id, at))) return;
    const audit = { at, actor: user.id, teamId: team.id, ip, object: user.id };
    await recordAudit(trx, { ...audit, action: 'account.address-refuse' });
  });
}
