import { addDays, toCalendarDay, tokyoDay } from '@portal/shared/domain';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { eraseAccount } from './eraseAccount.ts';
import { accountById, teamsOf } from '../../directory/people.queries.ts';
import { membersOf } from '../../directory/members.queries.ts';
import {
  deleteMailsToStrangers,
  leavingUntil,
  lockLeaving,
  noteReminder,
} from './leaving.queries.ts';
import { erasedMail, reminderMail } from './leavingMails.ts';

const endLeavingJob = defineJob<object>('accounts.end-leaving', 2);
/** Days between the reminder and the last day. */
const reminderDays = 3;
/** How long a mail server may be down before the last mail is lost. */
const mailMs = 7 * 86_400_000;

type LeavingDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'mailer' | 'config' | 'log'>;

/**
 * Reminds people whose time to come back is nearly over, and erases those whose time is over. The
 * last mail to them is deleted a week later.
 */
export async function endLeaving(deps: LeavingDeps): Promise<void> {
  const { db, clock, log } = deps;
  const soon = addDays(tokyoDay(clock()), reminderDays);
  for (const accountId of await leavingUntil(db, soon)) {
    try {
      await db.transaction().execute((trx) => endOne(deps, trx, accountId));
    } catch (error) {
      // A failure does not hold up the others; the next run tries again.
      log.error({ err: error, account: accountId }, 'somebody who left was not erased');
    }
  }
  await deleteMailsToStrangers(db, new Date(clock().getTime() - mailMs));
}

async function endOne(
  { clock, queue, mailer, config }: LeavingDeps,
  trx: Deps['db'],
  accountId: string,
): Promise<void> {
  const now = clock();
  // Another process may have been faster, or the person may have come back.
  const row = await lockLeaving(trx, accountId);
  const account = row && (await accountById(trx, accountId));
  if (!account) return;
  const lastDay = toCalendarDay(row.last_day);
  if (lastDay >= tokyoDay(now)) {
    if (row.reminded_at) return;
    const [team] = await teamsOf(trx, accountId);
    const teamEnds = team !== undefined && (await membersOf(trx, team.id)).length === 1;
    await mailer.send(trx, reminderMail(account, config, { lastDay, teamEnds }));
    await noteReminder(trx, accountId, now);
    return;
  }
  await eraseAccount(trx, { clock, queue }, account);
  await mailer.send(trx, erasedMail(account, config));
}

/** Runs `endLeaving` once an hour. */
export const endLeavingWorkers: Workers = (deps) => {
  deps.queue.schedule(endLeavingJob, '41 * * * *', () => endLeaving(deps));
};
