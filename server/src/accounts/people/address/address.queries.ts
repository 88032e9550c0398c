import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { AddressChangeTable } from '../../../platform/db/tables/accountSecurity.ts';

export type AddressChangeRow = Selectable<AddressChangeTable>;
export type AddressSide = 'old' | 'new';

/** A change, and which of its two links was opened. */
export interface LinkedChange {
  readonly row: AddressChangeRow;
  readonly side: AddressSide;
}

export async function insertAddressChange(
  trx: Kysely<Database>,
  change: Insertable<AddressChangeTable>,
): Promise<void> {
  await trx.insertInto('accounts.address_change').values(change).execute();
}

/** Stores the digests of the link tokens of an open change. @returns the change */
export async function giveAddressLinks(
  trx: Kysely<Database>,
  id: string,
  hashes: Readonly<Record<AddressSide, string>>,
): Promise<AddressChangeRow | undefined> {
  return trx
    .updateTable('accounts.address_change')
    .set({ old_token_hash: hashes.old, new_token_hash: hashes.new })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** The account's change that waits for its links to be opened. */
export async function openAddressChange(
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<AddressChangeRow | undefined> {
  return db
    .selectFrom('accounts.address_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The change that a link belongs to, with the address that the link was sent to. */
export async function addressChangeOf(db: Kysely<Database>, tokenHash: string) {
  return withSide(await selectByLink(db, tokenHash).executeTakeFirst(), tokenHash);
}

/** Locks the change of a link, so that two links opened at once are handled one after the other. */
export async function lockAddressChange(trx: Kysely<Database>, tokenHash: string) {
  return withSide(await selectByLink(trx, tokenHash).forUpdate().executeTakeFirst(), tokenHash);
}

function selectByLink(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom('accounts.address_change')
    .selectAll()
    .where((is) =>
      is.or([is('old_token_hash', '=', tokenHash), is('new_token_hash', '=', tokenHash)]),
    );
}

function withSide(row: AddressChangeRow | undefined, tokenHash: string): LinkedChange | undefined {
  return row && { row, side: row.old_token_hash === tokenHash ? 'old' : 'new' };
}

export async function noteAgreement(
  trx: Kysely<Database>,
  { id, side, now }: { readonly id: string; readonly side: AddressSide; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('accounts.address_change')
    .set({ [`${side}_agreed_at`]: now })
    .where('id', '=', id)
    .execute();
}

/** Closes the open change of an account. @returns whether there was one */
export async function closeAddressChange(
  trx: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.address_change')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an account another mail address. */
export async function setEmail(
  trx: Kysely<Database>,
  { id, email, now }: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('accounts.account')
    .set((row) => ({ email, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function deleteAddressChangesBefore(
  db: Kysely<Database>,
  before: Date,
): Promise<void> {
  await db.deleteFrom('accounts.address_change').where('created_at', '<', before).execute();
}
