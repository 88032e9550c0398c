import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

interface StoredCodes {
  readonly digests: readonly string[];
  readonly salt: string;
  readonly now: Date;
}

/** How many codes of an account are left. */
export async function countRecoveryCodes(db: Kysely<Database>, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('accounts.recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Whether an account has codes, used ones included. */
export async function hasRecoveryCodes(db: Kysely<Database>, accountId: string): Promise<boolean> {
  return (await saltOfCodes(db, accountId)) !== undefined;
}

/** The salt of the codes that an account has. */
export async function saltOfCodes(
  db: Kysely<Database>,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.recovery_code')
    .select('salt')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row?.salt;
}

/** Replaces the codes of an account. */
export async function replaceRecoveryCodes(
  trx: Kysely<Database>,
  accountId: string,
  { digests, salt, now }: StoredCodes,
): Promise<void> {
  await deleteRecoveryCodes(trx, accountId);
  const common = { account_id: accountId, salt, used_at: null, created_at: now };
  await trx
    .insertInto('accounts.recovery_code')
    .values(digests.map((digest) => ({ ...common, digest })))
    .execute();
}

/** Uses a code up. @returns whether it was there and not used before */
export async function takeRecoveryCode(
  trx: Kysely<Database>,
  accountId: string,
  { digest, now }: { readonly digest: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRecoveryCodes(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('accounts.recovery_code').where('account_id', '=', accountId).execute();
}
