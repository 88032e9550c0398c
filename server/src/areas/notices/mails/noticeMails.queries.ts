import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { roleOf } from '../../../platform/http/Viewer.ts';

/** A person who may get mails about notices, in their current team. */
export type NoticeReader = Awaited<ReturnType<typeof noticeReaders>>[number];

/** Active people by id, in pages. @param after the last id of the previous page */
export async function noticeReaders(
  db: Kysely<Database>,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  const rows = await db
    .selectFrom('manager.user_ref as person')
    .innerJoin('manager.member_ref as member', 'member.user_id', 'person.id')
    .distinctOn('person.id')
    .select(['person.id', 'person.email', 'person.first_name', 'person.last_name'])
    .select(['person.locale', 'member.team_id', 'member.role'])
    .where('person.status', '=', 'active')
    .where('person.id', '>', after)
    .orderBy('person.id')
    .orderBy('member.joined_at')
    .limit(limit)
    .execute();
  return rows.map(({ role, ...row }) => ({ ...row, role: roleOf(role) }));
}

/** Records notices that are mailed to a person. @returns those that were not mailed before */
export async function noteNoticeMails(
  trx: Kysely<Database>,
  {
    userId,
    ids,
    at,
  }: { readonly userId: string; readonly ids: readonly string[]; readonly at: Date },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .insertInto('manager.notice_mail')
    .values(ids.map((notice_id) => ({ user_id: userId, notice_id, at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id')
    .execute();
  return new Set(rows.map(({ notice_id }) => notice_id));
}

/** Deletes records of mails about past notices. */
export async function deleteNoticeMailsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('manager.notice_mail').where('at', '<', before).execute();
}

/** People whose cards were listed before, or who have paid by card. */
export async function cardHolders(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('manager.user_ref as person')
    .select('person.id')
    .where('person.status', '=', 'active')
    .where((is) =>
      is.or([
        is.exists(
          is.selectFrom('portal.card_end').select('card_id').whereRef('user_id', '=', 'person.id'),
        ),
        is.exists(
          is
            .selectFrom('manager.payment as payment')
            .innerJoin('manager.order as order', 'order.id', 'payment.order_id')
            .select('payment.id')
            .whereRef('order.user_id', '=', 'person.id')
            .where('payment.card_id', 'is not', null),
        ),
      ]),
    )
    .orderBy('person.id')
    .execute();
  return rows.map(({ id }) => id);
}
