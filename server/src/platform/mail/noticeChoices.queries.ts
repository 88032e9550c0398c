import {
  defaultNoticeChoices,
  noticeTopics,
  type NoticeChoices,
  type NoticeTopic,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** A person's mail preference for each topic. */
export async function noticeChoicesOf(
  db: Kysely<Database>,
  userId: string,
): Promise<NoticeChoices> {
  const rows = await db
    .selectFrom('portal.notice_choice')
    .select(['topic', 'way'])
    .where('user_id', '=', userId)
    .execute();
  const chosen = Object.fromEntries(rows.map(({ topic, way }) => [topic, way]));
  return { ...defaultNoticeChoices, ...chosen };
}

export async function saveNoticeChoices(
  trx: Kysely<Database>,
  userId: string,
  choices: NoticeChoices,
): Promise<void> {
  await trx
    .insertInto('portal.notice_choice')
    .values(
      noticeTopics.map((topic: NoticeTopic) => ({ user_id: userId, topic, way: choices[topic] })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'topic'])
        .doUpdateSet((row) => ({ way: row.ref('excluded.way') })),
    )
    .execute();
}
