import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { RegistrationTable } from '../../db/tables/accounts.ts';

export async function insertRegistration(
  trx: Kysely<Database>,
  registration: Insertable<RegistrationTable>,
): Promise<void> {
  await trx.insertInto('accounts.registration').values(registration).execute();
}

/** Registrations since `since` for an address and from a network address. */
export async function countRegistrations(
  db: Kysely<Database>,
  { email, ip, since }: { readonly email: string; readonly ip: string; readonly since: Date },
): Promise<{ readonly email: number; readonly ip: number }> {
  const recent = db.selectFrom('accounts.registration').where('created_at', '>', since);
  const byEmail = await recent
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const byIp = await recent
    .where('ip', '=', ip)
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { email: byEmail.n, ip: byIp.n };
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

/** The password's hash now lives with the account only. */
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
