import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { PasskeyTable } from '../../../platform/db/tables/accountSecurity.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** The passkeys of an account, oldest first. */
export async function passkeysOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<readonly PasskeyRow[]> {
  return db
    .selectFrom('accounts.passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** The account of a passkey, by the id that the authenticator gave it. */
export async function accountOfPasskey(
  db: Kysely<Database>,
  credentialId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.passkey')
    .select('account_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row?.account_id;
}

/** @returns false when the passkey already exists */
export async function insertPasskey(
  trx: Kysely<Database>,
  passkey: Insertable<PasskeyTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('accounts.passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface Owned {
  readonly id: string;
  readonly accountId: string;
}

/** @returns whether the account has it */
export async function renamePasskey(
  trx: Kysely<Database>,
  { id, accountId }: Owned,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the account had it */
export async function deletePasskey(
  trx: Kysely<Database>,
  { id, accountId }: Owned,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts.passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every passkey of an account. */
export async function deletePasskeysOf(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('accounts.passkey').where('account_id', '=', accountId).execute();
}

interface PasskeyUse {
  /** The authenticator's count of signatures. */
  readonly counter: number;
  readonly now: Date;
  /** Whether the authenticator verified its person. */
  readonly isVerified: boolean;
}

/**
 * Notes that a passkey was used. @param before its count of signatures when it was checked: of two
 * uses at once, one is too late @returns whether the passkey is still as it was
 */
export async function noteUse(
  trx: Kysely<Database>,
  { id, counter: before }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter, now, isVerified }: PasskeyUse,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.passkey')
    .set({ counter, last_used_at: now, ...(isVerified && { is_verified: true }) })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
