import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { defineJob, type Queue } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { avatarKey } from '../../directory/avatarUrl.ts';

const removeAvatarJob = defineJob<{ readonly avatar: string }>('accounts.remove-avatar', 20);

/** Queues the removal of a person's picture, which happens after the caller's transaction. */
export async function removeAvatarLater(
  trx: Kysely<Database>,
  queue: Queue,
  accountId: string,
): Promise<void> {
  const account = await trx
    .selectFrom('accounts.account')
    .select('avatar')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const avatar = account?.avatar ?? null;
  if (avatar !== null) await queue.enqueue(trx, removeAvatarJob, { avatar });
}

/** Removes pictures of people who have left for good. */
export const removeAvatarWorker: Workers = ({ blobs, queue }) => {
  queue.work(removeAvatarJob, async ({ avatar }) => {
    await blobs.remove(avatarKey(avatar));
  });
};
