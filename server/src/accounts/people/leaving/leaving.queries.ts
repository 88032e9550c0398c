import type { CalendarDay } from '@portal/shared/domain';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { LeavingReasonTable, LeavingTable } from '../../../platform/db/tables/leaving.ts';

/** The departure of a person who can still come back; undefined for everybody else. */
export async function leavingOf(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom('accounts.leaving')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends; undefined while another transaction holds it. */
export async function lockLeaving(trx: Kysely<Database>, accountId: string) {
  return trx
    .selectFrom('accounts.leaving')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Accounts whose last day is this one or earlier, the longest waiting first. */
export async function leavingUntil(
  db: Kysely<Database>,
  day: CalendarDay,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('accounts.leaving')
    .select('account_id')
    .where('last_day', '<=', day)
    .orderBy('last_day')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function insertLeaving(
  trx: Kysely<Database>,
  leaving: Insertable<LeavingTable>,
  reason: Insertable<LeavingReasonTable> | null,
): Promise<void> {
  await trx.insertInto('accounts.leaving').values(leaving).execute();
  if (reason) await trx.insertInto('accounts.leaving_reason').values(reason).execute();
}

export async function noteReminder(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accounts.leaving')
    .set({ reminded_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteLeaving(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('accounts.leaving').where('account_id', '=', accountId).execute();
}

/** Sets an account's status; the manager learns of it with the team's snapshot. */
export async function setStatus(
  trx: Kysely<Database>,
  { accountId, status, now }: { accountId: string; status: 'active' | 'leaving'; now: Date },
): Promise<void> {
  await trx
    .updateTable('accounts.account')
    .set((row) => ({ status, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', accountId)
    .execute();
}

export async function deleteOpenInvitations(trx: Kysely<Database>, teamId: string): Promise<void> {
  await trx
    .deleteFrom('accounts.invitation')
    .where('team_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .execute();
}

/** Deletes mails to addresses without an account: people who have left, or never registered. */
export async function deleteMailsToStrangers(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom('portal.mail_outbox')
    .where('sent_at', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('accounts.account as account')
            .select('account.id')
            .where(sql<boolean>`lower(account.email) = lower(mail_outbox.recipient)`),
        ),
      ),
    )
    .execute();
}
