import type { Transaction } from 'kysely';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import type { Deps } from '../../platform/Deps.ts';
import { ConflictError, NotFoundError } from '../../platform/errors.ts';
import { lockAccount, teamsOf, type AccountRow } from '../directory/people.queries.ts';
import { factorKindsOf, factorsOf } from './factors/factors.queries.ts';
import { factorMail, type FactorName } from './factors/factorMails.ts';
import { deleteRecoveryCodes } from './factors/recoveryCodes.queries.ts';

interface Removal {
  readonly kind: FactorName;
  readonly ip: string;
  /** Removes the factor. @returns whether it was there */
  readonly remove: (trx: Transaction<Database>) => Promise<boolean>;
}

/**
 * Removes a second factor from an account and tells its person by mail. With the last one, the
 * recovery codes are deleted.
 * @throws NotFoundError @throws ConflictError `factor_required`: it is the last one, and the
 *   person must have one
 */
export async function removeFactor(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  account: AccountRow,
  { kind, ip, remove }: Removal,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    if (!(await remove(trx))) throw new NotFoundError();
    if ((await factorKindsOf(trx, account.id)).length === 0) {
      if ((await factorsOf(trx, account.id)).required) throw new ConflictError('factor_required');
      await deleteRecoveryCodes(trx, account.id);
    }
    const [team] = await teamsOf(trx, account.id);
    const who = { at: now, actor: account.id, teamId: team?.id, ip };
    const act = { action: 'factor.remove', object: account.id, details: { kind } } as const;
    await recordAudit(trx, { ...who, ...act });
    await mailer.send(trx, factorMail(account, config, { kind, change: 'removed' }));
  });
}
