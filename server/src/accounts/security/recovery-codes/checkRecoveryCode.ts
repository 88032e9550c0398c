import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { teamsOf, type AccountRow } from '../../directory/people.queries.ts';
import type { TakeFactor } from '../factors/TakeFactor.ts';
import { recoveryUsedMail } from '../factors/factorMails.ts';
import { digestOfCode } from './recoveryCodes.ts';
import {
  countRecoveryCodes,
  saltOfCodes,
  takeRecoveryCode,
} from '../factors/recoveryCodes.queries.ts';

/** Checks a recovery code; the returned function uses it up and tells its person by mail. */
export async function checkRecoveryCode(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  account: AccountRow,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<TakeFactor> {
  const salt = await saltOfCodes(db, account.id);
  if (salt === undefined) return () => Promise.resolve(false);
  const digest = await digestOfCode(code, salt);
  const now = clock();
  return async (trx) => {
    if (!(await takeRecoveryCode(trx, account.id, { digest, now }))) return false;
    const left = await countRecoveryCodes(trx, account.id);
    const [team] = await teamsOf(trx, account.id);
    await recordAudit(trx, {
      at: now,
      actor: account.id,
      teamId: team?.id,
      ip,
      action: 'factor.recovery',
      object: account.id,
      details: { left },
    });
    await mailer.send(trx, recoveryUsedMail(account, config, left));
    return true;
  };
}
