import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/Database.ts';
import type { TotpTable } from '../../../db/tables/accountSecurity.ts';

/** The app of an account, set up or not. */
export async function totpOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<Selectable<TotpTable> | undefined> {
  return db
    .selectFrom('accounts.totp')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Keeps a secret that counts once a code of it is confirmed; one that counts already goes on. */
export async function savePendingTotp(
  db: Kysely<Database>,
  accountId: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<void> {
  const pending = { pending_secret: secret, pending_at: now };
  await db
    .insertInto('accounts.totp')
    .values({ account_id: accountId, ...pending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(pending))
    .execute();
}

interface Confirmed {
  /** The secret as it was kept; another one has been begun when it is not there any more. */
  readonly secret: string;
  readonly step: number;
  readonly now: Date;
}

/** Lets a kept secret count from now on. @returns whether it was still there */
export async function confirmTotp(
  trx: Kysely<Database>,
  accountId: string,
  { secret, step, now }: Confirmed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.totp')
    .set({
      secret,
      confirmed_at: now,
      last_step: step,
      last_used_at: null,
      pending_secret: null,
      pending_at: null,
    })
    .where('account_id', '=', accountId)
    .where('pending_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the code of a period, once. @returns whether it was not taken before */
export async function takeTotpStep(
  trx: Kysely<Database>,
  accountId: string,
  { secret, step, now }: Confirmed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.totp')
    .set({ last_step: step, last_used_at: now })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was one that counted */
export async function deleteTotp(trx: Kysely<Database>, accountId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('accounts.totp')
    .where('account_id', '=', accountId)
    .returning('secret')
    .executeTakeFirst();
  return typeof deleted?.secret === 'string';
}
