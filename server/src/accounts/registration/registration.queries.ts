import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { RegistrationTable } from '../../db/tables/accounts.ts';

export async function insertRegistration(
  trx: Kysely<Database>,
  registration: Insertable<RegistrationTable>,
): Promise<void> {
  await trx.insertInto('accounts.registration').values(registration).execute();
}

/** Locks the registration, so that a link that is opened twice at once makes one account. */
export async function lockRegistration(
  trx: Kysely<Database>,
  tokenHash: string,
): Promise<Selectable<RegistrationTable> | undefined> {
  return trx
    .selectFrom('accounts.registration')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks a registration as used and removes its password's hash, which the account has now. */
export async function markUsed(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts.registration')
    .set({ used_at: now, pw_hash: '' })
    .where('id', '=', id)
    .execute();
}

export async function deleteRegistrationsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.registration').where('created_at', '<', before).execute();
}
