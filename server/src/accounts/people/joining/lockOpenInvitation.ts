import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { hashToken, linkState } from '../../security/mails/mailedLink.ts';
import { invitationByToken, lockInvitation } from '../../directory/invitations.queries.ts';

/**
 * Finds and locks the invitation behind a mailed link, so that it is used once.
 * @throws ConflictError `link_over` when it was used, has expired or was revoked
 */
export async function lockOpenInvitation(trx: Kysely<Database>, token: string, now: Date) {
  const hash = hashToken(token);
  await lockInvitation(trx, hash);
  const row = await invitationByToken(trx, hash);
  const state = linkState(row && { usedAt: row.accepted_at, expiresAt: row.expires_at }, now);
  if (!row || state !== 'open') throw new ConflictError('link_over');
  return row;
}
