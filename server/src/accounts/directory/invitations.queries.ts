import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { InvitationTable } from '../../platform/db/tables/accounts.ts';

export type InvitationRow = Selectable<InvitationTable>;
interface Key {
  readonly teamId: string;
  readonly id: string;
}

/** A team's open invitations, including expired ones, oldest first. */
export async function openInvitations(
  db: Kysely<Database>,
  teamId: string,
): Promise<InvitationRow[]> {
  return db
    .selectFrom('accounts.invitation')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('accepted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function openInvitation(
  db: Kysely<Database>,
  { teamId, id }: Key,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('accounts.invitation')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
}

/** The invitation behind a mailed link, with the team and who invited. */
export async function invitationByToken(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom('accounts.invitation as i')
    .innerJoin('accounts.team as t', 't.id', 'i.team_id')
    .innerJoin('accounts.account as by', 'by.id', 'i.invited_by')
    .selectAll('i')
    .select(['t.name as team_name', 't.country_code', 't.edition'])
    .select(['by.last_name as inviter_last_name', 'by.first_name as inviter_first_name'])
    .where('i.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Locks the invitation behind a mailed link until the transaction ends. */
export async function lockInvitation(trx: Kysely<Database>, tokenHash: string): Promise<void> {
  await trx
    .selectFrom('accounts.invitation')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .execute();
}

/** Locks the invitation of an address to a team, if it can be accepted now. */
export async function lockInvitationOf(
  trx: Kysely<Database>,
  { teamId, email, now }: { readonly teamId: string; readonly email: string; readonly now: Date },
): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('accounts.invitation')
    .selectAll()
    .where('team_id', '=', teamId)
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function markAccepted(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts.invitation')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .execute();
}

export async function insertInvitation(
  trx: Kysely<Database>,
  invitation: Insertable<InvitationTable>,
): Promise<void> {
  await trx.insertInto('accounts.invitation').values(invitation).execute();
}

/** @returns whether the team has this open invitation. */
export async function updateInvitation(
  trx: Kysely<Database>,
  { teamId, id }: Key,
  change: Updateable<InvitationTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.invitation')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether the team had this open invitation. */
export async function deleteInvitation(
  trx: Kysely<Database>,
  { teamId, id }: Key,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts.invitation')
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes invitations that expired before `before`, accepted ones too. */
export async function deleteInvitationsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.invitation').where('expires_at', '<', before).execute();
}
