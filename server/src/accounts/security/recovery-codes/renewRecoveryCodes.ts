import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { lockAccount, teamsOf, type AccountRow } from '../../directory/people.queries.ts';
import { factorKindsOf } from '../factors/factors.queries.ts';
import { codesRenewedMail } from '../factors/factorMails.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { replaceRecoveryCodes } from '../factors/recoveryCodes.queries.ts';

/**
 * Gives an account ten new recovery codes; the old ones stop working. @returns the codes
 * @throws ConflictError `no_factor`: codes go with a second factor
 */
export async function renewRecoveryCodes(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  account: AccountRow,
  ip: string,
): Promise<readonly string[]> {
  const fresh = await newRecoveryCodes();
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    const kinds = await factorKindsOf(trx, account.id);
    if (kinds.length === 0) throw new ConflictError('no_factor');
    await replaceRecoveryCodes(trx, account.id, { ...fresh, now });
    const [team] = await teamsOf(trx, account.id);
    const who = { at: now, actor: account.id, teamId: team?.id, ip };
    await recordAudit(trx, { ...who, action: 'factor.renew_codes', object: account.id });
    await mailer.send(trx, codesRenewedMail(account, config));
  });
  return fresh.codes;
}
