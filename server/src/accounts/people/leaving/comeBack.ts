import { tokyoDay } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { accountById, teamsOf } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { deleteLeaving, lockLeaving, setStatus } from './leaving.queries.ts';
import { cameBackMail } from './leavingMails.ts';

/**
 * Reopens the account of a person who left, unchanged. @returns false when it cannot be reopened
 */
export async function comeBack(
  { db, clock, queue, mailer, config }: Pick<Deps, 'db' | 'clock' | 'queue' | 'mailer' | 'config'>,
  { accountId, ip }: { readonly accountId: string; readonly ip: string },
): Promise<boolean> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const row = await lockLeaving(trx, accountId);
    const account = await accountById(trx, accountId);
    if (!row || row.last_day < tokyoDay(now) || !account) return false;
    await deleteLeaving(trx, accountId);
    await setStatus(trx, { accountId, status: 'active', now });
    const teams = await teamsOf(trx, accountId);
    await recordAudit(trx, {
      at: now,
      actor: accountId,
      teamId: teams[0]?.id,
      ip,
      action: 'account.come-back',
      object: accountId,
    });
    for (const { id } of teams) await tellTeamSnapshot(trx, queue, id);
    await mailer.send(trx, cameBackMail(account, config));
    return true;
  });
}
