import { randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Author } from '../../directory/Author.ts';
import { avatarKey } from '../../directory/avatarUrl.ts';

/**
 * Replaces or removes a person's picture. Its name cannot be guessed: anybody with the URL can open
 * it without signing in.
 * @param picture from `squarePicture`
 * @returns the name of the picture
 */
export async function changeAvatar(
  { db, clock, blobs }: Pick<Deps, 'db' | 'clock' | 'blobs'>,
  { viewer: { user, team }, ip }: Author,
  picture: Buffer | null,
): Promise<string | null> {
  const avatar = picture && randomBytes(16).toString('base64url');
  if (picture && avatar !== null) await blobs.put(avatarKey(avatar), picture);
  const before = await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('accounts.account')
      .select('avatar')
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('accounts.account').set({ avatar }).where('id', '=', user.id).execute();
    await recordAudit(trx, {
      at: clock(),
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'account.avatar',
      object: user.id,
      details: { has_picture: avatar !== null },
    });
    return row.avatar;
  });
  if (before !== null) await blobs.remove(avatarKey(before));
  return avatar;
}
